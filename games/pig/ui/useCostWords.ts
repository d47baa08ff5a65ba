/** Decisions and their costs, in words. */
import type { Params } from '#shared/plugin/words.ts';
import { useSay } from '#shared/plugin/ui/words.ts';
import type { Spoken } from '../company.ts';
import type { Cost } from '../costs.ts';
import type { Decision } from '../data.ts';
import { costsWords } from '../costsMessages.en.ts';
import { VARIANTS, type VariantId } from '../variants.ts';
import { useFigures } from './useFigures.ts';

export interface CostWords {
  /** “At 41 to 49 with 22: you rolled, holding was better: −3.1%” */
  worst(cost: Cost, spoken: Spoken): string;
  /** “41 to 49 with 22” */
  moment(decision: Decision): string;
  /** “hold”, “roll”, “7 dice” */
  choice(dice: number): string;
}

/** Called while drawing they are drawn anew when the language changes. */
export function useCostWords(variant: () => VariantId): CostWords {
  const say = useSay(costsWords);
  const figures = useFigures();

  return {
    worst({ decision, best, cost }, { person, name }) {
      const { own, other, turn, dice } = decision;
      const params: Params = { own, other, turn, dice, name, best: best.dice, cost: figures.chance(cost) };
      if (VARIANTS[variant()].dice === null)
        return say(dice === 0 ? `worst.passed.${person}` : `worst.threw.${person}`, params);
      return say(dice === 0 ? `worst.held.${person}` : `worst.rolled.${person}`, params);
    },
    moment: ({ own, other, turn }) =>
      VARIANTS[variant()].once ? say('each.scores', { own, other }) : say('each.with', { own, other, turn }),
    choice(dice) {
      if (dice === 0) return say('each.hold');
      return VARIANTS[variant()].dice === null ? say('each.dice', { dice }) : say('each.roll');
    },
  };
}
