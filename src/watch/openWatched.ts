/** From a record that nobody vouches for to a match that can be looked at, or one sentence on why not. */
import { equipForRecord } from '#shared/match/equipRecord.ts';
import type { Salvaged } from '#shared/match/readRecord.ts';
import { pluginOf } from '#shared/plugin/registry.ts';
import type { ResourceLoader } from '#shared/plugin/resources.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { openInSlices } from '#src/profile/openInSlices.ts';
import { sayWatch } from './sayWatch.ts';
import type { Watched } from './watched.ts';

/**
 * As far as the record is sound: `broken` says where and why it goes no further. `id` under which it is kept on this
 * device; null where it is not. @throws whatever loading its game throws, and the reason of `signal`.
 */
export async function openWatched(
  salvaged: Salvaged,
  id: string | null,
  load: ResourceLoader,
  signal?: AbortSignal,
): Promise<Result<Watched>> {
  const { game: name } = salvaged.record;
  const plugin = pluginOf(name);
  if (plugin === undefined) return no('record/other-game', sayWatch('replay.noGame', { game: name }));
  const equipped = await equipForRecord(plugin, await plugin.load(), salvaged.record, load);
  if (!equipped.ok) return equipped;
  const game = equipped.value;
  const table = await game.table();
  const opened = await openInSlices(plugin, game, salvaged, signal);
  if (!opened.ok) return opened;
  const { record, timeline, broken } = opened.value;
  return yes({
    id,
    plugin,
    game,
    table,
    record: () => record,
    timeline: () => timeline,
    now: () => record.until,
    subscribe: () => () => undefined,
    host: null,
    broken,
  });
}
