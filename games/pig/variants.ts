/**
 * The games of the family, as data: everything in which they differ; and what a throw is worth by it.
 * Sources: Pig as the specification has it; Two-Dice Pig, Big Pig and Hog as Neller and Presser describe them in
 * “Pigtail: A Pig Addendum” (2005), and Knizia in “Dice Games Properly Explained” (1999).
 */

export type VariantId = 'pig' | 'twoDice' | 'bigPig' | 'hog';

export interface Variant {
  readonly id: VariantId;
  /** Dice of each throw; null where whoever throws chooses how many. */
  readonly dice: number | null;
  /** A turn is a single throw, and what it gains is banked at once: there is nothing to hold. */
  readonly once: boolean;
  /** By what the sum of two dice alike is multiplied. */
  readonly doubles: number;
  /** Of two dice, both ones: they lose the turn as any 1 does, lose the whole score with it, or gain so many points. */
  readonly twoOnes: 'turn' | 'score' | number;
}

export const VARIANTS: Readonly<Record<VariantId, Variant>> = {
  pig: { id: 'pig', dice: 1, once: false, doubles: 1, twoOnes: 'turn' },
  twoDice: { id: 'twoDice', dice: 2, once: false, doubles: 1, twoOnes: 'score' },
  bigPig: { id: 'bigPig', dice: 2, once: false, doubles: 2, twoOnes: 25 },
  hog: { id: 'hog', dice: null, once: true, doubles: 1, twoOnes: 'turn' },
};

/** `gain`: so many points come to the turn total; `pig`: the turn is lost; `wipe`: the whole score is lost with it. */
export type Worth =
  { readonly kind: 'gain'; readonly points: number } | { readonly kind: 'pig' } | { readonly kind: 'wipe' };

/** What these dice (1 to 6 each, at least one) are worth. */
export function worthOf(variant: VariantId, dice: readonly number[]): Worth {
  const { doubles, twoOnes } = VARIANTS[variant];
  const ones = dice.filter((die) => die === 1).length;
  if (ones === 2 && dice.length === 2) {
    if (twoOnes === 'score') return { kind: 'wipe' };
    if (twoOnes !== 'turn') return { kind: 'gain', points: twoOnes };
  }
  if (ones > 0) return { kind: 'pig' };
  const sum = dice.reduce((total, die) => total + die, 0);
  const isDouble = dice.length === 2 && dice[0] === dice[1];
  return { kind: 'gain', points: isDouble ? sum * doubles : sum };
}
