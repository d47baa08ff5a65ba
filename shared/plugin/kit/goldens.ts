/** Golden records: matches once played, and what they ended in. They must end so for ever. */
import { canonicalJson } from '#shared/json.ts';
import { advance } from '#shared/match/fold.ts';
import { checkRecord, readRecord } from '#shared/match/readRecord.ts';
import { latest } from '#shared/match/timeline.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import type { Standing } from '#shared/plugin/view.ts';
import { openReport, type Finding } from './report.ts';

export interface Golden {
  /** Its file, for the finding. */
  readonly name: string;
  /** The record as JSON. */
  readonly record: unknown;
  /** What a spectator saw at the record’s `until`. */
  readonly end: { readonly standing: readonly Standing[]; readonly over: boolean; readonly final: boolean };
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
  const read = readRecord(golden.record);
  if (!read.ok) return read.message;
  const checked = checkRecord(plugin, game, read.value);
  if (!checked.ok) return checked.message;
  const end = advance(checked.value.machine, latest(checked.value), read.value.until);
  const { standing, over, final } = game.view(end, 'spectator');
  const got = canonicalJson({ standing, over, final });
  return got === canonicalJson(golden.end) ? null : `It ends in ${got}, not ${canonicalJson(golden.end)}.`;
}
