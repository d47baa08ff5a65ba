/** Opening a record to look at it: what is sound of it is folded, and where it breaks is said. */
import * as v from 'valibot';
import type { AnyStateMachine } from 'xstate';
import { canonicalJson } from '#shared/json.ts';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { refuseMove } from './door.ts';
import type { Entry } from './entry.ts';
import { advance, applyMove, fire, type Allowance } from './fold.ts';
import { mistakeIn } from './pluginError.ts';
import type { Cut } from './readRecord.ts';
import type { Crash, MatchRecord } from './record.ts';
import type { RecordCode } from './recordCode.ts';
import { checkHead } from './recordHead.ts';
import type { FoldState } from './state.ts';
import { latest, nextState, openTimeline, stateAfter, type Timeline } from './timeline.ts';

/** What could not be folded: the entry (null where a delay or the screen broke it), when, and why. */
export interface Broken {
  readonly entry: Entry | null;
  /** Match time in ms. */
  readonly at: number;
  /** One sentence. */
  readonly message: string;
  /** Where in the code, as far as is known; empty otherwise. */
  readonly stack: string;
}

export interface OpenedRecord {
  /** Cut off after its last good entry; its `until` is as far as the timeline may be advanced. */
  readonly record: MatchRecord;
  readonly timeline: Timeline;
  readonly broken: Broken | null;
}

type OpeningPlugin = Pick<Plugin, 'id' | 'title' | 'seats' | 'settings'>;

/**
 * Opens a record as far as it is sound; refused like `checkRecord` where not even its start is. `cut` is what
 * `salvageRecord` had to leave out. All at once: `openingOf` is for whoever has a page to keep alive.
 */
export function openRecord(
  plugin: OpeningPlugin,
  game: Game,
  record: MatchRecord,
  cut: Cut | null = null,
): Result<OpenedRecord, RecordCode> {
  const opening = openingOf(plugin, game, record, cut);
  for (;;) {
    const next = opening.next();
    if (next.done === true) return next.value;
  }
}

/** The same an entry at a time: yields how many there are so far, and returns what `openRecord` does. */
export function* openingOf(
  plugin: OpeningPlugin,
  game: Game,
  given: MatchRecord,
  cut: Cut | null = null,
): Generator<number, Result<OpenedRecord, RecordCode>, void> {
  const head = checkHead(plugin, game, given);
  if (!head.ok) return head;
  const record = head.value;
  const machine = game.machine();
  const opening = attempt(() => openTimeline(machine, record));
  if (!opening.ok) {
    return no('record/illegal', `The record does not fit at its start: ${stumbled(opening.thrown)}`);
  }
  const states = [...opening.value.states];
  const line: Line = { machine, log: record.log, states };
  const allowance: Allowance = { left: DELAYS_IN_A_RECORD };
  const upTo = (n: number, until: number, broken: Broken | null): Result<OpenedRecord, RecordCode> => {
    const log = record.log.slice(0, n);
    return yes({ record: { ...given, log, until }, timeline: { machine, log, states }, broken });
  };
  for (const entry of record.log) {
    const due = runTo(line, entry.at, allowance);
    if (due.broken !== null) return upTo(due.n, due.until, due.broken);
    const taken = attempt(() => takeEntry(game, line, due.state, entry));
    const fault = taken.ok ? taken.value : stumbled(taken.thrown);
    if (fault !== null) {
      const message = `Entry ${entry.n} of the record does not fit: ${fault}`;
      const stack = taken.ok ? '' : mistakeIn(taken.thrown).stack;
      return upTo(entry.n - 1, entry.at, { entry, at: entry.at, message, stack });
    }
    yield entry.n;
  }
  const { crash } = record;
  const end = runTo(line, Math.max(record.until, cut === null ? (crash?.at ?? 0) : 0), allowance);
  if (end.broken !== null) return upTo(end.n, end.until, end.broken);
  if (cut !== null) return upTo(end.n, end.until, { ...cut, at: end.until, stack: '' });
  if (crash === undefined) return upTo(end.n, end.until, null);
  return upTo(end.n, end.until, { ...tryAgain(game, line, crash), at: end.until });
}

/** A timeline that grows in place. */
interface Line extends Timeline {
  readonly states: FoldState[];
}

/** Takes an entry into the line, at the state it comes upon; or answers why the game does not take it. */
function takeEntry(game: Game, line: Line, due: FoldState, entry: Entry): string | null {
  const fault = faultOf(game, line, due, entry);
  if (fault !== null) return fault;
  // Time has passed already: a move needs no more than that state.
  line.states.push(
    'move' in entry ? applyMove(line.machine, due, entry) : nextState(line.machine, line.states, entry),
  );
  return null;
}

/**
 * Delays that may fire in all of a record: a forged one must not keep us busy for ever. A table left alone fires a few
 * thousand in a night.
 */
const DELAYS_IN_A_RECORD = 30_000;
/** Delays gone through to find the one that threw. */
const LOOKED_FOR = 2000;

interface Run {
  readonly state: FoldState;
  /** Entries that stand, and match time up to which all went well. */
  readonly n: number;
  readonly until: number;
  readonly broken: Broken | null;
}

/** Lets time run on from the last state. A delay that throws is where it ends. */
function runTo({ machine, log, states }: Line, to: number, allowance: Allowance): Run {
  const n = states.length - 1;
  const from = stateAfter(states, n);
  const run = attempt(() => advance(machine, from, to, allowance));
  if (run.ok) return { state: run.value, n, until: Math.max(to, from.at), broken: null };
  const due = dueOfThrow(machine, from, to);
  const message = `The record does not fit at ${due} ms: ${stumbled(run.thrown)}`;
  const broken = { entry: null, at: due, message, stack: mistakeIn(run.thrown).stack };
  if (due > from.at || n === 0) return { state: from, n, until: Math.max(from.at, due - 1), broken };
  // What an entry set off at once cannot be told from it: the entry does not stand.
  states.pop();
  const entry = log[n - 1] ?? null;
  return { state: from, n: n - 1, until: from.at, broken: { ...broken, entry } };
}

/**
 * When the delay is due that throws as time runs on to `to` (ms) after the last entry: all that comes before it is
 * sound. Null where all goes well.
 */
export function breakingDelay(timeline: Timeline, to: number): number | null {
  const { machine } = timeline;
  const from = latest(timeline);
  return attempt(() => advance(machine, from, to)).ok ? null : dueOfThrow(machine, from, to);
}

/** When the delay was due that threw. */
function dueOfThrow(machine: AnyStateMachine, from: FoldState, to: number): number {
  let state = from;
  for (let fired = 0; ; fired += 1) {
    const next = state.pending[0];
    if (next === undefined) return to;
    const before = state;
    const due = Math.max(next.due, before.at);
    const step = attempt(() => fire(machine, before, next));
    if (!step.ok || fired > LOOKED_FOR) return due;
    state = step.value;
  }
}

/** What was noted as a mistake is tried again: here and today it may go another way. */
function tryAgain(game: Game, line: Line, crash: Crash): Omit<Broken, 'at'> {
  const { attempt: entry } = crash;
  const noted = { entry, message: sentence(crash.message), stack: crash.stack };
  if (crash.where !== 'chart' || entry === null) return noted;
  const again = attempt(() => {
    const due = advance(line.machine, latest(line), entry.at);
    return faultOf(game, line, due, entry) ?? nextState(line.machine, line.states, entry);
  });
  if (!again.ok) {
    const { message, stack } = mistakeIn(again.thrown);
    return { entry, message: sentence(message), stack };
  }
  return { ...noted, message: `It no longer happens here; what was noted is: ${noted.message}` };
}

function sentence(message: string): string {
  return /[.!?…]$/.test(message) ? message : `${message}.`;
}

type Attempt<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly thrown: unknown };

/** A forged entry may make a chart throw: that is a fault of the record like any other. */
function attempt<T>(act: () => T): Attempt<T> {
  try {
    return { ok: true, value: act() };
  } catch (thrown) {
    return { ok: false, thrown };
  }
}

function stumbled(thrown: unknown): string {
  return `the game stumbled over it (${mistakeIn(thrown).message.replace(/\.$/, '')}).`;
}

function faultOf(game: Game, line: Line, state: FoldState, entry: Entry): string | null {
  if (state.snapshot.status !== 'active') return 'the match was over before it.';
  if ('table' in entry) return faultOfTable(line, entry);
  if (state.table.seats[entry.by] === undefined) return `there is no seat ${entry.by}.`;
  const move = v.safeParse(game.moves, entry.move);
  // What is folded is the entry as it stands, so it must be just what the schema lets in.
  if (!move.success || canonicalJson(move.output) !== canonicalJson(entry.move)) {
    return 'it is not a move of this game.';
  }
  return refuseMove(game, state, entry.by, move.output)?.message ?? null;
}

/** Policies may have changed since; what matters is that the entry points at something there. */
function faultOfTable(line: Line, entry: Extract<Entry, { table: unknown }>): string | null {
  const move = entry.table;
  const seats = latest(line).table.seats.length;
  if ((move.type === 'back' || move.type === 'ask') && move.to >= entry.n) {
    return `it goes back to entry ${move.to}, which is not before it.`;
  }
  const seat = move.type === 'seat' || move.type === 'host' ? move.seat : entry.by === 'table' ? 0 : entry.by;
  return seat < seats ? null : `there is no seat ${seat}.`;
}
