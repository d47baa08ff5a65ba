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

/** What takes milliseconds to find out is found out when it is first asked for: to judge words needs none of it. */
export function createLexicon({ resource, title, dawg, marks }: LexiconParts): Lexicon {
  let counts: Int32Array | undefined;
  let longest: number | undefined;
  let automaton: Automaton | undefined;
  const markOfWord = (word: string): number => {
    counts ??= countWords(dawg);
    return marks[numberOfWord(dawg, counts, word)] ?? NO_MARK;
  };
  return {
    resource,
    title,
    dawg,
    size: marks.length,
    get longest() {
      return (longest ??= lengthOfLongest(dawg));
    },
    get automaton() {
      return (automaton ??= layOut(dawg));
    },
    has: (word) => isWordOf(dawg, word),
    level: (word) => levelIn(markOfWord(word)),
    isRude: (word) => isRudeMark(markOfWord(word)),
    words: () => wordsAfter(dawg),
  };
}
