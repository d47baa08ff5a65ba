/** How a turn may end, each end with its exact chance. */
import { chancesOf } from './chances.ts';
import type { Chances } from './chances.ts';
import { HOG_DICE } from './limits.ts';
import type { DiceAt } from './players.ts';
import { VARIANTS } from './variants.ts';
import type { VariantId } from './variants.ts';

/** All chances (0 … 1) together are 1. */
export interface Outcomes {
  /** The turn is lost, and the score stays. */
  readonly pig: number;
  /** The score is lost with it. */
  readonly wipe: number;
  /** The goal is reached. */
  readonly won: number;
  /** Banked, by rising score: it is higher than before and below the goal. */
  readonly banked: readonly Banked[];
}

export interface Banked {
  readonly score: number;
  readonly chance: number;
}

/** Tells the outcomes of a turn that begins at `own` and is played by `diceAt`. */
export type OutcomesAt = (own: number, diceAt: DiceAt) => Outcomes;

/** The outcomes of turns by the rules of a variant; a throw that reaches the goal wins at once. */
export function outcomesBy(variant: VariantId, goal: number): OutcomesAt {
  const { once } = VARIANTS[variant];
  const chances = Array.from({ length: HOG_DICE.max + 1 }, (_, dice) =>
    dice === 0 ? NOTHING : chancesOf(variant, dice),
  );
  // How likely the turn comes by each score.
  const reach = new Float64Array(goal);

  return (own, diceAt) => {
    reach.fill(0, own);
    reach[own] = 1;
    let [pig, wipe, won] = [0, 0, 0];
    const banked: Banked[] = [];
    for (let score = own; score < goal; score++) {
      const here = reach[score] ?? 0;
      if (here === 0) continue;
      const dice = once && score > own ? 0 : diceAt(score - own);
      if (dice === 0) {
        banked.push({ score, chance: here });
        continue;
      }
      const thrown = chances[dice] ?? NOTHING;
      pig += here * thrown.pig;
      wipe += here * thrown.wipe;
      for (const { points, chance } of thrown.gains) {
        const reached = score + points;
        if (reached >= goal) won += here * chance;
        else reach[reached] = (reach[reached] ?? 0) + here * chance;
      }
    }
    return { pig, wipe, won, banked };
  };
}

/** Of a throw of no dice. */
const NOTHING: Chances = { pig: 0, wipe: 0, gains: [] };
