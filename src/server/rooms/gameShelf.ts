/** The games a server plays, each made ready once for what it is played with. */
import type { ResourceName } from '#shared/match/record.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import { equip, type ResourceLoader } from '#shared/plugin/resources.ts';
import type { Settings } from '#shared/plugin/settings.ts';

/** A game with all at hand that a table plays it with. */
export interface ShelvedGame {
  readonly plugin: Plugin;
  readonly game: Game;
  readonly resources: readonly ResourceName[];
}

export interface GameShelf {
  plugin(id: string): Plugin | undefined;
  /** Rejects with an Error in one sentence where the game or its word list cannot be had. */
  ready(id: string, settings: Settings): Promise<ShelvedGame>;
}

/** `find` answers the plugin of an id; what `load` fetched stays for all tables. */
export function createGameShelf(find: (id: string) => Plugin | undefined, load: ResourceLoader): GameShelf {
  const shelved = new Map<string, Promise<ShelvedGame>>();

  async function equipped(plugin: Plugin, game: Game, settings: Settings): Promise<ShelvedGame> {
    return { plugin, game: await equip(game, settings, load), resources: game.resources(settings) };
  }

  return {
    plugin: find,
    async ready(id, settings) {
      const plugin = find(id);
      if (plugin === undefined) throw new Error(`There is no game “${id}” on this server.`);
      const game = await plugin.load();
      const key = JSON.stringify([id, game.resources(settings)]);
      const known = shelved.get(key);
      if (known !== undefined) return known;
      const made = equipped(plugin, game, settings);
      shelved.set(key, made);
      // What could not be had is tried anew at the next table.
      made.catch(() => shelved.delete(key));
      return made;
    },
  };
}
