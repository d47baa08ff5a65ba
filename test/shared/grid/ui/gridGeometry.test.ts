import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areNeighbours, cellCount, placeOf } from '#shared/grid/grid.ts';
import { bridgesOf, cellAtPoint, extentOf, gapOf, groupOutline } from '#shared/grid/ui/gridGeometry.ts';

const FOUR = { width: 4, height: 4 };
const shapes = fc.record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 30 }) });

describe('the cell at a point', () => {
  it('is the one whose middle it is, on every grid', () => {
    fc.assert(
      fc.property(shapes, fc.nat(), (shape, n) => {
        const cell = n % cellCount(shape);
        const { column, row } = placeOf(shape, cell);
        const pitch = 1 + gapOf(shape);
        expect(cellAtPoint(shape, { x: column * pitch + 0.5, y: row * pitch + 0.5 }, 0.7)).toBe(cell);
      }),
    );
  });

  it('is none in the outer part, in a gap and beside the grid', () => {
    expect(cellAtPoint(FOUR, { x: 0.16, y: 0.5 }, 0.7)).toBe(0);
    expect(cellAtPoint(FOUR, { x: 0.14, y: 0.5 }, 0.7)).toBeNull();
    expect(cellAtPoint(FOUR, { x: 0.14, y: 0.5 }, 1)).toBe(0);
    expect(cellAtPoint(FOUR, { x: 1.05, y: 0.5 }, 1)).toBeNull();
    expect(cellAtPoint(FOUR, { x: -0.1, y: 0.5 }, 1)).toBeNull();
    expect(cellAtPoint(FOUR, { x: 4.9, y: 0.5 }, 1)).toBeNull();
  });

  it('is not a side neighbour on the straight way to a diagonal one', () => {
    for (let step = 0; step <= 100; step += 1) {
      const at = 0.5 + (1.1 * step) / 100;
      expect([0, 5, null]).toContain(cellAtPoint(FOUR, { x: at, y: at }, 0.7));
    }
  });
});

describe('bridges', () => {
  it('are one a step, and never nearer to a middle than a letter reaches', () => {
    const path = [5, 9, 10, 13];
    const bridges = bridgesOf(FOUR, path);
    expect(bridges).toHaveLength(path.length - 1);
    const pitch = 1 + gapOf(FOUR);
    for (const { from, to } of bridges) {
      for (const { x, y } of [from, to]) {
        for (const cell of path) {
          const { column, row } = placeOf(FOUR, cell);
          const off = Math.max(Math.abs(x - column * pitch - 0.5), Math.abs(y - row * pitch - 0.5));
          expect(off).toBeGreaterThan(0.4);
        }
      }
    }
  });

  it('leave out a step between cells that do not touch', () => {
    expect(areNeighbours(FOUR, 0, 3)).toBe(false);
    expect(bridgesOf(FOUR, [0, 3, 2])).toHaveLength(1);
  });

  it('are none for a single cell and for no path', () => {
    expect(bridgesOf(FOUR, [3])).toEqual([]);
    expect(bridgesOf(FOUR, [])).toEqual([]);
  });
});

describe('the outline of a group', () => {
  const pieces = (cells: readonly number[]): number => groupOutline(FOUR, cells).split('M').length - 1;

  it('has a square for each cell and a joint for each two that share a side', () => {
    expect(pieces([0])).toBe(1);
    expect(pieces([0, 1])).toBe(3);
    expect(pieces([0, 4])).toBe(3);
    expect(pieces([0, 5])).toBe(2);
  });

  it('fills the middle of four', () => {
    expect(pieces([0, 1, 4, 5])).toBe(4 + 4 + 1);
  });

  it('does not join the end of a row to the beginning of the next', () => {
    expect(pieces([3, 4])).toBe(2);
  });
});

it('measures the whole in tiles and gaps', () => {
  expect(extentOf({ width: 1, height: 1 })).toEqual({ x: 1, y: 1 });
  expect(extentOf(FOUR).x).toBeCloseTo(4.3);
});
