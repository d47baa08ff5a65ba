/**
 * The computer players. A bot is given its seat's view and nothing more. One that needs a large engine can be fetched
 * apart from the table: see `FetchedBot`.
 */
import type { Bot } from '#shared/plugin/contract.ts';
import type { Move } from './moves.ts';
import type { Data } from './view.ts';

/** Takes what a die says. */
export const random: Bot<Data, Move> = {
  decide({ viewer, data }, draw) {
    if (data.phase !== 'playing' || data.turn !== viewer) return null;
    const count = draw.range(1, Math.min(data.most, data.left));
    return { move: { type: 'take', count }, after: draw.range(600, 1200) };
  },
};

/**
 * Leaves a multiple of `most` + 1 whenever it can: whatever the other then takes, it can fill up to the next one, and
 * so takes the last. Where it cannot, it takes one and hopes.
 */
export const perfect: Bot<Data, Move> = {
  decide({ viewer, data }, draw) {
    if (data.phase !== 'playing' || data.turn !== viewer) return null;
    const surplus = data.left % (data.most + 1);
    return { move: { type: 'take', count: Math.max(1, surplus) }, after: draw.range(800, 1600) };
  },
};
