import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomesBy } from '#games/pig/outcomes.ts';
import { playerOf } from '#games/pig/players.ts';
import { POLICIES } from '#games/pig/policyNames.ts';
import { VARIANTS } from '#games/pig/variants.ts';

const once = (dice: number) => (turn: number) => (turn === 0 ? dice : 0);

describe('how a turn may end', () => {
  it('after one roll of Pig: one of five scores, or as it began', () => {
    const outcomes = outcomesBy('pig', 100)(10, once(1));
    expect(outcomes).toMatchObject({ pig: expect.closeTo(1 / 6, 15), wipe: 0, won: 0 });
    expect(outcomes.banked).toEqual(
      [12, 13, 14, 15, 16].map((score) => ({ score, chance: expect.closeTo(1 / 6, 15) })),
    );
  });

  it('next to the goal: won on the roll, whatever the policy', () => {
    const outcomes = outcomesBy('pig', 100)(95, once(1));
    expect(outcomes.won).toBeCloseTo(2 / 6, 15);
    expect(outcomes.banked.map(({ score }) => score)).toEqual([97, 98, 99]);
  });

  it('rolled to the goal: won or lost, with nothing banked', () => {
    // Four points to go: 2 and then no 1, 3 and then no 1, or 4 and more at once.
    const outcomes = outcomesBy('pig', 100)(96, () => 1);
    expect(outcomes.banked).toEqual([]);
    expect(outcomes.won).toBeCloseTo(3 / 6 + (2 / 6) * (5 / 6), 15);
    expect(outcomes.won + outcomes.pig).toBeCloseTo(1, 15);
  });

  it('held at 20 is lost in 62 turns of a hundred', () => {
    const outcomes = outcomesBy('pig', 100)(0, (turn) => (turn < 20 ? 1 : 0));
    expect(outcomes.pig).toBeCloseTo(0.6245, 4);
    expect(outcomes.banked.map(({ score }) => score)).toEqual([20, 21, 22, 23, 24, 25]);
  });

  it('in Two-Dice Pig the score may go as well', () => {
    expect(outcomesBy('twoDice', 100)(50, once(2))).toMatchObject({ pig: 10 / 36, wipe: 1 / 36, won: 0 });
  });

  it('in Hog there is one throw', () => {
    const outcomes = outcomesBy('hog', 100)(0, () => 2);
    expect(outcomes.pig).toBeCloseTo(11 / 36, 15);
    expect(outcomes.banked.map(({ score }) => score)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('adds up to one, and banks only what is more than before and less than the goal', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(VARIANTS)),
        fc.constantFrom(...POLICIES),
        fc.nat(49),
        fc.nat(49),
        fc.nat(6),
        ({ id }, policy, own, other, holds) => {
          const diceAt = playerOf(id, 50, policy).diceAt({ own, other, holds, goal: 50 });
          const { pig, wipe, won, banked } = outcomesBy(id, 50)(own, diceAt);
          expect(banked.reduce((sum, { chance }) => sum + chance, pig + wipe + won)).toBeCloseTo(1, 12);
          expect(banked.every(({ score }) => score > own && score < 50)).toBe(true);
        },
      ),
    );
  });
});
