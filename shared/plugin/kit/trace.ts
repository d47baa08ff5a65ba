/**
 * Which states and transitions of a chart were reached. A second machine is made from the same
 * configuration in which every state and every transition emits its own name; folding with it reports
 * what was taken, `always` and `onDone` included, which snapshots do not show.
 */
import {
  createMachine,
  emit,
  type AnyStateMachine,
  type AnyStateNodeConfig,
  type AnyTransitionConfig,
} from 'xstate';
import {
  arrowBase,
  candidateNames,
  guardText,
  isForbidding,
  listOf,
  stateName,
} from '#shared/chart/names.ts';
import type { Effect, FoldState } from '#shared/match/state.ts';

/** The chart's names: states `a.b`, transitions `a.b --event`, with ` [guard]` where an event has several. */
export interface TracedChart {
  readonly machine: AnyStateMachine;
  readonly states: readonly string[];
  readonly transitions: readonly string[];
}

const TRACE = 'quoin.trace';

interface Names {
  readonly states: string[];
  readonly transitions: string[];
}

export function traceChart(machine: AnyStateMachine): TracedChart {
  const names: Names = { states: [], transitions: [] };
  const config = { ...machine.config, ...traceNode(machine.config, [], names) };
  return { machine: createMachine(config, machine.implementations), ...names };
}

/** The names a traced fold reported between two of its states. */
export function tracedBetween(before: FoldState, after: FoldState): readonly string[] {
  const last = before.effects.at(-1)?.n ?? 0;
  return after.effects.flatMap(({ n, event }) => (n > last ? (traceNameOf(event) ?? []) : []));
}

/** The name that an emitted event reports; null for an event of the chart's own. */
export function traceNameOf(event: Effect['event']): string | null {
  return event.type === TRACE && typeof event.name === 'string' ? event.name : null;
}

/** The state without what tracing left in it. */
export function withoutEffects(state: FoldState): FoldState {
  return { ...state, effects: [] };
}

function trace(name: string): ReturnType<typeof emit> {
  return emit({ type: TRACE, name });
}

function traceNode(node: AnyStateNodeConfig, path: readonly string[], names: Names): AnyStateNodeConfig {
  if (node.type === 'history') return node;
  const name = stateName(path);
  if (path.length > 0) names.states.push(name);
  const traced = (event: string, given: unknown): AnyTransitionConfig[] =>
    traceTransitions(arrowBase(name, event), given, names);
  return {
    ...node,
    entry: [...(path.length > 0 ? [trace(name)] : []), ...listOf(node.entry)],
    ...(node.on && { on: mapEntries(node.on, traced) }),
    ...(node.after && { after: mapEntries(node.after, (delay, given) => traced(`after ${delay}`, given)) }),
    ...(node.always && { always: traced('always', node.always) }),
    ...(node.onDone && { onDone: traced('onDone', node.onDone) }),
    ...(node.states && {
      states: mapEntries(node.states, (key, child) => traceNode(child, [...path, key], names)),
    }),
  };
}

function traceTransitions(base: string, given: unknown, names: Names): AnyTransitionConfig[] {
  const candidates = listOf(given).map(configOf);
  const full = candidateNames(
    base,
    candidates.map(({ guard }) => guardText(guard)),
  );
  return candidates.map((candidate, i) => {
    const name = full[i];
    if (name === undefined || isForbidding(candidate)) return candidate;
    names.transitions.push(name);
    return { ...candidate, actions: [trace(name), ...listOf(candidate.actions)] };
  });
}

function configOf(given: unknown): AnyTransitionConfig {
  if (typeof given === 'string') return { target: given };
  return typeof given === 'object' && given !== null ? { ...given } : {};
}

function mapEntries<A, B>(
  object: Readonly<Record<string, A>>,
  map: (key: string, value: A) => B,
): Record<string, B> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(key, value)]));
}
