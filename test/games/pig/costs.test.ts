import { describe, expect, it } from 'vitest';
import { costsOf, reviewOf } from '#games/pig/costs.ts';
import type { Cost } from '#games/pig/costs.ts';
import type { Decision } from '#games/pig/data.ts';
import { choiceAt, turnOdds } from '#games/pig/odds.ts';
import { solutionOf } from '#games/pig/solve.ts';

const pig = solutionOf('pig', 100);

function decision(seat: number, own: number, other: number, turn: number, dice: number): Decision {
  return { seat, own, other, turn, dice };
}

describe('what decisions cost', () => {
  it('is nothing where perfect play would do the same', () => {
    const [rolled, held] = costsOf(pig, [decision(0, 0, 0, 20, 1), decision(0, 0, 0, 21, 0)]);
    expect(rolled).toMatchObject({ cost: 0, chance: expect.closeTo(0.61987767, 8), best: { dice: 1 } });
    expect(held).toMatchObject({ cost: 0, chance: expect.closeTo(0.6269386361, 9), best: { dice: 0 } });
  });

  it('is the difference of the chances where it would not', () => {
    const { roll, hold } = turnOdds(pig, 0, 0);
    const [cost] = costsOf(pig, [decision(1, 0, 0, 10, 0)]);
    expect(cost?.best).toEqual({ dice: 1, chance: roll[10] });
    expect(cost?.chance).toBe(hold[10]);
    expect(cost?.cost).toBeCloseTo((roll[10] ?? NaN) - (hold[10] ?? NaN), 15);
    expect(cost?.cost).toBeGreaterThan(0.01);
  });

  it('is there for passing a turn', () => {
    const [cost] = costsOf(pig, [decision(0, 40, 40, 0, 0)]);
    expect(cost?.best.dice).toBe(1);
    expect(cost?.cost).toBeGreaterThan(0);
  });

  it('in Hog goes by the number of dice', () => {
    const hog = solutionOf('hog', 100);
    const { dice } = choiceAt(turnOdds(hog, 10, 20), 0);
    const [same, one] = costsOf(hog, [decision(0, 10, 20, 0, dice), decision(0, 10, 20, 0, 1)]);
    expect(same).toMatchObject({ cost: 0, best: { dice } });
    expect(one?.cost).toBeGreaterThan(0.01);
  });

  it('is summed by seat, and the dearest come first', () => {
    const costs = costsOf(pig, [
      decision(0, 0, 0, 19, 0),
      decision(1, 0, 0, 5, 0),
      decision(0, 0, 0, 5, 0),
      decision(0, 0, 0, 20, 1),
      decision(0, 0, 0, 10, 0),
    ]);
    const { total, worst, dear } = reviewOf(costs, 0, 2) ?? { total: NaN, worst: [], dear: NaN };
    expect(worst.map(({ decision: { turn } }) => turn)).toEqual([5, 10]);
    expect(dear).toBe(3);
    expect(total).toBeCloseTo(
      [0, 2, 4].reduce((sum, i) => sum + (costs[i]?.cost ?? NaN), 0),
      15,
    );
    expect(reviewOf(costs, 1, 9)).toEqual({ total: costs[1]?.cost, worst: [costs[1]], dear: 1 });
  });

  it('is no perfect play of a seat that never had to decide', () => {
    const costs = costsOf(pig, [decision(0, 0, 0, 20, 1)]);
    expect(reviewOf(costs, 0, 3)).toEqual({ total: 0, worst: [], dear: 0 });
    expect(reviewOf(costs, 1, 3)).toBeNull();
  });

  it('below what is told of chances is none', () => {
    const slight: Cost = {
      decision: decision(0, 41, 49, 22, 1),
      chance: 0.6,
      best: { dice: 0, chance: 0.6004 },
      cost: 0.0004,
    };
    expect(reviewOf([slight], 0, 3)).toEqual({ total: 0, worst: [], dear: 0 });
    expect(reviewOf([slight, slight], 0, 3)).toEqual({ total: 0.0008, worst: [], dear: 0 });
  });
});
