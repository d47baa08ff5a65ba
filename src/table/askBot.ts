import type { BotQuestion } from '#shared/match/hostTypes.ts';
import type { Decision, Game } from '#shared/plugin/contract.ts';
import { randomFrom } from '#shared/random/random.ts';

/** A bot's answer, worked out here and now. @throws Error if the game has no bot of that name. */
export function askBot(game: Game, { bot, view, seed, budget }: BotQuestion): Decision | null {
  const player = Object.hasOwn(game.bots, bot) ? game.bots[bot] : undefined;
  if (player === undefined) throw new Error(`There is no computer player called “${bot}” in this game.`);
  return player.decide(view, randomFrom(seed), budget);
}
