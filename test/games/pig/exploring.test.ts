/** What the address of the odds page may say. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exploredIn, FIRST_LOOK, queryOf, within } from '#games/pig/exploring.ts';
import { GOAL } from '#games/pig/limits.ts';

test('an address says a moment and reads back as it', () => {
  const explored = { variant: 'bigPig', goal: 50, own: 10, other: 20, turn: 7 } as const;
  expect(exploredIn(queryOf(explored))).toEqual(explored);
  expect(exploredIn({})).toEqual(FIRST_LOOK);
});

test('what an address says in vain is left out', () => {
  expect(exploredIn({ rules: 'chess', own: 'x', turn: '-1', goal: '1e9' })).toEqual(FIRST_LOOK);
});

test('a moment never lies beyond what a game can come to', () => {
  const number = fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.double());
  const variant = fc.constantFrom('pig', 'twoDice', 'bigPig', 'hog');
  fc.assert(
    fc.property(fc.record({ variant, goal: number, own: number, other: number, turn: number }), (asked) => {
      const { goal, own, other, turn } = within(asked);
      expect(goal).toBeGreaterThanOrEqual(GOAL.min);
      expect(goal).toBeLessThanOrEqual(GOAL.max);
      expect(own + turn).toBeLessThan(goal);
      expect(other).toBeLessThan(goal);
      expect(Math.min(own, other, turn)).toBeGreaterThanOrEqual(0);
      if (asked.variant === 'hog') expect(turn).toBe(0);
      expect(within(within(asked))).toEqual(within(asked));
    }),
  );
});
