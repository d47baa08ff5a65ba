/** From a text, a file, a link or a name to a match that can be looked at, or one sentence on why not. */
import { checkRecord } from '#shared/match/readRecord.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import type { Plugin } from '#shared/plugin/contract.ts';
import type { Say } from '#shared/plugin/ui/words.ts';
import { no, yes, type Result } from '#shared/result.ts';
import type { Watched } from '#src/watch/watched.ts';
import type { inspectorWords } from './messages.en.ts';

export interface Opener {
  readonly say: Say<keyof typeof inspectorWords>;
  readonly find: (game: string) => Plugin | undefined;
}

/** Opens a record that nobody vouches for. `id` under which it is kept here; null where it is not. */
export async function watchRecord(
  { say, find }: Opener,
  record: MatchRecord,
  id: string | null,
): Promise<Result<Watched>> {
  const plugin = find(record.game);
  if (plugin === undefined) return no('record/other-game', say('door.noGame', { game: record.game }));
  const game = await plugin.load();
  const table = await game.table();
  const timeline = checkRecord(plugin, game, record);
  if (!timeline.ok) return timeline;
  return yes({
    id,
    plugin,
    game,
    table,
    record: () => record,
    timeline: () => timeline.value,
    now: () => record.until,
    subscribe: () => () => undefined,
    host: null,
    broken: null,
  });
}
