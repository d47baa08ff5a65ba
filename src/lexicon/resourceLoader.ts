/** Fetching word lists for a match: where they come from differs between a page, a worker and Node, this does not. */
import { ownListOf, missingSentence } from '#shared/dictionary/chosenLexicon.ts';
import { ENGLISH } from '#shared/dictionary/english.ts';
import type { Lexicon } from '#shared/dictionary/lexicon.ts';
import { lexiconOf } from '#shared/dictionary/lexiconOf.ts';
import type { ResourceLoader } from '#shared/plugin/resources.ts';

export interface ResourceSources {
  /** The list that comes with the arcade; rejects with an Error that says why it cannot be had. */
  english(): Promise<Lexicon>;
  /** The words of a list of one's own, sorted, by hash; null where it is not here. */
  ownWords(hash: string): Promise<readonly string[] | null>;
}

/** Each list is made ready once; what could not be had is tried anew at the next call. */
export function createResourceLoader({ english, ownWords }: ResourceSources): ResourceLoader {
  /** The own list that was asked for last: people play one after the other, and a large list is tens of megabytes. */
  let last: { readonly hash: string; readonly title: string; readonly lexicon: Promise<Lexicon> } | null =
    null;

  async function ownLexicon(hash: string, title: string, missing: string): Promise<Lexicon> {
    const [words, levels] = await Promise.all([ownWords(hash), english()]);
    if (words === null) throw new Error(missing);
    return lexiconOf(words, { resource: { name: `own:${title}`, hash }, title, levels });
  }

  return async (resource) => {
    const own = ownListOf(resource);
    if (own !== null) {
      const { hash, title } = own;
      if (last?.hash === hash && last.title === title) return last.lexicon;
      const lexicon = ownLexicon(hash, title, missingSentence(resource));
      last = { hash, title, lexicon };
      lexicon.catch(() => {
        if (last?.lexicon === lexicon) last = null;
      });
      return lexicon;
    }
    if (resource.name !== ENGLISH.name || resource.hash !== ENGLISH.hash) {
      throw new Error(missingSentence(resource));
    }
    return english();
  };
}
