/** Word lists without a browser: English from the project, one's own from files that were named. */
import type { OwnListName } from '#shared/dictionary/chosenLexicon.ts';
import type { Lexicon } from '#shared/dictionary/lexicon.ts';
import { hashOfWords } from '#shared/dictionary/wordHash.ts';
import type { ResourceLoader } from '#shared/plugin/resources.ts';
import { loadEnglishNode } from './nodeLexicon.ts';
import { createResourceLoader } from './resourceLoader.ts';

/** A list of one's own that was read from a file. */
export interface NamedWords extends OwnListName {
  readonly words: readonly string[];
}

/** Words under a title; their hash names them. */
export function namedWords(title: string, words: readonly string[]): NamedWords {
  return { title, hash: hashOfWords(words), words };
}

/** Fetches for the project at `root` what matches need, with the lists that were named; English is read once. */
export function createNodeLoader(root: string, lists: readonly NamedWords[] = []): ResourceLoader {
  let english: Promise<Lexicon> | null = null;
  return createResourceLoader({
    english: () =>
      (english ??= loadEnglishNode(root).catch((error: unknown) => {
        english = null;
        throw error;
      })),
    ownWords: (hash) => Promise.resolve(lists.find((list) => list.hash === hash)?.words ?? null),
  });
}
