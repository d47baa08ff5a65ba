import type { Plugin } from '#shared/plugin/contract.ts';
import { pluginOf, plugins } from '#shared/plugin/registry.ts';
import { no, yes, type Result } from '#shared/result.ts';

/** The game a command names. */
export function findGame(id: string | undefined): Result<Plugin, 'usage/game'> {
  const known = plugins.map((plugin) => plugin.id).join(', ');
  if (id === undefined) return no('usage/game', `Name a game: ${known}.`);
  const plugin = pluginOf(id);
  return plugin === undefined
    ? no('usage/game', `There is no game “${id}”; there are: ${known}.`)
    : yes(plugin);
}

/** Refuses words a command has no use for. */
export function refuseExtra(extra: readonly string[]): Result<null, 'usage/extra'> {
  return extra[0] === undefined ? yes(null) : no('usage/extra', `“${extra[0]}” is one word too many.`);
}
