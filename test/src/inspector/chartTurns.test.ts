import { expect, test } from 'vitest';
import { createTurns } from '#src/inspector/chartTurns.ts';

test('goes to the nearest moment on either side, never to the one looked at', () => {
  const turns = createTurns();
  for (const states of [['a'], ['b', 'b'], [], ['b'], ['a']]) turns.add({ states, arrows: [] });
  expect(turns.known).toBe(5);
  expect(turns.turn('state', 'b', 0, 1)).toBe(1);
  expect(turns.turn('state', 'b', 1, 1)).toBe(3);
  expect(turns.turn('state', 'b', 3, 1)).toBeNull();
  expect(turns.turn('state', 'b', 3, -1)).toBe(1);
  expect(turns.turn('state', 'b', 1, -1)).toBeNull();
  expect(turns.turn('state', 'a', 2, -1)).toBe(0);
  expect(turns.turn('arrow', 'a', 2, -1)).toBeNull();
});
