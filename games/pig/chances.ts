/** How often a throw comes to each worth by the rules of a variant: exact, for any number of dice. */
import { oncePerVariant } from './oncePerVariant.ts';
import { worthOf } from './variants.ts';
import type { VariantId, Worth } from './variants.ts';

/** Of one throw; all chances together are 1. */
export interface Chances {
  readonly pig: number;
  readonly wipe: number;
  /** By rising points. */
  readonly gains: readonly Gain[];
}

export interface Gain {
  readonly points: number;
  /** 0 … 1. */
  readonly chance: number;
}

const SIDES = [1, 2, 3, 4, 5, 6];

/** The exact distribution of a throw of so many dice, at least one; kept once it is there. */
export const chancesOf = oncePerVariant(reckon);

function reckon(variant: VariantId, dice: number): Chances {
  // What one or two dice are worth may hang on each of them; of more only the sum counts.
  return dice <= 2 ? ofEveryThrow(variant, dice) : ofSums(dice);
}

function ofEveryThrow(variant: VariantId, dice: number): Chances {
  const throws = dice === 1 ? SIDES.map((die) => [die]) : SIDES.flatMap((a) => SIDES.map((b) => [a, b]));
  const worths = throws.map((one) => worthOf(variant, one));
  const ways = new Map<number, number>();
  for (const worth of worths) {
    if (worth.kind === 'gain') ways.set(worth.points, (ways.get(worth.points) ?? 0) + 1);
  }
  const shareOf = (kind: Worth['kind']): number =>
    worths.filter((worth) => worth.kind === kind).length / throws.length;
  return {
    pig: shareOf('pig'),
    wipe: shareOf('wipe'),
    gains: [...ways]
      .sort(([a], [b]) => a - b)
      .map(([points, count]) => ({ points, chance: count / throws.length })),
  };
}

/** Sums of dice without a 1, one die folded in after another. */
function ofSums(dice: number): Chances {
  let sums = [1];
  for (let die = 0; die < dice; die++) {
    const before = sums;
    sums = Array.from({ length: before.length + 6 }, (_, sum) =>
      SIDES.reduce((chance, side) => chance + (side === 1 ? 0 : (before[sum - side] ?? 0) / 6), 0),
    );
  }
  return {
    pig: 1 - (5 / 6) ** dice,
    wipe: 0,
    gains: sums.flatMap((chance, points) => (chance > 0 ? [{ points, chance }] : [])),
  };
}
