/** How a game ends. Source: SRS 2.1.1.4 and 2.1.1.8–9. */
import { leaders } from '#shared/scoreboard/standing.ts';

export type Outcome = 'win' | 'draw' | 'lose';

/** Whether somebody has the points that end the game. */
export function hasReached(totals: readonly number[], target: number): boolean {
  return totals.some((total) => total >= target);
}

/** Each seat's outcome, or null while nobody has reached the target: the highest total wins, equal ones draw. */
export function outcomesOf(totals: readonly number[], target: number): readonly Outcome[] | null {
  if (!hasReached(totals, target)) return null;
  const ahead = leaders(totals);
  return totals.map((_, seat) => (!ahead.includes(seat) ? 'lose' : ahead.length === 1 ? 'win' : 'draw'));
}
