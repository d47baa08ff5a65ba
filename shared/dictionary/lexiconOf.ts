import { createLexicon, markOf } from './createLexicon.ts';
import type { LexiconName } from './createLexicon.ts';
import { buildDawg } from './dawg.ts';
import type { Lexicon } from './lexicon.ts';
import { wordsAfter } from './wordNumbers.ts';

/** Where a list takes from what it does not say itself. */
export type Grades = Pick<Lexicon, 'level' | 'isRude'>;

/**
 * A lexicon of these words, in any order; words of other letters than a–z in lower case are left out. How common a word
 * is and whether it is rude is taken from `levels`; without it no word has a level and none is rude.
 */
export function lexiconOf(
  words: Iterable<string>,
  { levels, ...name }: LexiconName & { readonly levels?: Grades },
): Lexicon {
  const dawg = buildDawg(words);
  const marks: number[] = [];
  for (const word of wordsAfter(dawg)) {
    marks.push(markOf(levels?.level(word) ?? null, levels?.isRude(word) ?? false));
  }
  return createLexicon(name, dawg, Uint8Array.from(marks));
}
