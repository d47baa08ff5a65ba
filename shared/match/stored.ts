/** A fold state as JSON and back: a cache of our own fold, never a format for exchange. */
import { createActor, type AnyStateMachine, type Snapshot } from 'xstate';
import { canonicalJson } from '#shared/json.ts';
import type { FoldState } from './state.ts';

/** `FoldState` with the snapshot in XState's persisted form; JSON throughout. */
export type StoredState = Omit<FoldState, 'snapshot'> & { readonly snapshot: Snapshot<unknown> };

/** The state as JSON can hold it (`JSON.stringify` of a live snapshot would dump state nodes). */
export function storeState(machine: AnyStateMachine, state: FoldState): StoredState {
  return { ...state, snapshot: machine.getPersistedSnapshot(state.snapshot) };
}

/** Brings a stored state back, into this machine: also the way to change a match's machine. */
export function restoreState(machine: AnyStateMachine, stored: StoredState): FoldState {
  // The actor is never started: it is XState's way from a persisted snapshot to a live one.
  return { ...stored, snapshot: createActor(machine, { snapshot: stored.snapshot }).getSnapshot() };
}

/** Equal states have equal bytes. */
export function bytesOf(machine: AnyStateMachine, state: FoldState): string {
  return canonicalJson(storeState(machine, state));
}
