/** Perfect play of two, as far as everything else follows from it. */
import type { PolicyId } from './policyNames.ts';
import type { VariantId } from './variants.ts';

export interface Solution {
  readonly variant: VariantId;
  readonly goal: number;
  /** goal × goal chances (0 … 1) to win of who begins a turn with `own` against `other`, at [own × goal + other]. */
  readonly starts: Float64Array;
}

/** How strong a policy is: its chances against perfect play. */
export interface Strength {
  readonly policy: PolicyId;
  /** Its chance (0 … 1) to win when it begins, and when perfect play begins. */
  readonly first: number;
  readonly second: number;
  /** By how many of a hundred games, begun in turn, it is behind perfect play: 100 × (1 − first − second); 0 for perfect play itself. */
  readonly behind: number;
}
