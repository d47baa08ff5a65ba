/** What a match needs besides its record: lexicons, by name and hash. Fetched once, before anything is folded. */
import type { ResourceName } from '#shared/match/record.ts';
import { isFetched } from './bot.ts';
import type { Bot, FetchedBot } from './bot.ts';
import type { Game } from './contract.ts';
import type { Settings } from './settings.ts';

/** What was fetched for a match, by name; what it is, the game that asked for it knows. */
export type Resources = Readonly<Record<string, unknown>>;

/** Fetches a resource. Rejects with an Error whose message is one sentence for people. */
export type ResourceLoader = (name: ResourceName) => Promise<unknown>;

/** The game with all it asks for with these settings at hand: nobody further in has to think of resources. */
export async function equip(game: Game, settings: Settings, load: ResourceLoader): Promise<Game> {
  const names = game.resources(settings);
  if (names.length === 0) return game;
  const fetched = await Promise.all(names.map(async (each) => [each.name, await load(each)] as const));
  return equipped(game, Object.fromEntries(fetched));
}

/** The game with these resources at hand. */
export function equipped(game: Game, resources: Resources): Game {
  const machine = game.machine(resources);
  const lend = (bot: Bot): Bot => ({
    decide: (view, random, budget) => bot.decide(view, random, budget, resources),
  });
  const bots = Object.entries(game.bots).map(([name, bot]): [string, Bot | FetchedBot] => [
    name,
    isFetched(bot) ? { fetch: async () => lend(await bot.fetch()) } : lend(bot),
  ]);
  return {
    ...game,
    machine: () => machine,
    bots: { ...Object.fromEntries(bots), random: lend(game.bots.random) },
  };
}

/**
 * The game with all its bots at hand, for whoever asks them; they are fetched once, however often that is said of the same
 * game. Rejects where one cannot be fetched, and tries anew at the next call.
 */
export function withFetchedBots(game: Game): Promise<Game> {
  const known = withTheirBots.get(game);
  if (known !== undefined) return known;
  const made = fetchBots(game);
  withTheirBots.set(game, made);
  made.catch(() => withTheirBots.delete(game));
  return made;
}

const withTheirBots = new WeakMap<Game, Promise<Game>>();

async function fetchBots(game: Game): Promise<Game> {
  const bots = await Promise.all(
    Object.entries(game.bots).map(
      async ([name, bot]) => [name, isFetched(bot) ? await bot.fetch() : bot] as const,
    ),
  );
  return { ...game, bots: { ...Object.fromEntries(bots), random: game.bots.random } };
}
