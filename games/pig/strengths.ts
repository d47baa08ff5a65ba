/** How strong each policy is, from computation: see `duel.ts`. */
import { contenderOf, duel } from './duel.ts';
import { playerOf } from './players.ts';
import { POLICIES } from './policyNames.ts';
import type { Strength } from './solution.ts';
import type { VariantId } from './variants.ts';

/** Of a hundred games: a smaller difference is what is left of reckoning with numbers of so many digits. */
const NOTHING = 1e-9;

/** In the order of `POLICIES`. */
export function strengthsOf(variant: VariantId, goal: number): readonly Strength[] {
  const perfect = contenderOf(variant, goal, playerOf(variant, goal, 'optimal'));
  return POLICIES.map((policy) => {
    const contender =
      policy === 'optimal' ? perfect : contenderOf(variant, goal, playerOf(variant, goal, policy));
    const { a: first, b } = duel(contender, perfect);
    const behind = 100 * (b - first);
    // Nothing is ahead of perfect play.
    return { policy, first, second: 1 - b, behind: behind < NOTHING ? 0 : behind };
  });
}
