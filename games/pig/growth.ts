/** How likely a throw gains something, as a button can say it. */
import { VARIANTS } from './variants.ts';
import type { VariantId } from './variants.ts';

export type Growth =
  /** So many of all the ways in which one or two dice can fall. */
  | { readonly kind: 'ways'; readonly count: number; readonly of: number }
  /** Whole percent, where there are too many dice to count their ways. */
  | { readonly kind: 'percent'; readonly count: number };

/** The chance that a throw of so many dice does not lose the turn: no die is a 1, or both are where that gains. */
export function growthOf(variant: VariantId, dice: number): Growth {
  if (dice > 2) return { kind: 'percent', count: Math.round(100 * (5 / 6) ** dice) };
  const onesGain = dice === 2 && typeof VARIANTS[variant].twoOnes === 'number';
  return { kind: 'ways', count: 5 ** dice + (onesGain ? 1 : 0), of: 6 ** dice };
}
