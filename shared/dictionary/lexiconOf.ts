import { createLexicon } from './createLexicon.ts';
import type { LexiconName, LexiconParts } from './createLexicon.ts';
import { buildDawg, spellable } from './dawg.ts';
import type { Lexicon } from './lexicon.ts';
import { markOf } from './marks.ts';

/** Where a list takes from what it does not say itself. */
export type Grades = Pick<Lexicon, 'level' | 'isRude'>;

/** A name, and where levels come from. */
export interface ListOptions extends LexiconName {
  readonly levels?: Grades;
}

/**
 * A lexicon of these words, in any order; words of other letters than a–z in lower case are left out. How common a word
 * is and whether it is rude is taken from `levels`; without it no word has a level and none is rude.
 */
export function lexiconOf(words: Iterable<string>, options: ListOptions): Lexicon {
  return createLexicon(partsOf(words, options));
}

/** The same before it is made: for packing. */
export function partsOf(words: Iterable<string>, { resource, title, levels }: ListOptions): LexiconParts {
  const sorted = spellable(words);
  const marks = Uint8Array.from(sorted, (word) =>
    markOf({ level: levels?.level(word) ?? null, rude: levels?.isRude(word) ?? false }),
  );
  const longest = sorted.reduce((most, word) => Math.max(most, word.length), 0);
  return { resource, title, dawg: buildDawg(sorted), marks, longest };
}
