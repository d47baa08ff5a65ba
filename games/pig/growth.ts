/** How likely a throw gains something, as a button can say it. */
import { chancesOf } from './chances.ts';
import type { VariantId } from './variants.ts';

export type Growth =
  /** So many of all the ways in which one or two dice can fall. */
  | { readonly kind: 'ways'; readonly count: number; readonly of: number }
  /** Whole percent, where there are too many dice to count their ways. */
  | { readonly kind: 'percent'; readonly count: number };

/** The chance that a throw of so many dice does not lose the turn. */
export function growthOf(variant: VariantId, dice: number): Growth {
  const { pig, wipe } = chancesOf(variant, dice);
  const chance = 1 - pig - wipe;
  if (dice > 2) return { kind: 'percent', count: Math.round(100 * chance) };
  const ways = 6 ** dice;
  return { kind: 'ways', count: Math.round(ways * chance), of: ways };
}
