import type { FoldState } from '#shared/match/state.ts';
import type { Viewer } from '#shared/plugin/view.ts';
import type { Watched } from './watched.ts';

/**
 * As whom one looks at a record that ends in this state, before anybody asks: the one whose turn it is then, a watcher
 * while that is a computer's, and null while it is nobody's.
 */
export function heldAtEnd({ game }: Watched, end: FoldState): Viewer | null {
  try {
    const turn = game.view(end, 'spectator').turn ?? null;
    return turn === null || end.table.seats[turn]?.by === 'person' ? turn : 'spectator';
  } catch (error) {
    // The table of that moment says so on the screen.
    console.warn(error);
    return null;
  }
}
