/**
 * How computers play: each policy rolls as long as the turn total is below the number at which it would hold. Constants
 * that the specification gives for a goal of 100 stand at the same distance from any other goal.
 */
import { HOG_DICE } from './limits.ts';
import type { ThresholdPolicy } from './policyNames.ts';

/** What a policy looks at when a turn begins. */
export interface Standpoint {
  readonly own: number;
  /** Of the others, the score that is nearest to the goal. */
  readonly other: number;
  /** Turns in which it has held so far in this game. */
  readonly holds: number;
  readonly goal: number;
}

/**
 * The turn total from which the policy holds: 1 … goal − own, where the latter means that it rolls until it has won.
 * Source: the exercises of the specification; `Math.round` there takes halves up.
 */
export function holdAt(policy: ThresholdPolicy, standpoint: Standpoint): number {
  const left = standpoint.goal - standpoint.own;
  return Math.max(1, Math.min(left, wishOf(policy, standpoint)));
}

function wishOf(policy: ThresholdPolicy, { own, other, holds, goal }: Standpoint): number {
  /** Whether either is so near to the goal that the race is rolled to its end. */
  const isRace = (distance: number): boolean => Math.max(own, other) >= goal - distance;
  switch (policy) {
    case 'hold20':
      return 20;
    case 'hold25':
      return 25;
    case 'keepPaceEndRace':
      return isRace(29) ? Infinity : 21 + Math.round((other - own) / 8);
    case 'scoreBaseKeepPaceEndRace':
      return isRace(31) ? Infinity : Math.max(19, other - 14);
    case 'scoreBase_minusOwnScore':
      return isRace(31) ? Infinity : Math.max(19, other - 14 - own);
    case 'fourScoringTurns':
      return holds >= 4 ? Infinity : Math.floor((goal - own) / (4 - holds));
  }
}

/**
 * How many dice the policy throws where it may choose: four points are what a die brings that is no 1, so as many dice as
 * come nearest to the total at which it would hold.
 */
export function diceFor(policy: ThresholdPolicy, standpoint: Standpoint): number {
  return Math.max(HOG_DICE.min, Math.min(HOG_DICE.max, Math.round(holdAt(policy, standpoint) / 4)));
}
