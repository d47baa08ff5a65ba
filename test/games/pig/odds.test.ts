import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chancesOf } from '#games/pig/chances.ts';
import { choiceAt, turnOdds } from '#games/pig/odds.ts';
import { solutionOf } from '#games/pig/solve.ts';

describe('the chances within a turn', () => {
  it('are those of a single throw next to the goal', () => {
    // At 99 against 99 any roll but a 1 wins: x = 5/6 + (1 − x) / 6.
    const { roll, hold } = turnOdds(solutionOf('pig', 100), 99, 99);
    expect([...roll]).toEqual([expect.closeTo(6 / 7, 14)]);
    expect([...hold]).toEqual([expect.closeTo(1 / 7, 14)]);
  });

  it('stand for every turn total that does not win yet', () => {
    const odds = turnOdds(solutionOf('twoDice', 50), 20, 31);
    expect(odds.roll).toHaveLength(30);
    expect(odds.hold).toHaveLength(30);
    expect(odds.byDice).toHaveLength(0);
  });

  it('follow from each other: a throw leads to the better of both, or out of the turn', () => {
    const solution = solutionOf('bigPig', 60);
    const { pig, gains } = chancesOf('bigPig', 2);
    fc.assert(
      fc.property(fc.nat(59), fc.nat(59), fc.nat(59), (own, other, turn) => {
        fc.pre(own + turn < 60);
        const { roll, hold } = turnOdds(solution, own, other);
        const best = (total: number): number =>
          own + total >= 60 ? 1 : Math.max(roll[total] ?? NaN, hold[total] ?? NaN);
        const rolled = gains.reduce((sum, { points, chance }) => sum + chance * best(turn + points), 0);
        expect(roll[turn]).toBeCloseTo(rolled + pig * (hold[0] ?? NaN), 12);
        expect(hold[turn]).toBeCloseTo(1 - (solution.starts[other * 60 + own + turn] ?? NaN), 12);
      }),
    );
  });

  it('begin with a throw, whatever holding nothing would be worth', () => {
    expect(choiceAt(turnOdds(solutionOf('pig', 100), 0, 0), 0)).toEqual({ best: 'roll', dice: 1 });
    expect(choiceAt(turnOdds(solutionOf('twoDice', 50), 45, 10), 0)).toEqual({ best: 'roll', dice: 2 });
  });

  it('say to hold by no dice', () => {
    expect(choiceAt(turnOdds(solutionOf('pig', 100), 0, 0), 21)).toEqual({ best: 'hold', dice: 0 });
  });
});

describe('the chances of Hog', () => {
  const solution = solutionOf('hog', 100);

  it('stand for every number of dice, and the best of them is what a turn is worth', () => {
    const odds = turnOdds(solution, 20, 40);
    expect(odds.byDice).toHaveLength(21);
    expect(odds.roll).toHaveLength(1);
    const { dice } = choiceAt(odds, 0);
    expect(odds.byDice[dice]).toBe(Math.max(...odds.byDice.slice(1)));
    expect(odds.byDice[dice]).toBe(odds.roll[0]);
  });

  it('let one die do where any number but a 1 wins', () => {
    expect(choiceAt(turnOdds(solution, 98, 0), 0)).toEqual({ best: 'roll', dice: 1 });
  });

  it('have more dice thrown the further one is behind', () => {
    const [level, behind] = [turnOdds(solution, 0, 0), turnOdds(solution, 0, 95)];
    expect(choiceAt(behind, 0).dice).toBeGreaterThan(choiceAt(level, 0).dice);
  });
});
