/** A word list to judge, search and show by: what every game of words asks. How it is stored and fetched is elsewhere. */
import type { ResourceName } from '#shared/match/record.ts';
import type { Automaton } from './automaton.ts';
import type { Dawg } from './dawg.ts';

/**
 * How common a word is: the SCOWL size it first appears in, 10 (everyday) … 80 (rare); null where nobody has graded it,
 * as in a list of one's own that has words English does not.
 */
export type WordLevel = 10 | 20 | 35 | 40 | 50 | 55 | 60 | 70 | 80 | null;

export interface Lexicon {
  /** Name and hash, as a record keeps them: the same hash is the same words with the same levels. */
  readonly resource: ResourceName;
  /** What people call it. */
  readonly title: string;
  /** How many words. */
  readonly size: number;
  /** Longest word, in letters. */
  readonly longest: number;
  /** Its words as states and letters, for prefix walks and patterns. */
  readonly dawg: Dawg;
  /** The same laid out for the solver, which follows letters millions of times a second; made when first asked for. */
  readonly automaton: Automaton;
  /** Whether it has the word, in lower case. */
  has(word: string): boolean;
  /** How common a word is, in lower case; null as well for a word it does not have. */
  level(word: string): WordLevel;
  /** A word it has that is not shown unless somebody asks for such words. It counts all the same. */
  isRude(word: string): boolean;
  /** Its words in alphabetical order, one at a time: 248,000 of them take a while. */
  words(): Iterable<string>;
}
