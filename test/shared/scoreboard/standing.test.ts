import { describe, expect, it } from 'vitest';
import { leaders, standingOf } from '#shared/scoreboard/standing.ts';

describe('standings', () => {
  it('name the single leader as the winner, once the game is over', () => {
    expect(standingOf([12, 30, 7], true).map(({ won }) => won)).toEqual([false, true, false]);
    expect(standingOf([12, 30, 7], false).some(({ won }) => won)).toBe(false);
  });

  it('let nobody win a draw', () => {
    expect(leaders([30, 30, 7])).toEqual([0, 1]);
    expect(standingOf([30, 30, 7], true).some(({ won }) => won)).toBe(false);
  });

  it('know a loss below zero', () => {
    expect(standingOf([-5, -3], true)).toEqual([
      { seat: 0, score: -5, won: false },
      { seat: 1, score: -3, won: true },
    ]);
  });
});
