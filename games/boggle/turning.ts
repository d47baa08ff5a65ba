/** Turning the board by quarters, for the eye alone: which cell is shown where. */
import { cellAt, cellCount, placeOf, type GridShape } from '#shared/grid/grid.ts';

/** A shape after so many quarter turns to the right. */
export function turnedShape(shape: GridShape, quarters: number): GridShape {
  return quarters % 2 === 0 ? shape : { width: shape.height, height: shape.width };
}

/** For each place as shown, row by row, the number of the cell that stands there after so many quarter turns to the right. */
export function turnedCells(shape: GridShape, quarters: number): readonly number[] {
  const turned = turnedShape(shape, quarters);
  return Array.from({ length: cellCount(shape) }, (_, at) => {
    const { column, row } = placeOf(turned, at);
    switch (((quarters % 4) + 4) % 4) {
      case 1:
        return cellAt(shape, { column: row, row: shape.height - 1 - column });
      case 2:
        return cellAt(shape, { column: shape.width - 1 - column, row: shape.height - 1 - row });
      case 3:
        return cellAt(shape, { column: shape.width - 1 - row, row: column });
      default:
        return at;
    }
  });
}
