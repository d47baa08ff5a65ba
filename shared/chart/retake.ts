/** A step of a match taken once more, in a machine that tells more than the match's own. */
import type { AnyMachineSnapshot } from 'xstate';
import type { Entry } from '#shared/match/entry.ts';
import { eventOf, settle } from '#shared/match/fold.ts';
import type { ReturnedAction } from '#shared/match/pending.ts';
import type { MatchInput } from '#shared/match/record.ts';
import type { ChartEvent, FoldState, Pending } from '#shared/match/state.ts';

/** What brings a step about; every `Step` is one. */
export type Cause =
  | { readonly kind: 'start' }
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'delay'; readonly delay: Pending };

/** What a machine does on its way from one state to the next. */
export interface Taker {
  start(input: MatchInput): Taken;
  take(snapshot: AnyMachineSnapshot, event: ChartEvent): Taken;
}

/** A snapshot, and the actions that came with it. */
export type Taken = readonly [AnyMachineSnapshot, readonly ReturnedAction[]];

/**
 * What a step makes of `before`, a state of the taker's own machine (null for the start). A step at the table is none
 * of the chart's and leaves it as it is. Number and seats stay: they are the log's. @throws what the chart throws.
 */
export function retake(taker: Taker, input: MatchInput, before: FoldState | null, cause: Cause): FoldState {
  if (before === null || cause.kind === 'start') return retakeStart(taker, input);
  if (cause.kind === 'delay') return fireAgain(taker, before, cause.delay);
  const { entry } = cause;
  const due = { ...before, at: Math.max(entry.at, before.at) };
  if ('table' in entry) return due;
  return settle(due, ...taker.take(due.snapshot, eventOf(entry)));
}

function retakeStart(taker: Taker, input: MatchInput): FoldState {
  const [snapshot, actions] = taker.start(input);
  const table = { seats: input.seats, host: 0, asked: null };
  const empty: FoldState = {
    snapshot,
    pending: [],
    effects: [],
    at: 0,
    n: 0,
    play: 0,
    order: 0,
    table,
  };
  let state = settle(empty, snapshot, actions);
  // What is due at once belongs to the start, as in the fold.
  for (let next = state.pending[0]; next?.due === 0; next = state.pending[0]) {
    state = fireAgain(taker, state, next);
  }
  return state;
}

function fireAgain(taker: Taker, before: FoldState, delay: Pending): FoldState {
  const at = Math.max(delay.due, before.at);
  const waiting = { ...before, at, pending: before.pending.filter(({ order }) => order !== delay.order) };
  return settle(waiting, ...taker.take(before.snapshot, { ...delay.event, at }));
}
