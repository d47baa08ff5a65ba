/** All games of one person together, whoever they were played against. */
import type { Tally } from './data.ts';

export interface TallySum {
  readonly won: number;
  readonly lost: number;
  /** Won of a hundred, rounded; null before the first game. */
  readonly percent: number | null;
}

export function totalOf(tallies: readonly Tally[]): TallySum {
  const won = tallies.reduce((sum, tally) => sum + tally.won, 0);
  const lost = tallies.reduce((sum, tally) => sum + tally.lost, 0);
  return { won, lost, percent: won + lost === 0 ? null : Math.round((100 * won) / (won + lost)) };
}
