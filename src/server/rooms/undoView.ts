/** What a seat is told about taking back: where to, and whether the others have to agree. */
import type { Game } from '#shared/plugin/contract.ts';
import type { Viewer } from '#shared/plugin/view.ts';
import type { FoldState } from '#shared/match/state.ts';
import { waitingFor, type Past } from '#shared/match/timeline.ts';
import { refuseAsk, refuseBack, undoTarget } from '#shared/match/undo.ts';
import type { UndoView } from '#src/room/protocol.ts';

/** Nothing can be taken back, and nobody has asked. */
export const NO_UNDO: UndoView = { to: null, alone: false, asked: null };

/** `current` is the match now: delays may have drawn chance since the last entry. */
export function undoViewOf(
  game: Pick<Game, 'undo'>,
  timeline: Past,
  current: FoldState,
  viewer: Viewer,
): UndoView {
  if (game.undo === 'none') return NO_UNDO;
  const { table } = current;
  const asked = table.asked && { by: table.asked.by, waiting: waitingFor(table) };
  const now = { ...timeline, states: timeline.states.with(-1, current) };
  const to = viewer === 'spectator' || current.snapshot.status !== 'active' ? null : undoTarget(now);
  if (to === null || viewer === 'spectator') return { ...NO_UNDO, asked };
  const alone = refuseBack(now, game.undo, viewer, to) === null;
  const open = alone || refuseAsk(now, game.undo, to) === null;
  return { to: open ? to : null, alone, asked };
}
