/** All policies of the product against each other. */
import { contenderOf } from './duel.ts';
import { firstWins } from './duels.ts';
import { playerOf } from './players.ts';
import { POLICIES } from './policyNames.ts';
import type { VariantId } from './variants.ts';

/** Chances (0 … 1) of who begins, at [policy][policy of the other], both in the order of `POLICIES`. */
export type Matrix = readonly (readonly number[])[];

export function matrixOf(variant: VariantId, goal: number): Matrix {
  return firstWins(POLICIES.map((policy) => contenderOf(variant, goal, playerOf(variant, goal, policy))));
}
