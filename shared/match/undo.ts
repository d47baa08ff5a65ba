/**
 * Who may go back where. Taking back is an entry like any other (`back`, or `ask` and `agree`); the
 * fold carries it out, here it is judged. Redo is going back to what had itself been taken back.
 */
import { canonicalJson } from '#shared/json.ts';
import type { UndoPolicy } from '#shared/plugin/contract.ts';
import type { SeatIndex } from './entry.ts';
import type { TableRefusalCode } from './refusals.ts';
import type { FoldState } from './state.ts';
import { latest, stateAfter, type Past, type Timeline } from './timeline.ts';

/** The moves, by entry number, that make up play as it stands in `state`: the log less what was taken back. */
export function movesInPlay(timeline: Past, state: FoldState): readonly number[] {
  const moves: number[] = [];
  for (let n = state.play; n > 0; n = stateAfter(timeline.states, n - 1).play) moves.push(n);
  return moves.reverse();
}

/** The entry to go back to so that the last standing move is undone, or null. */
export function undoTarget(timeline: Past): number | null {
  const { play } = latest(timeline);
  return play === 0 ? null : play - 1;
}

/** The entry to go to so that the move taken back last from here stands again, or null. */
export function redoTarget(timeline: Timeline): number | null {
  const { play } = latest(timeline);
  const again = timeline.log.findLast(
    (entry) => 'move' in entry && stateAfter(timeline.states, entry.n - 1).play === play,
  );
  return again?.n ?? null;
}

/**
 * Why `seat` may not go back to entry `to` by itself, or null if it may. With `own`, all that changes
 * must be its own moves, and no chance may have been drawn since; `all` knows neither limit.
 */
export function refuseBack(
  timeline: Past,
  policy: UndoPolicy,
  seat: SeatIndex,
  to: number,
): TableRefusalCode | null {
  const refused = refuseAsk(timeline, policy, to);
  if (refused !== null || policy === 'all') return refused;
  const { undone, redone } = difference(timeline, to);
  const own = [...undone, ...redone].every((n) => timeline.log.at(n - 1)?.by === seat);
  return own ? null : 'undo/not-yours';
}

/** Why nobody may even ask to go back to entry `to`, or null. */
export function refuseAsk(timeline: Past, policy: UndoPolicy, to: number): TableRefusalCode | null {
  if (policy === 'none') return 'undo/not-allowed';
  if (to >= timeline.states.length) return 'undo/nowhere';
  const { undone, redone, fork } = difference(timeline, to);
  // Without this, going back to where play already stands would hand back time on the clock.
  if (undone.length + redone.length === 0) return 'undo/nowhere';
  const revealed = chance(latest(timeline)) !== chance(stateAfter(timeline.states, fork));
  return policy === 'own' && undone.length > 0 && revealed ? 'undo/chance' : null;
}

/** What going to `to` would take back and bring again, and the last move both lines share. */
function difference(
  timeline: Past,
  to: number,
): { readonly undone: readonly number[]; readonly redone: readonly number[]; readonly fork: number } {
  const now = movesInPlay(timeline, latest(timeline));
  const then = movesInPlay(timeline, stateAfter(timeline.states, to));
  const shared = now.filter((n, i) => then[i] === n).length;
  return { undone: now.slice(shared), redone: then.slice(shared), fork: now[shared - 1] ?? 0 };
}

/** All generators live under `context.random` (the contract): if that changed, chance was drawn. */
function chance(state: FoldState): string {
  const context: unknown = state.snapshot.context;
  const random =
    typeof context === 'object' && context !== null && 'random' in context ? context.random : null;
  return canonicalJson(random);
}
