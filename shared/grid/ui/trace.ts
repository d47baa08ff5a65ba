/**
 * A path by pointer: a tap is one cell, a drag goes cell by cell and is a whole word when it is let go. Only one
 * pointer traces at a time, the primary one.
 */
import { onBeforeUnmount } from 'vue';
import type { GridShape } from '#shared/grid/grid.ts';
import { cellAtPoint, extentOf } from './gridGeometry.ts';

/** What is traced on, asked anew at each event. */
export interface TracedBoard {
  readonly shape: () => GridShape;
  readonly path: () => readonly number[];
  readonly open: () => boolean;
  readonly canTake: (cell: number) => boolean;
  /** The element that holds the cells from edge to edge. */
  readonly field: () => HTMLElement | null;
}

export interface TraceSays {
  readonly take: (cell: number) => void;
  readonly drop: () => void;
  readonly submit: () => void;
}

interface Drag {
  readonly pointer: number;
  /** It began on the path's last cell: let go there, it takes it back. */
  readonly onEnd: boolean;
  /** The cell entered last. */
  at: number;
  moved: boolean;
}

/** Of a cell crossed in a drag only the inner part counts: else a diagonal step would touch its neighbours. */
const INNER = 0.7;

/** Gives what to call when a pointer goes down on a cell; listens for the rest itself, on the window, while it lasts. */
export function useTrace(board: TracedBoard, says: TraceSays): (event: PointerEvent, cell: number) => void {
  let drag: Drag | null = null;

  function start(event: PointerEvent, cell: number): void {
    if (!board.open() || !event.isPrimary || event.button !== 0 || !board.canTake(cell)) return;
    // A finger is captured by what it touches first, and would be heard there alone.
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId)) {
      event.target.releasePointerCapture(event.pointerId);
    }
    stop();
    const onEnd = cell === board.path().at(-1);
    drag = { pointer: event.pointerId, onEnd, at: cell, moved: false };
    // A drag may leave the board and the window, and end there.
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', cancel);
    if (!onEnd) says.take(cell);
  }

  function move(event: PointerEvent): void {
    if (drag?.pointer !== event.pointerId) return;
    // The button came up where nobody could hear it.
    if (event.buttons === 0) return void finish(drag);
    follow(drag, event);
  }

  function end(event: PointerEvent): void {
    if (drag?.pointer !== event.pointerId) return;
    follow(drag, event);
    finish(drag);
  }

  function cancel(event: PointerEvent): void {
    if (drag?.pointer === event.pointerId) stop();
  }

  function follow(now: Drag, event: PointerEvent): void {
    const field = board.field()?.getBoundingClientRect();
    if (!board.open() || field === undefined || field.width === 0 || field.height === 0) return;
    const shape = board.shape();
    const extent = extentOf(shape);
    // What this event says is not in the path yet.
    const path = [...board.path()];
    for (const { clientX, clientY } of pointsOf(event)) {
      const x = ((clientX - field.left) / field.width) * extent.x;
      const y = ((clientY - field.top) / field.height) * extent.y;
      const cell = cellAtPoint(shape, { x, y }, INNER);
      if (cell === null || cell === now.at || !board.canTake(cell)) continue;
      now.at = cell;
      now.moved = true;
      if (cell === path.at(-2)) {
        path.pop();
        says.drop();
      } else if (!path.includes(cell)) {
        path.push(cell);
        says.take(cell);
      }
    }
  }

  /** A drag is a whole word; a tap is one letter of it. */
  function finish({ moved, onEnd }: Drag): void {
    stop();
    if (!board.open()) return;
    if (moved) says.submit();
    else if (onEnd) says.drop();
  }

  function stop(): void {
    drag = null;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', cancel);
  }

  onBeforeUnmount(stop);
  return start;
}

/** All the points of a frame's one event: a quick finger crosses a cell between two frames. */
function pointsOf(event: PointerEvent): readonly PointerEvent[] {
  const points = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
  return points.length > 0 ? points : [event];
}
