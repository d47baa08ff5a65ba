/** The computer player that decides as chance has it. */
import type { Bot } from '#shared/plugin/contract.ts';
import type { Random } from '#shared/random/random.ts';
import type { PigData } from './data.ts';
import type { Move } from './moves.ts';
import { onTurn } from './onTurn.ts';
import { VARIANTS } from './variants.ts';

/** How often chance holds, with nothing to hold and with something; and the most dice that it throws where it may choose. */
const [HOLDS_NOTHING, HOLDS, MOST_DICE] = [1 / 20, 1 / 3, 8];

export const random: Bot<PigData, Move> = {
  decide: (view, chance) => onTurn(view, () => anyMove(view.data, chance)),
};

function anyMove({ variant, turnTotal }: PigData, chance: Random): Move {
  if (VARIANTS[variant].dice === null) return { type: 'throw', dice: chance.range(1, MOST_DICE) };
  return chance.chance(turnTotal === 0 ? HOLDS_NOTHING : HOLDS) ? { type: 'hold' } : { type: 'roll' };
}
