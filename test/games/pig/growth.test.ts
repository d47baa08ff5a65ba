import { expect, test } from 'vitest';
import { growthOf } from '#games/pig/growth.ts';

test('one or two dice are counted by the ways in which they fall', () => {
  expect(growthOf('pig', 1)).toEqual({ kind: 'ways', count: 5, of: 6 });
  expect(growthOf('twoDice', 2)).toEqual({ kind: 'ways', count: 25, of: 36 });
  // Two ones gain there.
  expect(growthOf('bigPig', 2)).toEqual({ kind: 'ways', count: 26, of: 36 });
});

test('more dice gain with the chance that none of them is a 1', () => {
  expect(growthOf('hog', 5)).toEqual({ kind: 'percent', count: 40 });
  expect(growthOf('hog', 20)).toEqual({ kind: 'percent', count: 3 });
});
