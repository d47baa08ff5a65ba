/** A moment of a game as the adviser sees it, for whoever's turn it is and for who waits. */
import { describe, expect, it } from 'vitest';
import { turnOdds } from '#games/pig/odds.ts';
import { positionOf, chanceMeanwhile } from '#games/pig/position.ts';
import { solutionOf } from '#games/pig/solve.ts';
import { PIG_TIME, begin, playOut, seedFor } from './match.ts';

const solution = solutionOf('pig', 100);
/** The chance of who begins a turn. */
const starts = (own: number, other: number) => solution.starts[own * 100 + other];
/** The chance of who has just lost the turn, or passed it. */
const passed = (own: number, other: number) => 1 - (starts(other, own) ?? NaN);

/** The first banks 6; the second rolls 5, then a 1. */
function lost() {
  const match = begin({ seed: seedFor(6, 5, 1), lineup: ['person', 'person'] });
  match.roll(1);
  match.hold(2);
  match.roll(3, 1);
  match.roll(4, 1);
  return match;
}

describe('the chance to win of who has nothing to decide', () => {
  it('goes by what the other does best with the turn total', () => {
    const { roll } = turnOdds(solution, 0, 6);
    expect(chanceMeanwhile(solution, lost().data(3, 0), 0)).toBeCloseTo(1 - (roll[5] ?? NaN), 14);
  });

  it('is that of the next turn, while a 1 stands in sight', () => {
    const match = lost();
    expect(match.data(4).phase).toBe('pig');
    expect(chanceMeanwhile(solution, match.data(4, 0), 0)).toBe(starts(6, 0));
    expect(chanceMeanwhile(solution, match.data(4, 1), 1)).toBe(passed(0, 6));
    expect(positionOf(match.data(4, 1), 1)).toEqual({ own: 0, other: 6, turn: null });
  });

  it('in Hog is that of the other who throws', () => {
    const hog = solutionOf('hog', 50);
    const match = begin({ lineup: ['person', 'person'], settings: { rules: 'hog', goal: 50 } });
    expect(chanceMeanwhile(hog, match.data(0, 1), 1)).toBe(1 - (hog.starts[0] ?? NaN));
  });

  it('is told of two alone, and not of who decides', () => {
    const match = lost();
    expect(chanceMeanwhile(solution, match.data(4 + PIG_TIME, 0), 0)).toBeNull();
    expect(positionOf(match.data(4 + PIG_TIME, 0), 0)).toEqual({ own: 6, other: 0, turn: 0 });
    const three = begin({ lineup: ['person', 'person', 'person'] });
    expect(chanceMeanwhile(solution, three.data(0, 1), 1)).toBeNull();
  });

  it('is none once the game is over or left', () => {
    const match = begin({ lineup: ['person', 'person'], settings: { goal: 25 } });
    playOut(match);
    expect(positionOf(match.data(match.now()), 0)).toBeNull();
    const left = begin();
    left.move(1, { type: 'quit' });
    expect(positionOf(left.data(1), 0)).toBeNull();
  });
});
