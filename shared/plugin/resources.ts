/** What a match needs besides its record: lexicons, by name and hash. Fetched once, before anything is folded. */
import type { ResourceName } from '#shared/match/record.ts';
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
  const bots = Object.entries(game.bots).map(([name, bot]): [string, Game['bots'][string]] => [
    name,
    { decide: (view, random, budget) => bot.decide(view, random, budget, resources) },
  ]);
  return { ...game, machine: () => machine, bots: { ...game.bots, ...Object.fromEntries(bots) } };
}
