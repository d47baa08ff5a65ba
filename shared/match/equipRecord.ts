/** The game of a record with all at hand that it was played with: its word lists, fetched once. */
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import { equip, type ResourceLoader } from '#shared/plugin/resources.ts';
import { no, yes, type Result } from '#shared/result.ts';
import type { MatchRecord } from './record.ts';
import type { RecordCode } from './recordCode.ts';
import { checkHead } from './recordHead.ts';

/** Never rejects: what is missing, and what cannot be fetched, is one sentence. */
export async function equipForRecord(
  plugin: Pick<Plugin, 'id' | 'title' | 'seats' | 'settings'>,
  game: Game,
  record: MatchRecord,
  load: ResourceLoader,
): Promise<Result<Game, RecordCode>> {
  const head = checkHead(plugin, game, record);
  if (!head.ok) return head;
  try {
    return yes(await equip(game, head.value.settings, load));
  } catch (error) {
    return no('record/resources', error instanceof Error ? error.message : String(error));
  }
}
