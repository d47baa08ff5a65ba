/** A lexicon of an automaton and one byte a word; where both come from, a packed file or a list, is elsewhere. */
import type { ResourceName } from '#shared/match/record.ts';
import { layOut } from './automaton.ts';
import type { Automaton } from './automaton.ts';
import type { Dawg } from './dawg.ts';
import type { Lexicon, WordLevel } from './lexicon.ts';
import { countWords, isWordOf, lengthOfLongest, numberOfWord, wordsAfter } from './wordNumbers.ts';

/** The levels in the order of their codes. */
export const LEVELS: readonly WordLevel[] = [10, 20, 35, 40, 50, 55, 60, 70, 80, null];

/** A word's mark is the code of its level, and this bit when it is rude. */
const RUDE_BIT = 16;
const LEVEL_BITS = RUDE_BIT - 1;

export interface LexiconName {
  readonly resource: ResourceName;
  readonly title: string;
}

/** The level that a mark says. */
export function levelIn(mark: number): WordLevel {
  return LEVELS[mark & LEVEL_BITS] ?? null;
}

export function isRudeMark(mark: number): boolean {
  return (mark & RUDE_BIT) !== 0;
}

/** All that a lexicon is made of. */
export interface LexiconParts extends LexiconName {
  readonly dawg: Dawg;
  /** A byte for each word, in alphabetical order: see `markOf`. */
  readonly marks: Uint8Array;
}

/** Of what is no word. */
const NO_MARK = markOf(null, false);

/** A word's level and rudeness in one byte. */
export function markOf(level: WordLevel, rude: boolean): number {
  return LEVELS.indexOf(level) | (rude ? RUDE_BIT : 0);
}

export function createLexicon({ resource, title, dawg, marks }: LexiconParts): Lexicon {
  const counts = countWords(dawg);
  const marked = (word: string): number | undefined => marks[numberOfWord(dawg, counts, word)];
  let automaton: Automaton | undefined;
  return {
    resource,
    title,
    dawg,
    size: counts[0] ?? 0,
    longest: lengthOfLongest(dawg),
    // Whoever only judges words need not wait for it.
    get automaton() {
      automaton ??= layOut(dawg);
      return automaton;
    },
    has: (word) => isWordOf(dawg, word),
    level: (word) => levelIn(marked(word) ?? NO_MARK),
    isRude: (word) => isRudeMark(marked(word) ?? NO_MARK),
    words: () => wordsAfter(dawg),
  };
}
