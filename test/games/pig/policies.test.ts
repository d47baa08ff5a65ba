import { describe, expect, it } from 'vitest';
import { diceFor, holdAt } from '#games/pig/policies.ts';
import type { Standpoint } from '#games/pig/policies.ts';
import answers from '#test/answers/pig.json';

const at = (own: number, other: number, holds = 0, goal = 100): Standpoint => ({ own, other, holds, goal });

describe('Keep Pace and End Race', () => {
  it('holds by the difference of the scores, halves upwards', () => {
    const known = Object.entries(answers.keepPaceHoldValueByDifference_user_minus_computer);
    expect(known).toHaveLength(13);
    for (const [difference, hold] of known) {
      const lead = Number(difference);
      expect(holdAt('keepPaceEndRace', at(Math.max(0, -lead), Math.max(0, lead))), difference).toBe(hold);
    }
  });

  it('rolls for the goal as soon as either has 71', () => {
    expect(holdAt('keepPaceEndRace', at(70, 70))).toBe(21);
    expect(holdAt('keepPaceEndRace', at(71, 0))).toBe(29);
    expect(holdAt('keepPaceEndRace', at(0, 71))).toBe(100);
    expect(holdAt('keepPaceEndRace', at(0, 70))).toBe(30);
  });

  it('begins the race as far from any other goal', () => {
    expect(holdAt('keepPaceEndRace', at(120, 120, 0, 150))).toBe(21);
    expect(holdAt('keepPaceEndRace', at(121, 0, 0, 150))).toBe(29);
  });
});

describe('Score Base', () => {
  it('holds at 19, or at 14 below what the other has', () => {
    expect(holdAt('scoreBaseKeepPaceEndRace', at(40, 0))).toBe(19);
    expect(holdAt('scoreBaseKeepPaceEndRace', at(40, 33))).toBe(19);
    expect(holdAt('scoreBaseKeepPaceEndRace', at(40, 34))).toBe(20);
    expect(holdAt('scoreBaseKeepPaceEndRace', at(0, 68))).toBe(54);
  });

  it('by the lead holds at 14 below the lead of the other', () => {
    expect(holdAt('scoreBase_minusOwnScore', at(0, 68))).toBe(54);
    expect(holdAt('scoreBase_minusOwnScore', at(20, 68))).toBe(34);
    expect(holdAt('scoreBase_minusOwnScore', at(40, 68))).toBe(19);
  });

  it('rolls for the goal as soon as either has 69', () => {
    for (const policy of ['scoreBaseKeepPaceEndRace', 'scoreBase_minusOwnScore'] as const) {
      expect(holdAt(policy, at(68, 0))).toBe(19);
      expect(holdAt(policy, at(69, 0))).toBe(31);
      expect(holdAt(policy, at(10, 69))).toBe(90);
    }
  });
});

describe('4 Scoring Turns', () => {
  it('divides what is left by the turns that are', () => {
    expect(holdAt('fourScoringTurns', at(0, 0, 0))).toBe(25);
    expect(holdAt('fourScoringTurns', at(27, 0, 1))).toBe(24);
    expect(holdAt('fourScoringTurns', at(51, 0, 2))).toBe(24);
    expect(holdAt('fourScoringTurns', at(77, 0, 3))).toBe(23);
    expect(holdAt('fourScoringTurns', at(0, 0, 0, 50))).toBe(12);
  });

  it('rolls for the goal when its four turns are over, and at least once', () => {
    expect(holdAt('fourScoringTurns', at(80, 0, 4))).toBe(20);
    expect(holdAt('fourScoringTurns', at(80, 0, 9))).toBe(20);
    expect(holdAt('fourScoringTurns', at(98, 0, 0))).toBe(1);
  });
});

describe('Hold at 20, Hold at 25', () => {
  it('hold at that, or at the goal', () => {
    expect(holdAt('hold20', at(0, 99))).toBe(20);
    expect(holdAt('hold20', at(81, 0))).toBe(19);
    expect(holdAt('hold25', at(75, 0))).toBe(25);
    expect(holdAt('hold25', at(99, 0))).toBe(1);
  });
});

describe('a policy that chooses how many dice to throw', () => {
  it('throws one for every four points to where it would hold, halves upwards', () => {
    expect(diceFor('hold20', at(0, 0))).toBe(5);
    expect(diceFor('hold25', at(0, 0))).toBe(6);
    expect(diceFor('hold20', at(86, 0))).toBe(4);
    expect(diceFor('keepPaceEndRace', at(0, 36))).toBe(7);
  });

  it('throws at least one and at most twenty', () => {
    expect(diceFor('hold25', at(99, 0))).toBe(1);
    expect(diceFor('keepPaceEndRace', at(0, 80))).toBe(20);
  });
});
