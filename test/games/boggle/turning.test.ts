import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { turnedCells, turnedShape } from '#games/boggle/turning.ts';

describe('turning the board', () => {
  it('by a quarter brings the bottom left cube to the top left', () => {
    expect(turnedCells({ width: 2, height: 2 }, 1)).toEqual([2, 0, 3, 1]);
    expect(turnedCells({ width: 3, height: 2 }, 1)).toEqual([3, 0, 4, 1, 5, 2]);
    expect(turnedShape({ width: 3, height: 2 }, 1)).toEqual({ width: 2, height: 3 });
  });

  const shape = fc.record({ width: fc.integer({ min: 1, max: 6 }), height: fc.integer({ min: 1, max: 6 }) });

  it('loses no cube, and four quarters are none', () => {
    fc.assert(
      fc.property(shape, fc.integer({ min: 0, max: 8 }), (from, quarters) => {
        const cells = turnedCells(from, quarters);
        expect(cells.toSorted((a, b) => a - b)).toEqual(cells.map((_, i) => i));
        expect(turnedCells(from, quarters + 4)).toEqual(cells);
      }),
    );
  });

  it('twice by a quarter is once by a half', () => {
    fc.assert(
      fc.property(shape, fc.integer({ min: 0, max: 3 }), (from, quarters) => {
        const once = turnedCells(from, quarters);
        const again = turnedCells(turnedShape(from, quarters), 1);
        expect(again.map((place) => once[place])).toEqual(turnedCells(from, quarters + 1));
      }),
    );
  });
});
