/** Games as a thread of bots has them: with the word lists of the match, each made ready once. */
import type { ResourceName } from '#shared/match/record.ts';
import type { Game } from '#shared/plugin/contract.ts';
import { equipped, type ResourceLoader } from '#shared/plugin/resources.ts';

export type ThreadGames = (game: Game, resources: readonly ResourceName[]) => Promise<Game>;

/** Answers the game with these resources; rejects where `load` cannot have them, and tries anew at the next call. */
export function createThreadGames(load: ResourceLoader): ThreadGames {
  /** A thread serves one match. */
  let last: { readonly key: string; readonly game: Promise<Game> } | null = null;

  async function fetched(game: Game, resources: readonly ResourceName[]): Promise<Game> {
    const had = await Promise.all(resources.map(async (each) => [each.name, await load(each)] as const));
    return equipped(game, Object.fromEntries(had));
  }

  return (game, resources) => {
    const key = JSON.stringify(resources);
    if (last?.key === key) return last.game;
    const made = fetched(game, resources);
    last = { key, game: made };
    made.catch(() => {
      if (last?.game === made) last = null;
    });
    return made;
  };
}
