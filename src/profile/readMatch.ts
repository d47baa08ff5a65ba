/** From the text of a match file to a match that has been folded, or one sentence on why there is none. */
import { equipForRecord } from '#shared/match/equipRecord.ts';
import { MAX_RECORD_LENGTH, salvageText } from '#shared/match/readRecord.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import type { OpenedRecord } from '#shared/match/openRecord.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import { pluginOf } from '#shared/plugin/registry.ts';
import type { ResourceLoader } from '#shared/plugin/resources.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { say } from '#src/shell/say.ts';
import { sayTable } from '#src/shell/sayTable.ts';
import { openInSlices } from './openInSlices.ts';

export interface ReadMatch {
  readonly plugin: Plugin;
  readonly game: Game;
  /** As it was written; `opened` goes as far as it is sound. */
  readonly record: MatchRecord;
  readonly opened: OpenedRecord;
  /** Its text ends before the record does. */
  readonly cut: boolean;
}

export async function readMatch(
  file: Pick<File, 'size' | 'text'>,
  load: ResourceLoader,
): Promise<Result<ReadMatch>> {
  // A character takes at most four bytes: such a file need not be read to be refused.
  if (file.size > 4 * MAX_RECORD_LENGTH) return no('record/too-large', say('import.tooLarge'));
  const read = salvageText(await file.text());
  if (!read.ok) return read;
  const { record, cut } = read.value;
  const plugin = pluginOf(record.game);
  if (plugin === undefined) return no('record/other-game', sayTable('match.noGame', { game: record.game }));
  const equipped = await equipForRecord(plugin, await plugin.load(), record, load);
  if (!equipped.ok) return equipped;
  const game = equipped.value;
  const opened = await openInSlices(plugin, game, read.value);
  return opened.ok ? yes({ plugin, game, record, opened: opened.value, cut: cut !== null }) : opened;
}
