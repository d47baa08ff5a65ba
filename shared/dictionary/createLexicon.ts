/** A lexicon of an automaton and one byte a word; where both come from, a packed file or a list, is elsewhere. */
import type { ResourceName } from '#shared/match/record.ts';
import { layOut } from './automaton.ts';
import type { Automaton } from './automaton.ts';
import type { Dawg } from './dawg.ts';
import type { Lexicon } from './lexicon.ts';
import { markOf, markedBy } from './marks.ts';
import type { Marked } from './marks.ts';
import type { Rows } from './rows.ts';
import { isWordOf, numberOfWord, wordCounts, wordsAfter } from './wordNumbers.ts';
import type { WordCounts } from './wordNumbers.ts';

export interface LexiconName {
  readonly resource: ResourceName;
  readonly title: string;
}

/** All that a lexicon is made of. */
export interface LexiconParts extends LexiconName {
  readonly dawg: Dawg;
  /** The mark of each word, in alphabetical order: see `markOf`. */
  readonly marks: Uint8Array;
  /** Letters of the longest word; 0 where there is none. */
  readonly longest: number;
  /** How many words the first states of `dawg` lead to, as many of them as are known. */
  readonly counts?: Int32Array;
  /** Where the rows of `dawg` stand, if that is known; otherwise it is worked out when the automaton is needed. */
  readonly rows?: () => Rows;
}

/** Of what is no word. */
const NO_MARK = markOf({ level: null, rude: false });

/** What takes milliseconds to find out is found out when it is first asked for: to judge words needs none of it. */
export function createLexicon({
  resource,
  title,
  dawg,
  marks,
  longest,
  counts,
  rows,
}: LexiconParts): Lexicon {
  let countOf: WordCounts | undefined;
  let automaton: Automaton | undefined;
  const markedWord = (word: string): Marked => {
    countOf ??= wordCounts(dawg, counts);
    return markedBy(marks[numberOfWord(dawg, countOf, word)] ?? NO_MARK);
  };
  return {
    resource,
    title,
    dawg,
    size: marks.length,
    longest,
    get automaton() {
      return (automaton ??= layOut(dawg, rows?.()));
    },
    has: (word) => isWordOf(dawg, word),
    level: (word) => markedWord(word).level,
    isRude: (word) => markedWord(word).rude,
    words: () => wordsAfter(dawg),
  };
}
