/** A whole match, folded in other ways: whatever the way, no byte may differ. */
import * as v from 'valibot';
import { canonicalJson } from '#shared/json.ts';
import { advance } from '#shared/match/fold.ts';
import { checkRecord, parseRecord } from '#shared/match/readRecord.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import { bytesOf, storeState } from '#shared/match/stored.ts';
import type { FoldState } from '#shared/match/state.ts';
import {
  appendEntry,
  foldRecord,
  latest,
  nextState,
  stateAfter,
  type Timeline,
} from '#shared/match/timeline.ts';
import type { Random } from '#shared/random/random.ts';
import type { Bench } from './bench.ts';

/** `bytes[n]` are those that state n had when it was made. */
export function checkFold(
  bench: Bench,
  record: MatchRecord,
  timeline: Timeline,
  bytes: readonly string[],
  where: string,
  random: Random,
): void {
  const { report, game } = bench;
  const changed = firstDifference(bench, timeline.states, bytes);
  if (changed !== null)
    report.add('fold/mutated', where, `The state after entry ${changed} was changed later.`);
  const again = firstDifference(bench, foldRecord(game.machine(), record).states, bytes);
  if (again !== null)
    report.add('fold/twice', where, `Folded again, the state after entry ${again} is another.`);
  const slowly = firstDifference(bench, foldSlowly(bench, record, random), bytes);
  if (slowly !== null) {
    report.add(
      'fold/time',
      where,
      `With time advanced in smaller steps, the state after entry ${slowly} is another.`,
    );
  }
  const read = parseRecord(JSON.stringify(record));
  const checked = read.ok ? checkRecord(bench.plugin, game, read.value) : read;
  if (!checked.ok) report.add('record/reads', where, checked.message);
  if (timeline.states.length > 1) checkBack(bench, record, timeline, where, random);
  checkCarry(bench, record, latest(timeline), where);
  checkEnd(bench, record, timeline, where);
}

/** Time up to the end goes in one step or in many. */
function checkEnd(bench: Bench, record: MatchRecord, timeline: Timeline, where: string): void {
  const { machine } = bench;
  const last = latest(timeline);
  const whole = advance(machine, last, record.until);
  const half = advance(machine, last, Math.floor((last.at + record.until) / 2));
  const same = bytesOf(machine, advance(machine, half, record.until)) === bytesOf(machine, whole);
  if (!same) bench.report.add('fold/time', where, 'The end differs when time is advanced in two steps.');
}

function foldSlowly(bench: Bench, record: MatchRecord, random: Random): readonly FoldState[] {
  const { machine } = bench;
  const first = foldRecord(machine, { ...record, log: [] }).states[0];
  if (first === undefined) return [];
  const states = [first];
  for (const entry of record.log) {
    const from = stateAfter(states, states.length - 1);
    let state = from;
    while (state.at < entry.at && random.chance(0.8)) {
      state = advance(machine, state, random.range(state.at, entry.at));
    }
    states.push(nextState(machine, [...states.slice(0, -1), state], entry));
  }
  return states;
}

function firstDifference(
  bench: Bench,
  states: readonly FoldState[],
  bytes: readonly string[],
): number | null {
  const n = states.findIndex((state, i) => bytesOf(bench.machine, state) !== bytes[i]);
  return n < 0 ? null : n;
}

/** Going back to entry `to` is folding the log up to there, with the time its delays had left then. */
function checkBack(
  bench: Bench,
  record: MatchRecord,
  timeline: Timeline,
  where: string,
  random: Random,
): void {
  const { machine } = bench;
  const to = random.below(timeline.states.length);
  const entry = {
    n: timeline.log.length + 1,
    at: record.until,
    by: 'table',
    table: { type: 'back', to },
  } as const;
  const back = latest(appendEntry(timeline, entry));
  const prefix = latest(foldRecord(machine, { ...record, log: record.log.slice(0, to) }));
  if (playOf(bench, back) === playOf(bench, prefix)) return;
  bench.report.add('fold/back', where, `Going back to entry ${to} is not what the log up to there folds to.`);
}

/** What going back restores, its delays as remaining time. */
function playOf({ machine }: Bench, state: FoldState): string {
  const { snapshot, pending, play, order, at } = storeState(machine, state);
  const left = pending.map((delay) => ({ ...delay, due: delay.due - at }));
  return canonicalJson({ snapshot, left, play, order });
}

function checkCarry(bench: Bench, record: MatchRecord, end: FoldState, where: string): void {
  const { carry } = bench.game;
  if (carry === undefined) return;
  const fits = (value: unknown): boolean => v.safeParse(carry.schema, value).success;
  if (!fits(carry.initial())) bench.report.add('carry/law', where, 'carry.schema refuses initial().');
  if (end.snapshot.status !== 'done') return;
  const left = carry.of(end);
  if (left === null) return;
  if (!fits(left)) bench.report.add('carry/law', where, 'carry.schema refuses what the match leaves behind.');
  const merged = carry.merge(record.carried, record.carried, left);
  if (canonicalJson(merged) !== canonicalJson(left)) {
    bench.report.add('carry/law', where, 'merge(base, base, ours) is not ours.');
  }
}
