import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areNeighbours,
  cellAt,
  cellCount,
  columns,
  isPath,
  neighbourTable,
  neighbours,
  neighbours4,
  placeOf,
  rows,
} from '#shared/grid/grid.ts';

const shapes = fc.record({ width: fc.integer({ min: 1, max: 8 }), height: fc.integer({ min: 1, max: 8 }) });
const shape = { width: 4, height: 3 };

describe('neighbours', () => {
  it('of a corner, a side and an inner cell', () => {
    expect(neighbours(shape, 0)).toEqual([1, 4, 5]);
    expect(neighbours(shape, 7)).toEqual([2, 3, 6, 10, 11]);
    expect(neighbours(shape, 5)).toEqual([0, 1, 2, 4, 6, 8, 9, 10]);
    expect(neighbours4(shape, 5)).toEqual([1, 4, 6, 9]);
    expect(neighbours4(shape, 11)).toEqual([7, 10]);
  });

  it('are mutual, ascending, and those that areNeighbours says', () => {
    fc.assert(
      fc.property(shapes, (any) => {
        const table = neighbourTable(any);
        for (let a = 0; a < cellCount(any); a++) {
          expect(table[a]).toEqual(neighbours(any, a));
          const expected = table.flatMap((_, b) => (areNeighbours(any, a, b) ? [b] : []));
          expect(neighbours(any, a)).toEqual(expected);
          expect(neighbours4(any, a).every((b) => neighbours4(any, b).includes(a))).toBe(true);
        }
      }),
    );
  });
});

describe('rows and columns', () => {
  it('list the cells row by row and column by column', () => {
    expect(rows(shape)).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
      [8, 9, 10, 11],
    ]);
    expect(columns(shape)[1]).toEqual([1, 5, 9]);
  });

  it('agree with places', () => {
    fc.assert(
      fc.property(shapes, (any) => {
        rows(any)
          .flat()
          .forEach((cell) => expect(cellAt(any, placeOf(any, cell))).toBe(cell));
        expect(
          columns(any)
            .flat()
            .sort((a, b) => a - b),
        ).toEqual(rows(any).flat());
      }),
    );
  });
});

describe('a path', () => {
  it('goes from neighbour to neighbour and uses no cell twice', () => {
    expect(isPath(shape, [0, 5, 10, 7])).toBe(true);
    expect(isPath(shape, [6])).toBe(true);
    expect(isPath(shape, [0, 2])).toBe(false);
    expect(isPath(shape, [0, 1, 0])).toBe(false);
    expect(isPath(shape, [3, 4])).toBe(false); // adjacent numbers across the edge
    expect(isPath(shape, [11, 12])).toBe(false);
    expect(isPath(shape, [0.5])).toBe(false);
    expect(isPath(shape, [])).toBe(false);
  });
});
