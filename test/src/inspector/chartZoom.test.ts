import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitted, held, overflows, showing, zoomed } from '#src/inspector/chartZoom.ts';

const size = fc.record({
  width: fc.integer({ min: 50, max: 3000 }),
  height: fc.integer({ min: 50, max: 3000 }),
});
const lie = fc.record({
  scale: fc.double({ min: 0.2, max: 4, noNaN: true }),
  x: fc.integer({ min: -5000, max: 5000 }),
  y: fc.integer({ min: -5000, max: 5000 }),
});

describe('a drawing in its window', () => {
  test('is seen whole and in the middle when it is fitted, and no larger than asked', () => {
    expect(fitted({ width: 400, height: 100 }, { width: 416, height: 616 }, 2)).toEqual({
      scale: 1,
      x: 8,
      y: 258,
    });
    expect(fitted({ width: 100, height: 100 }, { width: 1000, height: 1000 }, 1.5).scale).toBe(1.5);
  });

  test('fitted, nothing of it is outside', () => {
    fc.assert(
      fc.property(size, size, (drawing, window) => {
        const at = fitted(drawing, window, 1.2);
        expect(overflows(at, drawing, window)).toBe(false);
      }),
    );
  });

  test('grows round the place pointed at, which stays where it is', () => {
    const before = { scale: 1, x: 10, y: 20 };
    const after = zoomed(before, 2, { x: 110, y: 70 });
    expect(after).toEqual({ scale: 2, x: -90, y: -30 });
  });

  test('is never lost: however it is moved, the window shows some of it up to its edges', () => {
    fc.assert(
      fc.property(size, size, lie, (drawing, window, at) => {
        const { x, scale } = held(at, drawing, window);
        const right = x + drawing.width * scale;
        // Smaller than the window: all of it is inside; larger: no gap wider than the margin.
        if (drawing.width * scale <= window.width - 16) {
          expect(x).toBeGreaterThanOrEqual(8);
          expect(right).toBeLessThanOrEqual(window.width - 8 + 1e-6);
        } else {
          expect(x).toBeLessThanOrEqual(8);
          expect(right).toBeGreaterThanOrEqual(window.width - 8 - 1e-6);
        }
      }),
    );
  });

  test('moves no further than it takes to show a part of it', () => {
    const window = { width: 200, height: 200 };
    const at = { scale: 1, x: 0, y: 0 };
    expect(showing(at, { x: 50, y: 50, width: 40, height: 40 }, window)).toEqual(at);
    expect(showing(at, { x: 300, y: 50, width: 40, height: 40 }, window)).toEqual({ ...at, x: -148 });
    expect(showing(at, { x: -30, y: 0, width: 900, height: 40 }, window)).toEqual({ scale: 1, x: 38, y: 8 });
  });
});
