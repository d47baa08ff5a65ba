/** How one player's chance to win went through a game. */
import type { SeatIndex } from '#shared/match/entry.ts';
import type { Cost } from './costs.ts';

/** Before a decision: its place in the game, and the chance (0 … 1) if all goes on perfectly. */
export interface Moment {
  readonly cost: Cost;
  readonly chance: number;
}

/** Of two players every decision tells of both; of more only the seat's own do. */
export function courseOf(costs: readonly Cost[], seat: SeatIndex, players: number): readonly Moment[] {
  return costs.flatMap((cost) => {
    if (cost.decision.seat === seat) return [{ cost, chance: cost.best.chance }];
    return players === 2 ? [{ cost, chance: 1 - cost.best.chance }] : [];
  });
}
