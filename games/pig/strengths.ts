/** How strong each policy is, from computation: see `duel.ts`. */
import { contenderOf, duel } from './duel.ts';
import { playerOf } from './players.ts';
import { POLICIES } from './policyNames.ts';
import type { Strength } from './solution.ts';
import type { VariantId } from './variants.ts';

/** In the order of `POLICIES`. */
export function strengthsOf(variant: VariantId, goal: number): readonly Strength[] {
  const perfect = contenderOf(variant, goal, playerOf(variant, goal, 'optimal'));
  return POLICIES.map((policy) => {
    const contender =
      policy === 'optimal' ? perfect : contenderOf(variant, goal, playerOf(variant, goal, policy));
    const { a: first, b } = duel(contender, perfect);
    // Nothing is ahead of perfect play: what is less than nothing is rounding.
    return { policy, first, second: 1 - b, behind: Math.max(0, 100 * (b - first)) };
  });
}
