/**
 * Where the cells of a drawn grid lie. The unit is the side of a tile; the gap between two is a part of it, so that
 * a grid looks the same at every size and a picture laid over it needs no measuring.
 */
import { areNeighbours, cellAt, placeOf, type GridShape } from '#shared/grid/grid.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A straight piece between two tiles. */
export interface Bridge {
  readonly from: Point;
  readonly to: Point;
}

/** The gap between two tiles: narrower where they are many. */
export function gapOf({ width }: GridShape): number {
  return width <= 8 ? 0.1 : 0.075;
}

/** The width and height of the whole. */
export function extentOf(shape: GridShape): Point {
  const gap = gapOf(shape);
  return { x: shape.width + (shape.width - 1) * gap, y: shape.height + (shape.height - 1) * gap };
}

/** The `viewBox` of an SVG that is laid over the whole. */
export function viewBoxOf(shape: GridShape): string {
  const { x, y } = extentOf(shape);
  return `0 0 ${x} ${y}`;
}

/**
 * The cell at a point, of which only the middle part counts (1: all of it, 0.7: the inner 70 %); null in a gap, in
 * an outer part and beside the grid.
 */
export function cellAtPoint(shape: GridShape, { x, y }: Point, part: number): number | null {
  const pitch = 1 + gapOf(shape);
  const [column, row] = [Math.floor(x / pitch), Math.floor(y / pitch)];
  if (column < 0 || row < 0 || column >= shape.width || row >= shape.height) return null;
  const off = Math.max(Math.abs(x - column * pitch - 0.5), Math.abs(y - row * pitch - 0.5));
  return off <= part / 2 ? cellAt(shape, { column, row }) : null;
}

/** The bridges of a path: one a step between neighbours, from edge to edge (or corner to corner), never over a face. */
export function bridgesOf(shape: GridShape, path: readonly number[]): readonly Bridge[] {
  return path.flatMap((cell, i) => {
    const before = path[i - 1];
    if (before === undefined || !areNeighbours(shape, before, cell)) return [];
    const [a, b] = [middleOf(shape, before), middleOf(shape, cell)];
    const reach = a.x !== b.x && a.y !== b.y ? 0.44 : 0.4;
    return [{ from: between(a, b, reach), to: between(a, b, 1 - reach) }];
  });
}

/**
 * The outline of a group as the data of an SVG path: a rounded square for each cell, and what joins it to those
 * right of it and below it, so that neighbours melt into one shape.
 */
export function groupOutline(shape: GridShape, cells: readonly number[]): string {
  const group = new Set(cells);
  const pitch = 1 + gapOf(shape);
  return cells
    .map((cell) => {
      const { column, row } = placeOf(shape, cell);
      const [x, y] = [column * pitch, row * pitch];
      const right = column + 1 < shape.width && group.has(cell + 1);
      const below = group.has(cell + shape.width);
      const across = right && below && group.has(cell + shape.width + 1);
      return (
        roundedSquare(x, y) +
        (right ? box(x + 0.5, y, pitch, 1) : '') +
        (below ? box(x, y + 0.5, 1, pitch) : '') +
        (across ? box(x + 0.5, y + 0.5, pitch, pitch) : '')
      );
    })
    .join('');
}

function middleOf(shape: GridShape, cell: number): Point {
  const { column, row } = placeOf(shape, cell);
  const pitch = 1 + gapOf(shape);
  return { x: column * pitch + 0.5, y: row * pitch + 0.5 };
}

function between(a: Point, b: Point, part: number): Point {
  return { x: rounded(a.x + (b.x - a.x) * part), y: rounded(a.y + (b.y - a.y) * part) };
}

/** The radius of a tile's corner. */
const RADIUS = 0.16;

function roundedSquare(x: number, y: number): string {
  const side = 1 - 2 * RADIUS;
  const turn = (dx: number, dy: number): string => `a${RADIUS} ${RADIUS} 0 0 1 ${dx} ${dy}`;
  const start = `M${rounded(x + RADIUS)} ${rounded(y)}h${side}`;
  const [toRight, toBottom] = [turn(RADIUS, RADIUS), turn(-RADIUS, RADIUS)];
  const [toLeft, toTop] = [turn(-RADIUS, -RADIUS), turn(RADIUS, -RADIUS)];
  return `${start}${toRight}v${side}${toBottom}h${-side}${toLeft}v${-side}${toTop}z`;
}

// Clockwise as the squares are, so that what overlaps stays filled.
function box(x: number, y: number, width: number, height: number): string {
  return `M${rounded(x)} ${rounded(y)}h${width}v${height}h${-width}z`;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
