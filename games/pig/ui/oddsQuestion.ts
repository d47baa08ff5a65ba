/** What is asked of whoever works out the chances, and what comes back. */
import type { Matrix } from '../matrix.ts';
import type { Solution, Strength } from '../solution.ts';
import type { VariantId } from '../variants.ts';

/** The rules that chances depend on. */
export interface Ruled {
  readonly variant: VariantId;
  readonly goal: number;
}

/** What can be known of the chances by some rules; null for what nobody has worked out yet. */
export interface Odds {
  readonly solution: Solution | null;
  readonly strengths: readonly Strength[] | null;
  readonly matrix: Matrix | null;
}

export type OddsPart = keyof Odds;

export interface OddsRequest extends Ruled {
  readonly part: OddsPart;
}

export type OddsReply =
  | { readonly request: OddsRequest; readonly answer: Partial<Odds> }
  /** `fault`: why there is no answer. */
  | { readonly request: OddsRequest; readonly fault: string };
