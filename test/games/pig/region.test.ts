/** The region of rolling and holding, by the known figures of Pig to 100. */
import { describe, expect, test } from 'vitest';
import { choiceAt, turnOdds } from '#games/pig/odds.ts';
import { holdRuns, regionOf, rollRuns } from '#games/pig/region.ts';
import { solutionOf } from '#games/pig/solve.ts';
import { spotIn } from '#games/pig/spot.ts';

const PIG = solutionOf('pig', 100);

describe('where to roll and where to hold', () => {
  test('at 41 to 49 it is no single threshold', () => {
    expect(holdRuns(turnOdds(PIG, 41, 49))).toEqual([
      { from: 22, to: 26 },
      { from: 28, to: 56 },
    ]);
    expect(rollRuns(holdRuns(turnOdds(PIG, 41, 49)), 59)).toEqual([
      { from: 0, to: 21 },
      { from: 27, to: 27 },
      { from: 57, to: 58 },
    ]);
  });

  test('every cell of the picture is what perfect play does there', () => {
    const region = regionOf(PIG, 49);
    expect(region.holds).toHaveLength(100);
    region.holds.forEach((runs, own) => {
      const odds = turnOdds(PIG, own, 49);
      const held = Array.from({ length: 100 - own }, (_, turn) =>
        runs.some(({ from, to }) => from <= turn && turn <= to),
      );
      expect(held).toEqual(held.map((_, turn) => choiceAt(odds, turn).best === 'hold'));
    });
  });

  test('near the goal there is nothing to hold, and the runs of rolling are the whole column', () => {
    const region = regionOf(PIG, 99);
    expect(region.holds[90]).toEqual([]);
    expect(rollRuns([], 10)).toEqual([{ from: 0, to: 9 }]);
  });

  test('where a turn is a single throw it tells the number of dice instead', () => {
    const region = regionOf(solutionOf('hog', 50), 20);
    expect(region.holds.every((runs) => runs.length === 0)).toBe(true);
    expect(region.dice.every((dice) => dice >= 1 && dice <= 20)).toBe(true);
    expect(region.dice[49]).toBe(1);
  });
});

describe('where a word fits in', () => {
  test('in the widest part, and nowhere if it is too large', () => {
    const columns = [[{ from: 0, to: 3 }], [{ from: 0, to: 9 }], [{ from: 2, to: 9 }], []];
    expect(spotIn(columns, 2, 3)).toEqual({ x: 2, y: 6 });
    expect(spotIn(columns, 3, 3)).toBeNull();
    expect(spotIn([...columns.slice(0, 3), [{ from: 3, to: 9 }]], 2, 3)).toEqual({ x: 3, y: 6.5 });
    expect(spotIn([], 2, 3)).toBeNull();
    expect(spotIn(columns, 2, 9)).toBeNull();
  });

  test('of places with as much room, in the last', () => {
    const columns = [9, 9, 8, 5].map((to) => [{ from: 0, to }]);
    expect(spotIn(columns, 1, 3)).toEqual({ x: 2.5, y: 4.5 });
  });
});
