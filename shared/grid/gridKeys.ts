/** What a key means on a grid of cells: where the focus goes, and what is done with the cell it stands on. */
import { cellAt, placeOf, type GridShape } from './grid.ts';

/**
 * Where a key moves the focus on a grid, or null for a key that does not. Arrows stop at the edges, Home and End
 * stay in the row, with Ctrl they go to the corners.
 */
export function stepTo(shape: GridShape, cell: number, key: string, ctrl: boolean): number | null {
  const { column, row } = placeOf(shape, cell);
  const last = { column: shape.width - 1, row: shape.height - 1 };
  switch (key) {
    case 'ArrowLeft':
      return cellAt(shape, { column: Math.max(0, column - 1), row });
    case 'ArrowRight':
      return cellAt(shape, { column: Math.min(last.column, column + 1), row });
    case 'ArrowUp':
      return cellAt(shape, { column, row: Math.max(0, row - 1) });
    case 'ArrowDown':
      return cellAt(shape, { column, row: Math.min(last.row, row + 1) });
    case 'Home':
      return cellAt(shape, { column: 0, row: ctrl ? 0 : row });
    case 'End':
      return cellAt(shape, { column: last.column, row: ctrl ? last.row : row });
    default:
      return null;
  }
}

/** `path`: cells in an order, as a word is traced. `pick`: one cell at a time; the game says what belongs to it. */
export type GridMode = 'path' | 'pick';

export type GridAct = 'take' | 'drop' | 'submit' | 'clear';

/** What a key acts on. */
export interface GridHand {
  readonly mode: GridMode;
  /** The cell with the focus. */
  readonly cell: number;
  readonly path: readonly number[];
  readonly picked: readonly number[];
}

/** What a key does, or null for a key that the grid leaves to whoever stands around it. */
export function actOf(key: string, ctrl: boolean, hand: GridHand): GridAct | null {
  return hand.mode === 'path' ? pathAct(key, ctrl, hand) : pickAct(key, ctrl, hand);
}

function pathAct(key: string, ctrl: boolean, { cell, path }: GridHand): GridAct | null {
  if (ctrl) return key === 'Enter' ? 'submit' : null;
  const atEnd = cell === path.at(-1);
  switch (key) {
    case 'Enter':
      return atEnd ? 'submit' : 'take';
    case ' ':
      return atEnd ? 'drop' : 'take';
    case 'Backspace':
      return 'drop';
    case 'Escape':
      return path.length > 0 ? 'clear' : null;
    default:
      return null;
  }
}

function pickAct(key: string, ctrl: boolean, { picked }: GridHand): GridAct | null {
  if (ctrl) return null;
  if (key === 'Enter' || key === ' ') return 'take';
  return key === 'Escape' && picked.length > 0 ? 'clear' : null;
}
