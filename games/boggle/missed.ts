/**
 * What a board held, and who found how much of it.
 *
 * A word of the lexicon that somebody wrote is found, whatever became of it then (cancelled, rejected); the others of the
 * board are missed. So every possible word is one or the other, and none is both.
 */
import { longestFirst } from '#shared/dictionary/wordOrder.ts';
import type { SeatIndex } from '#shared/match/entry.ts';
import { pointsOf } from './commonness.ts';
import type { ListedWord, PossibleWord, WordLists } from './data.ts';
import { pointsFor, type ScoreTable } from './scoring.ts';

/** A possible word with the seats that wrote it, ascending: none for one that was missed. */
export interface SoughtWord extends PossibleWord {
  readonly by: readonly SeatIndex[];
}

/** How much of a board somebody found, in words of the lexicon and what those are worth without cancelling. */
export interface Share {
  readonly words: number;
  readonly points: number;
  /** Of the board's points, from 0 to 1; 0 for a board without words. */
  readonly part: number;
}

export interface SeatShare extends Share {
  readonly seat: SeatIndex;
  /** All that is in the seat's set, in the lexicon or not. */
  readonly found: number;
  /** The best of those that scored; null for a seat that has none. */
  readonly best: string | null;
}

export interface BestWord {
  readonly word: string;
  /** What it is worth to whoever has it alone. */
  readonly points: number;
  /** Who has it. */
  readonly seats: readonly SeatIndex[];
}

/** Every possible word with whoever wrote it, in the order given. */
export function soughtWords(possible: readonly PossibleWord[], lists: WordLists): readonly SoughtWord[] {
  const writers = new Map<string, SeatIndex[]>();
  for (const [seat, { all }] of lists.seats.entries()) {
    for (const { word, path } of all) {
      if (path !== null) writers.set(word, [...(writers.get(word) ?? []), seat]);
    }
  }
  return possible.map((each) => ({ ...each, by: writers.get(each.word) ?? [] }));
}

/** Those that nobody wrote. */
export function missedWords(sought: readonly SoughtWord[]): readonly SoughtWord[] {
  return sought.filter(({ by }) => by.length === 0);
}

/** What each seat found of the board, by seat: a word it rejected is none of its. */
export function seatShares(
  possible: readonly PossibleWord[],
  lists: WordLists,
  scores: ScoreTable,
): readonly SeatShare[] {
  const worth = new Map(possible.map((each) => [each.word, each]));
  return lists.seats.map(({ all }, seat): SeatShare => {
    const own = all.filter(({ seats }) => seats.includes(seat));
    const known = own.flatMap(({ word }) => worth.get(word) ?? []);
    const best = bestOf(own.filter(scored), scores)?.word ?? null;
    return { seat, found: own.length, best, ...shareOf(known, possible) };
  });
}

/** What all found of the board together. */
export function tableShare(possible: readonly PossibleWord[], lists: WordLists): Share {
  const found = new Set(lists.seats.flatMap(({ all }) => all.filter(isKept).map(({ word }) => word)));
  return shareOf(
    possible.filter(({ word }) => found.has(word)),
    possible,
  );
}

/** The word that scored most in the round, the longest and then the first of several; null where none scored. */
export function bestWord(lists: WordLists, scores: ScoreTable): BestWord | null {
  return bestOf(
    lists.seats.flatMap(({ all }) => all.filter(scored)),
    scores,
  );
}

function bestOf(words: readonly ListedWord[], scores: ScoreTable): BestWord | null {
  const [first] = words.toSorted(longestFirst);
  // Every table gives a longer word as much or more, so the longest is worth most.
  return first === undefined
    ? null
    : { word: first.word, points: pointsFor(first.word.length, scores), seats: first.seats };
}

/** A word that several have, or that is too short to be worth anything, scores for nobody. */
function scored({ points }: ListedWord): boolean {
  return points > 0;
}

/** In somebody's set. */
function isKept({ seats }: ListedWord): boolean {
  return seats.length > 0;
}

function shareOf(some: readonly PossibleWord[], all: readonly PossibleWord[]): Share {
  const [points, whole] = [pointsOf(some), pointsOf(all)];
  return { words: some.length, points, part: whole === 0 ? 0 : points / whole };
}
