/** What the address of the odds page may say. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exploredIn, FIRST_LOOK, isAmiss, queryOf, wish, within } from '#games/pig/exploring.ts';
import { GOAL } from '#games/pig/limits.ts';

test('an address says a moment and reads back as it', () => {
  const explored = { variant: 'bigPig', goal: 50, own: 10, other: 20, turn: 7 } as const;
  expect(exploredIn(queryOf(explored))).toEqual(explored);
  expect(exploredIn({})).toEqual(FIRST_LOOK);
});

test('what is no rule or number in an address is left out', () => {
  expect(exploredIn({ rules: 'chess', own: 'x', turn: '', goal: ' ' })).toEqual(FIRST_LOOK);
});

test('every number that cannot be is taken for the nearest that can', () => {
  expect(exploredIn({ own: '-1', other: '500' })).toMatchObject({ own: 0, other: 99, turn: 22 });
  expect(exploredIn({ own: '50', turn: '60' })).toMatchObject({ own: 50, turn: 49 });
  expect(exploredIn({ own: '1e9', other: '-1e999', goal: '99999999999', turn: '-0.2' })).toMatchObject({
    goal: 200,
    own: 199,
    other: 0,
    turn: 0,
  });
});

test('an address is amiss where it says what is not shown, and not for what it leaves out', () => {
  expect(isAmiss({})).toBe(false);
  expect(isAmiss({ own: '10', lang: 'de' })).toBe(false);
  for (const query of [{ own: '-1' }, { own: '007' }, { turn: 'x' }, { rules: 'hog', turn: '5' }]) {
    expect(isAmiss(query)).toBe(true);
    expect(isAmiss(queryOf(exploredIn(query)))).toBe(false);
  }
});

test('what was chosen comes back as soon as it can be again', () => {
  const short = wish(FIRST_LOOK, { goal: 25 });
  expect(within(short)).toMatchObject({ goal: 25, own: 24, other: 24, turn: 0 });
  expect(within(wish(short, { goal: 100 }))).toEqual(FIRST_LOOK);
  const hog = wish(FIRST_LOOK, { variant: 'hog' });
  expect(within(hog).turn).toBe(0);
  expect(within(wish(hog, { variant: 'pig' }))).toEqual(FIRST_LOOK);
  const far = wish(FIRST_LOOK, { own: 90 });
  expect(within(far).turn).toBe(9);
  expect(within(wish(far, { own: 41 }))).toEqual(FIRST_LOOK);
});

test('what was chosen and could not be is not wished for later', () => {
  const pointed = wish(FIRST_LOOK, { own: 90, turn: 99 });
  expect(within(wish(pointed, { own: 0 })).turn).toBe(9);
  const chosenShort = wish(wish(FIRST_LOOK, { goal: 25 }), { own: 10 });
  expect(within(wish(chosenShort, { goal: 100 }))).toMatchObject({ own: 10, other: 49, turn: 22 });
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
