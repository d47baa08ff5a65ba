/** What each seat has done in a game, for the statistics and for the result that is shared. */
import type { SeatIndex } from '#shared/match/entry.ts';
import type { Feats } from './data.ts';
import { ownersOf } from './finds.ts';
import type { RoundWords } from './finds.ts';
import { hasPossible } from './possible.ts';
import type { BoggleRules } from './rules.ts';

/** Before anything was done. */
export const NO_FEATS: Feats = {
  bestRound: null,
  longest: '',
  lengths: [],
  found: 0,
  possible: 0,
  writing: 0,
};

/** A round that has been scored. */
export interface ScoredRound extends RoundWords {
  readonly rules: BoggleRules;
  readonly roundScores: readonly number[];
  /** Match time in ms that each seat had for writing. */
  readonly wrote: readonly number[];
  /** By seat: somebody had it. */
  readonly tookPart: readonly boolean[];
}

/** The feats of every seat with those of a scored round added. */
export function withRound(feats: readonly Feats[], round: ScoredRound): readonly Feats[] {
  const words = wordsBySeat(round);
  return feats.map((before, seat) => {
    if (round.tookPart[seat] !== true) return before;
    const own = words.get(seat) ?? [];
    const score = round.roundScores[seat] ?? 0;
    return {
      bestRound: Math.max(before.bestRound ?? score, score),
      longest: own.reduce((best, word) => (word.length > best.length ? word : best), before.longest),
      lengths: counted(before.lengths, own),
      found: before.found + own.filter((word) => hasPossible(round.possible, word)).length,
      possible: before.possible + round.possible.length,
      writing: before.writing + (round.wrote[seat] ?? 0),
    };
  });
}

/** How many words that is. */
export function wordsIn({ lengths }: Pick<Feats, 'lengths'>): number {
  return lengths.reduce((sum, count) => sum + count, 0);
}

function wordsBySeat(round: ScoredRound): ReadonlyMap<SeatIndex, readonly string[]> {
  const words = new Map<SeatIndex, string[]>();
  for (const [word, owners] of ownersOf(round.rules, round)) {
    for (const seat of owners) words.set(seat, [...(words.get(seat) ?? []), word]);
  }
  return words;
}

function counted(lengths: readonly number[], words: readonly string[]): readonly number[] {
  const longest = words.reduce((most, word) => Math.max(most, word.length), lengths.length - 1);
  const counts = Array.from({ length: longest + 1 }, (_, letters) => lengths[letters] ?? 0);
  for (const word of words) counts[word.length] = (counts[word.length] ?? 0) + 1;
  return counts;
}
