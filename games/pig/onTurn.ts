/** When a computer moves, and how long it takes. */
import type { SeatIndex } from '#shared/match/entry.ts';
import type { Decision } from '#shared/plugin/contract.ts';
import type { View } from '#shared/plugin/view.ts';
import type { PigData } from './data.ts';
import type { Move } from './moves.ts';

/** The move of a seat whose turn it is. It is made at once where the chart has waited for the computer already. */
export function onTurn(
  { data, viewer }: View<PigData>,
  moveOf: (seat: SeatIndex) => Move,
): Decision<Move> | null {
  if (viewer === 'spectator' || data.phase !== 'deciding' || data.turn !== viewer) return null;
  return { move: moveOf(viewer), after: data.waited ? 0 : data.pace };
}
