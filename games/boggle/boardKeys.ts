import { cellAt, placeOf, type GridShape } from '#shared/grid/grid.ts';

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
