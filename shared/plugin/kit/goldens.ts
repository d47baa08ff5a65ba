/** Golden records: matches once played, and what they ended in. They must end so for ever. */
import { canonicalJson } from '#shared/json.ts';
import { advance } from '#shared/match/fold.ts';
import { checkRecord, readRecord } from '#shared/match/readRecord.ts';
import { latest } from '#shared/match/timeline.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import type { Standing } from '#shared/plugin/view.ts';
import { yes, type Result } from '#shared/result.ts';
import { openReport, type Finding } from './report.ts';

/** What a spectator saw at a record’s `until`. */
export interface End {
  readonly standing: readonly Standing[];
  readonly over: boolean;
  readonly final: boolean;
  /** The canonical bytes of the whole view, as 8 hexadecimal digits (FNV-1a, 32 bits). */
  readonly view: string;
}

export interface Golden {
  /** Its file, for the finding. */
  readonly name: string;
  /** The record as JSON. */
  readonly record: unknown;
  readonly end: End;
}

/** What each golden record does other than it did. */
export function replayGoldens(plugin: Plugin, game: Game, goldens: readonly Golden[]): readonly Finding[] {
  const report = openReport();
  for (const golden of goldens) {
    const fault = faultOf(plugin, game, golden);
    if (fault !== null) report.add('record/golden', golden.name, fault);
  }
  return report.findings();
}

function faultOf(plugin: Plugin, game: Game, golden: Golden): string | null {
  const end = endOf(plugin, game, golden.record);
  if (!end.ok) return end.message;
  const [got, wanted] = [canonicalJson(end.value), canonicalJson(golden.end)];
  return got === wanted ? null : `It ends in ${got}, not ${wanted}.`;
}

/** What a record, as JSON, ends in; or why it does not read. */
export function endOf(plugin: Plugin, game: Game, record: unknown): Result<End> {
  const read = readRecord(record);
  if (!read.ok) return read;
  const checked = checkRecord(plugin, game, read.value);
  if (!checked.ok) return checked;
  const state = advance(checked.value.machine, latest(checked.value), read.value.until);
  const view = game.view(state, 'spectator');
  const { standing, over, final } = view;
  return yes({ standing, over, final, view: hashOf(canonicalJson(view)) });
}

/** FNV-1a over UTF-16 units: it has to notice a change, not to withstand anybody. Source: Fowler, Noll, Vo. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
