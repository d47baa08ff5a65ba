/** All policies against each other. */
import { contenderOf, duel } from './duel.ts';
import { playerOf } from './players.ts';
import { POLICIES } from './policyNames.ts';
import type { VariantId } from './variants.ts';

/** Chances (0 … 1) of who begins, at [policy][policy of the other], both in the order of `POLICIES`. */
export type Matrix = readonly (readonly number[])[];

/** Exact, like each duel: see `duel.ts`. */
export function matrixOf(variant: VariantId, goal: number): Matrix {
  const contenders = POLICIES.map((policy) => contenderOf(variant, goal, playerOf(variant, goal, policy)));
  const chances = contenders.map((): number[] => []);
  contenders.forEach((one, row) => {
    contenders.slice(row).forEach((other, i) => {
      const { a, b } = duel(one, other);
      chances[row]?.splice(row + i, 1, a);
      chances[row + i]?.splice(row, 1, b);
    });
  });
  return chances;
}
