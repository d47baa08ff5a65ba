/** A whole match, folded in other ways: whatever the way, no byte may differ. */
import * as v from 'valibot';
import { canonicalJson } from '#shared/json.ts';
import { advance } from '#shared/match/fold.ts';
import { checkRecord, parseRecord } from '#shared/match/readRecord.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import { storeState } from '#shared/match/stored.ts';
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
import { isText, sameBytes, type Workbench } from './workbench.ts';

/** States as text by the number of the entry they follow, in order. */
export type Marks = ReadonlyMap<number, string>;

/** Folds a whole match in other ways. `marks` has some states as they were when made. */
export function checkFold(
  workbench: Workbench,
  record: MatchRecord,
  timeline: Timeline,
  marks: Marks,
  where: string,
  random: Random,
): void {
  const { report, game } = workbench;
  const changed = firstDifference(workbench, timeline.states, marks);
  if (changed !== null)
    report.add(
      'fold/mutated',
      where,
      `The state after entry ${changed} was changed later: something in it was written to in place.`,
    );
  const read = parseRecord(JSON.stringify(record));
  const checked = read.ok ? checkRecord(workbench.plugin, game, read.value) : read;
  if (!checked.ok) report.add('record/reads', where, checked.message);
  const again = checked.ok ? checked.value : foldRecord(game.machine(), record);
  const differs = firstDifference(workbench, again.states, marks);
  if (differs !== null) {
    report.add(
      'fold/twice',
      where,
      `Folded again from the same log, the state after entry ${differs} is another.`,
    );
  }
  // For every other match: it is the whole fold once more.
  if (random.chance(0.5)) checkTime(workbench, record, marks, where, random);
  if (timeline.states.length > 1) checkBack(workbench, record, timeline, where, random);
  checkCarry(workbench, record, latest(timeline), where);
  checkEnd(workbench, record, timeline, where);
}

function checkTime(
  workbench: Workbench,
  record: MatchRecord,
  marks: Marks,
  where: string,
  random: Random,
): void {
  const n = firstDifference(workbench, foldSlowly(workbench, record, random), marks);
  if (n === null) return;
  const message = `With time advanced in smaller steps, the state after entry ${n} is another.`;
  workbench.report.add('fold/time', where, message);
}

/** Time up to the end goes in one step or in many. */
function checkEnd(workbench: Workbench, record: MatchRecord, timeline: Timeline, where: string): void {
  const { machine } = workbench;
  const last = latest(timeline);
  const whole = advance(machine, last, record.until);
  const half = advance(machine, last, Math.floor((last.at + record.until) / 2));
  const same = sameBytes(machine, advance(machine, half, record.until), whole);
  if (!same) workbench.report.add('fold/time', where, 'The end differs when time is advanced in two steps.');
}

function foldSlowly(workbench: Workbench, record: MatchRecord, random: Random): readonly FoldState[] {
  const { machine } = workbench;
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

function firstDifference(workbench: Workbench, states: readonly FoldState[], marks: Marks): number | null {
  for (const [n, text] of marks) {
    if (!isText(workbench.machine, stateAfter(states, n), text)) return n;
  }
  return null;
}

/** Going back to entry `to` is folding the log up to there, with the time its delays had left then. */
function checkBack(
  workbench: Workbench,
  record: MatchRecord,
  timeline: Timeline,
  where: string,
  random: Random,
): void {
  const { machine } = workbench;
  const to = random.below(timeline.states.length);
  const entry = {
    n: timeline.log.length + 1,
    at: record.until,
    by: 'table',
    table: { type: 'back', to },
  } as const;
  const back = latest(appendEntry(timeline, entry));
  const prefix = latest(foldRecord(machine, { ...record, log: record.log.slice(0, to) }));
  if (playOf(workbench, back) === playOf(workbench, prefix)) return;
  workbench.report.add(
    'fold/back',
    where,
    `Going back to entry ${to} is not what the log up to there folds to.`,
  );
}

/** What going back restores, its delays as remaining time. */
function playOf({ machine }: Workbench, state: FoldState): string {
  const { snapshot, pending, play, order, at } = storeState(machine, state);
  const left = pending.map((delay) => ({ ...delay, due: delay.due - at }));
  return canonicalJson({ snapshot, left, play, order });
}

function checkCarry(workbench: Workbench, record: MatchRecord, end: FoldState, where: string): void {
  const { carry } = workbench.game;
  if (carry === undefined) return;
  const fits = (value: unknown): boolean => v.safeParse(carry.schema, value).success;
  if (!fits(carry.initial())) workbench.report.add('carry/law', where, 'carry.schema refuses initial().');
  if (end.snapshot.status !== 'done') return;
  const left = carry.of(end);
  if (left === null) return;
  if (!fits(left))
    workbench.report.add('carry/law', where, 'carry.schema refuses what the match leaves behind.');
  const merged = carry.merge(record.carried, record.carried, left);
  if (canonicalJson(merged) !== canonicalJson(left)) {
    workbench.report.add('carry/law', where, 'merge(base, base, ours) is not ours.');
  }
}
