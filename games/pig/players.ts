/** How a policy acts anywhere in a game, as all reckoning of chances takes it. */
import { oncePerText } from '#shared/memo.ts';
import { GOAL } from './limits.ts';
import { choiceAt, turnOdds } from './odds.ts';
import { diceToward, holdAt } from './policies.ts';
import type { Standpoint } from './policies.ts';
import type { PolicyId } from './policyNames.ts';
import { solutionOf } from './solve.ts';
import { VARIANTS } from './variants.ts';
import type { VariantId } from './variants.ts';

/** How many dice it throws at a turn total; 0 to hold. */
export type DiceAt = (turn: number) => number;

export interface Player {
  /** How many numbers of holds it tells apart, from 0 on; the last stands for all that follow. */
  readonly holdsSeen: number;
  /** What it does in a turn that begins there; where it does the same, that may be the same function. */
  diceAt(standpoint: Standpoint): DiceAt;
}

/** The policies of the product, by name. */
export function playerOf(variant: VariantId, goal: number, policy: PolicyId): Player {
  if (policy === 'optimal') return perfectPlayer(variant, goal);
  const holdsSeen = policy === 'fourScoringTurns' ? 5 : 1;
  return thresholdPlayer(variant, holdsSeen, (standpoint) => holdAt(policy, standpoint));
}

/** Throws as long as the turn total is below a number; where there is one throw, as many dice as come nearest to it. */
export function thresholdPlayer(
  variant: VariantId,
  holdsSeen: number,
  holdsAt: (standpoint: Standpoint) => number,
): Player {
  const below = oncePerText((text): DiceAt => {
    const total = Number(text);
    const dice = VARIANTS[variant].dice ?? diceToward(total);
    return (turn) => (turn < total ? dice : 0);
  }, GOAL.max);
  return { holdsSeen, diceAt: (standpoint) => below(String(holdsAt(standpoint))) };
}

function perfectPlayer(variant: VariantId, goal: number): Player {
  const solution = solutionOf(variant, goal);
  return {
    holdsSeen: 1,
    diceAt({ own, other }) {
      const odds = turnOdds(solution, own, other);
      return (turn) => choiceAt(odds, turn).dice;
    },
  };
}
