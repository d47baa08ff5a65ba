/**
 * How computers play: each policy rolls as long as the turn total is below the number at which it would hold. The scores
 * from which the race is on (71, 69) are the specification's for a goal of 100, and stand at the same distance from any
 * other goal; all else is the same for every goal.
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
  return withinTurn(standpoint, wishOf(policy, standpoint));
}

/** The turn total nearest to what a policy wishes for that it can hold at: a turn begins with a roll, and ends at the goal. */
export function withinTurn({ own, goal }: Standpoint, wish: number): number {
  return Math.max(1, Math.min(goal - own, wish));
}

function wishOf(policy: ThresholdPolicy, standpoint: Standpoint): number {
  const { own, other, holds, goal } = standpoint;
  switch (policy) {
    case 'hold20':
      return 20;
    case 'hold25':
      return 25;
    case 'keepPaceEndRace':
      return keepPace(standpoint, Math.round);
    case 'scoreBaseKeepPaceEndRace':
      return isRace(standpoint, 31) ? Infinity : Math.max(19, other - 14);
    case 'scoreBase_minusOwnScore':
      return isRace(standpoint, 31) ? Infinity : Math.max(19, other - 14 - own);
    case 'fourScoringTurns':
      return holds >= 4 ? Infinity : Math.floor((goal - own) / (4 - holds));
  }
}

/** Keep Pace and End Race, by any way to round. */
export function keepPace(standpoint: Standpoint, round: (x: number) => number): number {
  const { own, other } = standpoint;
  return isRace(standpoint, 29) ? Infinity : 21 + round((other - own) / 8);
}

/** Whether either is so near to the goal that the race is rolled to its end. */
function isRace({ own, other, goal }: Standpoint, distance: number): boolean {
  return Math.max(own, other) >= goal - distance;
}

/**
 * How many dice the policy throws where it may choose: four points are what a die brings that is no 1, so as many dice as
 * come nearest to the total at which it would hold.
 */
export function diceFor(policy: ThresholdPolicy, standpoint: Standpoint): number {
  return diceToward(holdAt(policy, standpoint));
}

/** The same for any turn total. */
export function diceToward(total: number): number {
  return Math.max(HOG_DICE.min, Math.min(HOG_DICE.max, Math.round(total / 4)));
}
