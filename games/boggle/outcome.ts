/**
 * How a game ends. Source: SRS 2.1.1.4 and 2.1.1.8–9 for a target; after a number of rounds it is the same, without one.
 */
import { leaders } from '#shared/scoreboard/standing.ts';
import type { BoggleRules } from './rules.ts';

export type Outcome = 'win' | 'draw' | 'lose';

/** Whether a scored round was a game's last: somebody has the target, or there are no more rounds. */
export function hasEnded(
  end: BoggleRules['end'],
  totals: readonly number[],
  target: number,
  round: number,
): boolean {
  return end.by === 'target' ? totals.some((total) => total >= target) : round >= end.rounds;
}

/**
 * Each seat's outcome at a game's end: the highest total wins, equal ones draw. It is a win for whoever plays alone too,
 * which means nothing there: what is told of such a game (table, result to share, statistics) speaks of no winner.
 */
export function outcomesOf(totals: readonly number[]): readonly Outcome[] {
  const ahead = leaders(totals);
  return totals.map((_, seat) => (!ahead.includes(seat) ? 'lose' : ahead.length === 1 ? 'win' : 'draw'));
}
