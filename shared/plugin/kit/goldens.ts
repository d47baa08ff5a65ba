/** Golden records: matches once played, how they went and what they ended in. They must go and end so for ever. */
import * as v from 'valibot';
import { canonicalJson } from '#shared/json.ts';
import { advance } from '#shared/match/fold.ts';
import { checkRecord, readRecord } from '#shared/match/readRecord.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import { effectsOf, stepsOf } from '#shared/match/steps.ts';
import { foldRecord, latest, type Timeline } from '#shared/match/timeline.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import type { Standing } from '#shared/plugin/view.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { openReport, type Finding } from './report.ts';
import { traceNameOf, type TracedChart } from './trace.ts';
import { trailOf } from './trail.ts';

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
  /** How it went, a line a step. */
  readonly trail: readonly string[];
  readonly end: End;
}

const FILE = v.strictObject({
  record: v.unknown(),
  trail: v.array(v.string()),
  end: v.strictObject({
    standing: v.array(v.strictObject({ seat: v.number(), score: v.number(), won: v.boolean() })),
    over: v.boolean(),
    final: v.boolean(),
    view: v.string(),
  }),
});

/** A golden record as its file has it, `content` being JSON already. */
export function readGolden(name: string, content: unknown): Result<Golden, 'golden/malformed'> {
  const file = v.safeParse(FILE, content);
  return file.success
    ? yes({ name, ...file.output })
    : no('golden/malformed', `${name} is not a golden record: npm run records writes them.`);
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
  const played = openGolden(plugin, game, golden.record);
  if (!played.ok) return played.message;
  const { timeline, record } = played.value;
  const trail = trailOf(game, timeline, record.until);
  const i = trail.findIndex((line, k) => line !== golden.trail[k]);
  if (i >= 0 || trail.length !== golden.trail.length) {
    const at = i < 0 ? trail.length : i;
    return `It goes otherwise than it did: “${trail[at] ?? 'nothing'}” where there was “${golden.trail[at] ?? 'nothing'}”.`;
  }
  const [got, wanted] = [canonicalJson(endIn(game, timeline, record)), canonicalJson(golden.end)];
  return got === wanted ? null : `It ends in ${got}, not ${wanted}.`;
}

/** A record with how it goes and what it ends in. @throws when the game does not take it. */
export function goldenOf(plugin: Plugin, game: Game, name: string, record: MatchRecord): Golden {
  const timeline = checkRecord(plugin, game, record);
  if (!timeline.ok) throw new Error(`${name}: ${timeline.message}`);
  const trail = trailOf(game, timeline.value, record.until);
  return { name, record, trail, end: endIn(game, timeline.value, record) };
}

/** The names of states and transitions that a golden record reaches; none where it does not read. */
export function reachedBy(
  plugin: Plugin,
  game: Game,
  traced: TracedChart,
  golden: Golden,
): readonly string[] {
  const played = openGolden(plugin, game, golden.record);
  if (!played.ok) return [];
  const { record } = played.value;
  const steps = stepsOf(foldRecord(traced.machine, record), record.until);
  return steps.flatMap((step, i) =>
    effectsOf(step, steps[i - 1]).flatMap(({ event }) => traceNameOf(event) ?? []),
  );
}

interface Opened {
  readonly timeline: Timeline;
  readonly record: MatchRecord;
}

function openGolden(plugin: Plugin, game: Game, given: unknown): Result<Opened> {
  const read = readRecord(given);
  if (!read.ok) return read;
  const timeline = checkRecord(plugin, game, read.value);
  return timeline.ok ? yes({ timeline: timeline.value, record: read.value }) : timeline;
}

function endIn(game: Game, timeline: Timeline, { until }: MatchRecord): End {
  const view = game.view(advance(timeline.machine, latest(timeline), until), 'spectator');
  const { standing, over, final } = view;
  return { standing, over, final, view: hashOf(canonicalJson(view)) };
}

/** FNV-1a over UTF-16 units: it has to notice a change, not to withstand anybody. Source: Fowler, Noll, Vo. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
