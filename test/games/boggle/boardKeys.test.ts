import { expect, test } from 'vitest';
import { stepTo } from '#games/boggle/boardKeys.ts';

const FOUR = { width: 4, height: 4 };

test('arrows move one cell and stop at the edges', () => {
  expect(stepTo(FOUR, 5, 'ArrowLeft', false)).toBe(4);
  expect(stepTo(FOUR, 4, 'ArrowLeft', false)).toBe(4);
  expect(stepTo(FOUR, 7, 'ArrowRight', false)).toBe(7);
  expect(stepTo(FOUR, 2, 'ArrowUp', false)).toBe(2);
  expect(stepTo(FOUR, 2, 'ArrowDown', false)).toBe(6);
  expect(stepTo(FOUR, 14, 'ArrowDown', false)).toBe(14);
});

test('Home and End go to the ends of the row, with Ctrl to the corners', () => {
  expect(stepTo(FOUR, 6, 'Home', false)).toBe(4);
  expect(stepTo(FOUR, 6, 'End', false)).toBe(7);
  expect(stepTo(FOUR, 6, 'Home', true)).toBe(0);
  expect(stepTo(FOUR, 6, 'End', true)).toBe(15);
});

test('other keys do not move', () => {
  expect(stepTo(FOUR, 6, 'a', false)).toBeNull();
  expect(stepTo(FOUR, 6, ' ', false)).toBeNull();
});
