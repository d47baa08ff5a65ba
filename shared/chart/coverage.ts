/**
 * How often each state of a chart was entered and each of its arrows taken, up to any step of a match. Counted a step
 * at a time, so that a page stays alive meanwhile, and on when the match goes on.
 */
import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import type { Taken, Taker } from '#shared/match/fold.ts';
import type { MatchInput } from '#shared/match/record.ts';
import type { FoldState } from '#shared/match/state.ts';
import type { Step } from '#shared/match/steps.ts';
import { traceChart } from '#shared/plugin/kit/trace.ts';
import { retake } from './retake.ts';
import { nameIn } from './telling.ts';

/** By the names of the chart: what was never entered or taken is not in it. */
export interface Counts {
  readonly states: ReadonlyMap<string, number>;
  readonly arrows: ReadonlyMap<string, number>;
}

export interface Coverage {
  /** Steps counted so far. */
  readonly counted: number;
  /** The steps as they are now: those of before, and more. Steps that are others begin the count anew. */
  follow(steps: readonly Step[]): void;
  /** Counts on until all steps are counted or `late()`; answers whether all are. At least one step is counted. */
  advance(late: () => boolean): boolean;
  /** The counts up to step `index` and with it; of the steps counted so far, where it is not among them. */
  countsAt(index: number): Counts;
  /** States entered and arrows taken in a step, in their order; none where it is not counted yet. */
  namesIn(index: number): { readonly states: readonly string[]; readonly arrows: readonly string[] };
}

/** Counts are kept after so many steps; between them they are counted up. */
const CHECKPOINT = 256;

export function coverageOf(machine: AnyStateMachine, input: MatchInput): Coverage {
  const traced = traceChart(machine);
  const order = [...traced.states, ...traced.transitions];
  const idOf = new Map(order.map((name, id) => [name, id]));
  let heard: number[] = [];
  const taker = tracedTaker(traced.machine, (name) => {
    const id = idOf.get(name);
    if (id !== undefined) heard.push(id);
  });

  let steps: readonly Step[] = [];
  /** Ids of what was entered and taken, a list a step. */
  let taken: (readonly number[])[] = [];
  let checkpoints: Uint32Array[] = [];
  let counts = new Uint32Array(order.length);
  let state: FoldState | null = null;
  /** Snapshots of the match by those of the traced chart: going back is a look into them. */
  let shadows = new WeakMap<object, FoldState>();

  function count(step: Step): void {
    heard = [];
    const before = state;
    const shadow: FoldState =
      step.kind === 'entry' && 'table' in step.entry && before !== null
        ? (shadows.get(snapshotOf(step)) ?? before)
        : retake(taker, input, before, step);
    // What XState has no more use for shall not grow with the match; who is host is the table's, not the chart's.
    state = { ...shadow, table: step.state.table, effects: [], pending: [] };
    shadows.set(snapshotOf(step), state);
    taken.push(heard);
    for (const id of heard) counts[id] = (counts[id] ?? 0) + 1;
    if (taken.length % CHECKPOINT === 0) checkpoints.push(counts.slice());
  }

  function countsUpTo(index: number): Uint32Array {
    const end = Math.min(index + 1, taken.length);
    const full = Math.floor(end / CHECKPOINT);
    const sum = checkpoints[full - 1]?.slice() ?? new Uint32Array(order.length);
    for (const ids of taken.slice(full * CHECKPOINT, end)) {
      for (const id of ids) sum[id] = (sum[id] ?? 0) + 1;
    }
    return sum;
  }

  const numberOfStates = traced.states.length;
  const asMap = (sum: Uint32Array, from: number, to: number): ReadonlyMap<string, number> =>
    new Map(
      order.slice(from, to).flatMap((name, i) => {
        const times = sum[from + i] ?? 0;
        return times === 0 ? [] : [[name, times] as const];
      }),
    );

  return {
    get counted() {
      return taken.length;
    },
    follow(now) {
      const last = steps[taken.length - 1];
      if (last !== undefined && now[taken.length - 1] !== last) {
        [taken, checkpoints, state] = [[], [], null];
        counts = new Uint32Array(order.length);
        shadows = new WeakMap();
      }
      steps = now;
    },
    advance(late) {
      do {
        const step = steps[taken.length];
        if (step === undefined) return true;
        count(step);
      } while (!late());
      return taken.length >= steps.length;
    },
    countsAt(index) {
      const sum = countsUpTo(index);
      return {
        states: asMap(sum, 0, numberOfStates),
        arrows: asMap(sum, numberOfStates, order.length),
      };
    },
    namesIn(index) {
      const ids = taken[index] ?? [];
      const nameOf = (id: number): string => order[id] ?? '';
      return {
        states: ids.filter((id) => id < numberOfStates).map(nameOf),
        arrows: ids.filter((id) => id >= numberOfStates).map(nameOf),
      };
    },
  };
}

function snapshotOf(step: Step): object {
  const snapshot: AnyMachineSnapshot = step.state.snapshot;
  return snapshot;
}

function tracedTaker(machine: AnyStateMachine, hear: (name: string) => void): Taker {
  const sift = ([snapshot, actions]: Taken): Taken => {
    const own = actions.filter((action) => {
      const name = nameIn(action);
      if (name !== null) hear(name);
      return name === null;
    });
    return [snapshot, own];
  };
  return {
    id: machine.id,
    start(input) {
      const [snapshot, actions] = initialTransition(machine, input);
      return sift([snapshot, actions]);
    },
    take(from, event) {
      const [snapshot, actions] = transition(machine, from, event);
      return sift([snapshot, actions]);
    },
  };
}
