/**
 * Rectangular grids as plain data. Cells are numbered row by row from 0 at the top left.
 * Lists of neighbours are in ascending order, so that a search which follows them is lexicographic by cell.
 */

/** A rectangle of cells; both sides are integers ≥ 1. */
export interface GridShape {
  readonly width: number;
  readonly height: number;
}

/** The column (from 0) and row (from 0) of a cell. */
export interface GridPlace {
  readonly column: number;
  readonly row: number;
}

/** How many cells there are. */
export function cellCount(shape: GridShape): number {
  return shape.width * shape.height;
}

/** Whether a number is that of a cell. */
export function isCell(shape: GridShape, cell: number): boolean {
  return Number.isInteger(cell) && cell >= 0 && cell < cellCount(shape);
}

/** The number of the cell in a column and row. */
export function cellAt(shape: GridShape, place: GridPlace): number {
  return place.row * shape.width + place.column;
}

/** The column and row of a cell, by its number. */
export function placeOf(shape: GridShape, cell: number): GridPlace {
  return { column: cell % shape.width, row: Math.floor(cell / shape.width) };
}

/** The cells that touch this one at a side, ascending. */
export function neighbours4(shape: GridShape, cell: number): readonly number[] {
  return around(shape, cell, SIDES);
}

/** The cells that touch this one at a side or a corner, ascending. */
export function neighbours(shape: GridShape, cell: number): readonly number[] {
  return around(shape, cell, SIDES_AND_CORNERS);
}

const tables = new Map<string, readonly (readonly number[])[]>();

/** `neighbours` of every cell, worked out once a shape, for searches that ask often. */
export function neighbourTable(shape: GridShape): readonly (readonly number[])[] {
  const key = `${shape.width}x${shape.height}`;
  const known = tables.get(key);
  if (known !== undefined) return known;
  const table = Array.from({ length: cellCount(shape) }, (_, cell) => neighbours(shape, cell));
  tables.set(key, table);
  return table;
}

/** Whether two different cells touch at a side or a corner. */
export function areNeighbours(shape: GridShape, a: number, b: number): boolean {
  const [one, other] = [placeOf(shape, a), placeOf(shape, b)];
  return a !== b && Math.abs(one.column - other.column) <= 1 && Math.abs(one.row - other.row) <= 1;
}

/** Whether the cells make a path: at least one, all on the grid, none twice, each next to the one before (8 ways). */
export function isPath(shape: GridShape, cells: readonly number[]): boolean {
  if (cells.length === 0 || new Set(cells).size !== cells.length) return false;
  return cells.every((cell, i) => {
    if (!isCell(shape, cell)) return false;
    const before = cells[i - 1];
    return before === undefined || areNeighbours(shape, before, cell);
  });
}

/** The cells of each row, left to right; rows top to bottom. */
export function rows(shape: GridShape): readonly (readonly number[])[] {
  return Array.from({ length: shape.height }, (_, row) =>
    Array.from({ length: shape.width }, (__, column) => cellAt(shape, { column, row })),
  );
}

/** The cells of each column, top to bottom; columns left to right. */
export function columns(shape: GridShape): readonly (readonly number[])[] {
  return Array.from({ length: shape.width }, (_, column) =>
    Array.from({ length: shape.height }, (__, row) => cellAt(shape, { column, row })),
  );
}

type Step = readonly [columns: number, rows: number];

const SIDES: readonly Step[] = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
];

const SIDES_AND_CORNERS: readonly Step[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
];

function around(shape: GridShape, cell: number, steps: readonly Step[]): readonly number[] {
  const from = placeOf(shape, cell);
  return steps
    .map(([columnStep, rowStep]) => ({ column: from.column + columnStep, row: from.row + rowStep }))
    .filter((to) => to.column >= 0 && to.column < shape.width && to.row >= 0 && to.row < shape.height)
    .map((to) => cellAt(shape, to));
}
