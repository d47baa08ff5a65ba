/**
 * A match with all its moments: the state after every entry, so that going back, looking back and
 * playing on are all the same look into one list. Snapshots share what did not change.
 */
import type { AnyStateMachine } from 'xstate';
import type { Sequence } from '#shared/growingList.ts';
import type { Entry, SeatIndex, TableEntry } from './entry.ts';
import { advance, applyMove, start } from './fold.ts';
import type { MatchInput, MatchRecord } from './record.ts';
import type { Asked, FoldState, Table } from './state.ts';

/** What it takes to judge a match and to go on with it, in whatever list its moments are kept. */
export interface Past {
  readonly machine: AnyStateMachine;
  readonly log: Sequence<Entry>;
  readonly states: Sequence<FoldState>;
}

export interface Timeline extends Past {
  readonly log: readonly Entry[];
  /** `states[n]` is the state right after entry n, at that entry's time; `states[0]` the start. */
  readonly states: readonly FoldState[];
}

/** A timeline with no entry yet. */
export function openTimeline(machine: AnyStateMachine, input: MatchInput): Timeline {
  return { machine, log: [], states: [start(machine, input)] };
}

/** The timeline of a record that is known to be sound (our own, or checked by `checkRecord`). */
export function foldRecord(machine: AnyStateMachine, record: MatchRecord): Timeline {
  const states = [start(machine, record)];
  for (const entry of record.log) states.push(nextState(machine, states, entry));
  return { machine, log: record.log, states };
}

/** The timeline with one entry more. The old one stays as it was. */
export function appendEntry(timeline: Timeline, entry: Entry): Timeline {
  const state = nextState(timeline.machine, timeline.states, entry);
  return { ...timeline, log: [...timeline.log, entry], states: [...timeline.states, state] };
}

/** The state after the last entry. */
export function latest(timeline: Past): FoldState {
  return stateAfter(timeline.states, timeline.states.length - 1);
}

/** The match as it stood at match time `time` (ms): the entries up to then, and the delays due since. */
export function stateAtTime(timeline: Timeline, time: number): FoldState {
  const n = timeline.log.findLastIndex((entry) => entry.at <= time) + 1;
  return advance(timeline.machine, stateAfter(timeline.states, n), time);
}

/** The state right after entry n. @throws RangeError outside 0 … the number of entries. */
export function stateAfter(states: Sequence<FoldState>, n: number): FoldState {
  const state = n < 0 ? undefined : states.at(n);
  if (state === undefined) throw new RangeError(`There is no entry ${n}: the log has ${states.length - 1}.`);
  return state;
}

/** What entry `states.length` makes of the states before it. */
export function nextState(machine: AnyStateMachine, states: Sequence<FoldState>, entry: Entry): FoldState {
  const before = stateAfter(states, states.length - 1);
  if ('move' in entry) return applyMove(machine, before, entry);
  const due = { ...advance(machine, before, entry.at), n: entry.n };
  return applyTable(due, states, entry);
}

function applyTable(state: FoldState, states: Sequence<FoldState>, entry: TableEntry): FoldState {
  const move = entry.table;
  const { table } = state;
  switch (move.type) {
    case 'back':
      return goBack(state, stateAfter(states, move.to));
    case 'ask':
      return entry.by === 'table' ? state : ask(state, states, entry.by, move.to);
    case 'agree':
      return agree(state, states, entry.by);
    case 'seat': {
      const seated = { ...table, seats: table.seats.with(move.seat, move.sitter) };
      // Who leaves may have been the last one to be waited for.
      const { asked } = seated;
      return asked === null ? withTable(state, seated) : carryOut(withTable(state, seated), states, asked);
    }
    case 'host':
      return withTable(state, { ...table, host: move.seat });
  }
}

/** Who still has to agree: the people at the table who have not yet. */
export function waitingFor(table: Table): readonly SeatIndex[] {
  const agreed = table.asked?.agreed ?? [];
  return table.seats.flatMap((seat, i) => (seat.by === 'person' && !agreed.includes(i) ? [i] : []));
}

function ask(state: FoldState, states: Sequence<FoldState>, by: SeatIndex, to: number): FoldState {
  return carryOut(state, states, { by, to, agreed: [by] });
}

function agree(state: FoldState, states: Sequence<FoldState>, by: TableEntry['by']): FoldState {
  const { asked } = state.table;
  if (asked === null || by === 'table') return state;
  return carryOut(state, states, { ...asked, agreed: [...asked.agreed, by] });
}

/** Goes back once everybody has agreed (at once, where there is nobody else to ask). */
function carryOut(state: FoldState, states: Sequence<FoldState>, asked: Asked): FoldState {
  const table = { ...state.table, asked };
  if (waitingFor(table).length > 0) return withTable(state, table);
  return goBack(state, stateAfter(states, asked.to));
}

/**
 * Play as it stood after an earlier entry, now: each delay gets the time it had left then. What was
 * heard stays heard, and the table stays as it is.
 */
function goBack(now: FoldState, then: FoldState): FoldState {
  const shift = now.at - then.at;
  return {
    ...then,
    pending: then.pending.map((delay) => ({ ...delay, due: delay.due + shift })),
    effects: now.effects,
    at: now.at,
    n: now.n,
    table: { ...now.table, asked: null },
  };
}

function withTable(state: FoldState, table: Table): FoldState {
  return { ...state, table };
}
