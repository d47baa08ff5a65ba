/**
 * The one mechanism: a match's state is the fold of its log over its machine.
 *
 * Time is not logged, it follows: before an entry at time t is applied, every delay due at or before t
 * fires. Nothing here keeps a clock, runs an actor or performs an effect.
 */
import {
  createActor,
  initialTransition,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { oncePerObject } from '#shared/memo.ts';
import type { MoveEntry } from './entry.ts';
import { applyActions, type ReturnedAction } from './pending.ts';
import { peopleOf } from './people.ts';
import { PluginError } from './pluginError.ts';
import type { MatchInput } from './record.ts';
import {
  EFFECTS_KEPT,
  type ChartEvent,
  type Effect,
  type FoldState,
  type Pending,
  type Table,
} from './state.ts';

/** Delays that may fire at one instant before the chart is taken to loop. */
const DELAYS_AT_AN_INSTANT = 1000;
/** Delays that may fire in one stretch of time: a forged record must not keep us busy for ever. */
const DELAYS_IN_A_STRETCH = 100_000;

/** Delays that may still fire; whoever lets several stretches of time run may have them share one. */
export interface Allowance {
  left: number;
}

/** A snapshot, and the actions that came with it. */
export type Taken = readonly [AnyMachineSnapshot, readonly ReturnedAction[]];

/** Who takes a match from one state to the next: its machine, or one made from it that tells more of what it does. */
export interface Taker {
  /** The chart's. */
  readonly id: string;
  start(input: MatchInput): Taken;
  take(snapshot: AnyMachineSnapshot, event: ChartEvent): Taken;
}

/**
 * The state before the first entry, at match time 0.
 * @throws PluginError if the chart's own start fails.
 */
export function start(machine: AnyStateMachine, input: MatchInput): FoldState {
  return startWith(takerOf(machine), input);
}

/** The same by any taker: what is due at once belongs to the start. */
export function startWith(taker: Taker, input: MatchInput): FoldState {
  const [snapshot, actions] = taker.start(input);
  if (snapshot.status === 'error') {
    throw new PluginError('plugin/failed-start', `The chart “${taker.id}” failed at its start.`, {
      cause: snapshot.error,
    });
  }
  const empty: FoldState = {
    snapshot,
    pending: [],
    effects: [],
    at: 0,
    n: 0,
    play: 0,
    order: 0,
    table: { seats: input.seats, host: 0, asked: null },
  };
  return advanceWith(taker, settle(empty, snapshot, actions), 0, stretch());
}

/**
 * Lets match time run to `to` (ms): fires every delay due by then, each at its own time.
 * @throws PluginError if a delay throws, or there is no end of them.
 */
export function advance(
  machine: AnyStateMachine,
  state: FoldState,
  to: number,
  allowance: Allowance = stretch(),
): FoldState {
  return advanceWith(takerOf(machine), state, to, allowance);
}

function stretch(): Allowance {
  return { left: DELAYS_IN_A_STRETCH };
}

function advanceWith(taker: Taker, state: FoldState, to: number, allowance: Allowance): FoldState {
  let current = state;
  let [fired, atInstant] = [0, 0];
  for (let next = current.pending[0]; next !== undefined && next.due <= to; next = current.pending[0]) {
    const due = Math.max(next.due, current.at);
    fired += 1;
    atInstant = due === current.at ? atInstant + 1 : 1;
    allowance.left -= 1;
    if (atInstant >= DELAYS_AT_AN_INSTANT || allowance.left < 0) {
      throw new PluginError(
        'plugin/too-many-delays',
        `The chart “${taker.id}” fired ${atInstant} delays at ${due} ms, ${fired} with nothing between them: does “${next.id}” set itself again and again?`,
      );
    }
    current = fireWith(taker, current, next);
  }
  return current.at < to ? { ...current, at: to } : current;
}

/** Fires the delay that is due first (`next`), at its own time; never earlier than the state's. */
export function fire(machine: AnyStateMachine, state: FoldState, next: Pending): FoldState {
  return fireWith(takerOf(machine), state, next);
}

/** The same by any taker. */
export function fireWith(taker: Taker, state: FoldState, next: Pending): FoldState {
  const at = Math.max(next.due, state.at);
  const waiting = { ...state, at, pending: state.pending.slice(1) };
  return deliver(taker, waiting, stamped(next.event, { at }));
}

/** Applies a move: time first, then the event. The door has judged it already. */
export function applyMove(machine: AnyStateMachine, state: FoldState, entry: MoveEntry): FoldState {
  const due = advance(machine, state, entry.at);
  const next = deliver(takerOf(machine), due, eventOf(entry, due.table));
  // Whatever was asked before a move was asked about a table that has since changed.
  const table = next.table.asked === null ? next.table : { ...next.table, asked: null };
  return { ...next, n: entry.n, play: entry.n, table };
}

/**
 * A move as the chart sees it: stamped with when, by which seat, whether that seat is the table's host, and which seats
 * are people's. The stamp follows from log and table: it is not logged.
 */
export function eventOf(
  { move, at, by }: Pick<MoveEntry, 'at' | 'by' | 'move'>,
  { host, seats }: Pick<Table, 'host' | 'seats'>,
): ChartEvent {
  return stamped(move, { at, by, host: by === host, people: peopleOf(seats) });
}

/** Not a spread with more behind it: of each such object V8 makes a shape of its own, in forty times as long (Node 20). */
function stamped(event: { readonly type: string }, stamp: Readonly<Record<string, unknown>>): ChartEvent {
  return Object.assign({}, event, stamp);
}

function takerOf(machine: AnyStateMachine): Taker {
  return {
    id: machine.id,
    start: (input) => initialTransition(machine, input),
    take: (snapshot, event) => transitionOf(machine, snapshot, event),
  };
}

/**
 * What XState's `transition(machine, snapshot, event)` answers. That one makes an actor at every step, and with it the
 * chart's whole initial state, which is a third of what a move costs here; an actor that is never started is as good for
 * all steps as for one.
 */
function transitionOf(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: ChartEvent): Taken {
  const actions: ReturnedAction[] = [];
  const next = machine.transition(snapshot, event, {
    ...inertScope(machine),
    actionExecutor: (action) => actions.push(action),
  });
  return [next, actions];
}

const inertScope = oncePerObject((machine: AnyStateMachine): AnyActorScope => {
  const self = createActor(machine);
  const nothing = (): void => undefined;
  return {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: self.system,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
});

/**
 * The state once the chart has had this event, at the state's own time.
 * @throws PluginError if the chart throws, or asks for what a pure chart may not.
 */
export function deliver(taker: Taker, state: FoldState, event: ChartEvent): FoldState {
  try {
    return settle(state, ...taker.take(state.snapshot, event));
  } catch (error) {
    if (error instanceof PluginError) throw error;
    throw new PluginError(
      'plugin/threw',
      `The chart “${taker.id}” threw on “${event.type}” at ${state.at} ms.`,
      {
        cause: error,
      },
    );
  }
}

function settle(
  state: FoldState,
  snapshot: AnyMachineSnapshot,
  actions: readonly ReturnedAction[],
): FoldState {
  const outcome = applyActions(actions, state, state.at);
  return {
    ...state,
    snapshot,
    pending: snapshot.status === 'active' ? outcome.pending : [],
    order: outcome.order,
    effects: withEffects(state.effects, outcome.emitted, state.at),
  };
}

function withEffects(
  effects: readonly Effect[],
  emitted: readonly Effect['event'][],
  at: number,
): readonly Effect[] {
  if (emitted.length === 0) return effects;
  const last = effects.at(-1)?.n ?? 0;
  return [...effects, ...emitted.map((event, i) => ({ n: last + 1 + i, at, event }))].slice(-EFFECTS_KEPT);
}
