/**
 * A match step by step: the start, a step for each entry and one for each delay that fired between them. What dev mode
 * lists and a replay walks along; every step holds the state right after it, so that any moment is a look into the list.
 */
import type { Entry } from './entry.ts';
import { fire } from './fold.ts';
import type { Effect, FoldState, Pending } from './state.ts';
import { stateAfter, type Timeline } from './timeline.ts';

interface AnyStep {
  /** Its place in the list, from 0. */
  readonly index: number;
  /** Match time in ms; never decreases along the list. */
  readonly at: number;
  /** The match right after it, at that time. */
  readonly state: FoldState;
}

export type Step =
  | (AnyStep & { readonly kind: 'start' })
  | (AnyStep & { readonly kind: 'entry'; readonly entry: Entry })
  | (AnyStep & { readonly kind: 'delay'; readonly delay: Pending });

/** The steps of a whole timeline up to match time `until` (ms): delays due after the last entry included. */
export function stepsOf(timeline: Timeline, until: number): readonly Step[] {
  return withMoreSteps([], timeline, until);
}

/**
 * The steps with those that have come since: entries the list has not yet, and delays due by `until` (ms). Answers the
 * very list where nothing has come.
 */
export function withMoreSteps(
  known: readonly Step[],
  { machine, log, states }: Timeline,
  until: number,
): readonly Step[] {
  const steps: Step[] = [];
  let last = known.at(-1);
  const add = (step: Step): void => {
    steps.push(step);
    last = step;
  };
  if (last === undefined) {
    const state = stateAfter(states, 0);
    add({ kind: 'start', index: 0, at: state.at, state });
  }
  const fireUntil = (time: number): void => {
    for (let next = last?.state.pending[0]; last !== undefined && next !== undefined && next.due <= time;) {
      const state = fire(machine, last.state, next);
      add({ kind: 'delay', index: last.index + 1, at: state.at, state, delay: next });
      next = state.pending[0];
    }
  };
  for (const entry of log.slice(last?.state.n ?? 0)) {
    fireUntil(entry.at);
    const state = stateAfter(states, entry.n);
    add({ kind: 'entry', index: (last?.index ?? -1) + 1, at: entry.at, state, entry });
  }
  fireUntil(until);
  return steps.length === 0 ? known : [...known, ...steps];
}

/** The last step at match time `time` (ms): the start where all come later. `steps` is not empty. */
export function stepAtTime(steps: readonly Step[], time: number): number {
  let [low, high] = [0, steps.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((steps[middle]?.at ?? Infinity) <= time) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The match at match time `time` (ms) after a step, before the next one: nothing fires in between. */
export function stateAtStep(step: Step, time: number): FoldState {
  return time <= step.at ? step.state : { ...step.state, at: time };
}

/** What was emitted in a step. */
export function effectsOf(step: Step, before: Step | undefined): readonly Effect[] {
  const heard = before?.state.effects.at(-1)?.n ?? 0;
  return step.state.effects.filter(({ n }) => n > heard);
}

/** The innermost states of a state value, as paths: `reckoning.review`; several where regions run side by side. */
export function leavesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const leaves = leavesOf(inner);
    return leaves.length === 0 ? [key] : leaves.map((leaf) => `${key}.${leaf}`);
  });
}
