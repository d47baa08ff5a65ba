/** The computer opponents of High Card. */
import type { Bot } from '#shared/plugin/contract.ts';
import type { Move } from './moves.ts';
import type { Data } from './view.ts';

const SWAP_BELOW = 7;

/** Keeps or swaps as a coin falls. */
export const random: Bot<Data, Move> = {
  decide({ viewer, data }, random) {
    if (data.phase !== 'turn' || data.turn !== viewer) return null;
    return { move: { type: random.chance(0.5) ? 'keep' : 'swap' }, after: random.range(300, 1500) };
  },
};

/** Swaps what is below the middle. */
export const careful: Bot<Data, Move> = {
  decide({ viewer, data }) {
    if (data.phase !== 'turn' || data.turn !== viewer) return null;
    const card = data.cards[data.turn] ?? 0;
    return { move: { type: card < SWAP_BELOW ? 'swap' : 'keep' }, after: 800 };
  },
};
