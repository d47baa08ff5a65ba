/** The computer players of Pig, with all that they fetch. */
import type { PigData } from '#games/pig/data.ts';
import { game } from '#games/pig/game.ts';
import type { Move } from '#games/pig/moves.ts';
import { isFetched } from '#shared/plugin/bot.ts';
import type { Bot } from '#shared/plugin/bot.ts';

const asked = await Promise.all(
  Object.entries(game.bots).map(
    async ([name, bot]) => [name, isFetched(bot) ? await bot.fetch() : bot] as const,
  ),
);

/** By name. */
export const askedBots: ReadonlyMap<string, Bot<PigData, Move>> = new Map(asked);
