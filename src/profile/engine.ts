/**
 * All that the profile needs of the engine, in one module that is fetched when a match is begun, brought in or
 * settled: the menu needs neither the charts' interpreter nor the fold.
 */
import { equipForRecord } from '#shared/match/equipRecord.ts';
import { advance } from '#shared/match/fold.ts';
import { checkRecord } from '#shared/match/readRecord.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import type { FoldState } from '#shared/match/state.ts';
import { latest } from '#shared/match/timeline.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import type { ResourceLoader } from '#shared/plugin/resources.ts';

export { equipForRecord } from '#shared/match/equipRecord.ts';
export { readRecord } from '#shared/match/readRecord.ts';
export { briefIn } from './briefIn.ts';
export { isOver } from './isOver.ts';
export { keepHosted } from './keepHosted.ts';
export { newRecord } from './newRecord.ts';
export { readMatch } from './readMatch.ts';

/** The state a record comes to, or null for one that its game does not take, or whose word list is not here. */
export async function stateOf(
  plugin: Plugin,
  game: Game,
  record: MatchRecord,
  load: ResourceLoader,
): Promise<FoldState | null> {
  const equipped = await equipForRecord(plugin, game, record, load);
  if (!equipped.ok) return null;
  const timeline = checkRecord(plugin, equipped.value, record);
  return timeline.ok ? advance(timeline.value.machine, latest(timeline.value), record.until) : null;
}
