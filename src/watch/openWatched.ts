/** From a record that nobody vouches for to a match that can be looked at, or one sentence on why not. */
import { checkRecord } from '#shared/match/readRecord.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import { pluginOf } from '#shared/plugin/registry.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { sayWatch } from './sayWatch.ts';
import type { Watched } from './watched.ts';

/** `id` under which it is kept on this device; null where it is not. @throws whatever loading its game throws. */
export async function openWatched(record: MatchRecord, id: string | null): Promise<Result<Watched>> {
  const plugin = pluginOf(record.game);
  if (plugin === undefined) return no('record/other-game', sayWatch('replay.noGame', { game: record.game }));
  const game = await plugin.load();
  const table = await game.table();
  const checked = checkRecord(plugin, game, record);
  if (!checked.ok) return checked;
  const timeline = checked.value;
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
    broken: null,
  });
}
