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
import type { FoldState } from '#shared/match/state.ts';

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
  return after.effects.flatMap(({ n, event }) =>
    n > last && event.type === TRACE && typeof event.name === 'string' ? [event.name] : [],
  );
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
  const name = path.join('.');
  if (path.length > 0) names.states.push(name);
  const traced = (event: string, given: unknown): AnyTransitionConfig[] =>
    traceTransitions(name === '' ? `--${event}` : `${name} --${event}`, given, names);
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

function traceTransitions(name: string, given: unknown, names: Names): AnyTransitionConfig[] {
  const candidates = listOf(given).map(configOf);
  return candidates.map((candidate, i) => {
    // Neither target nor actions: it forbids the event, and nothing is ever taken.
    if (candidate.target === undefined && candidate.actions === undefined) return candidate;
    const full =
      candidates.length === 1
        ? name
        : `${name} [${guardName(candidate) ?? 'otherwise'}${same(candidates, i)}]`;
    names.transitions.push(full);
    return { ...candidate, actions: [trace(full), ...listOf(candidate.actions)] };
  });
}

/** Tells apart candidates with the same guard. */
function same(candidates: readonly AnyTransitionConfig[], i: number): string {
  const own = guardName(candidates[i]);
  const earlier = candidates.slice(0, i).filter((other) => guardName(other) === own).length;
  return earlier === 0 ? '' : ` ${earlier + 1}`;
}

/** A guard by its name; null for no guard. */
function guardName(candidate: AnyTransitionConfig | undefined): string | null {
  const guard: unknown = candidate?.guard;
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : 'unnamed';
}

function configOf(given: unknown): AnyTransitionConfig {
  if (typeof given === 'string') return { target: given };
  return typeof given === 'object' && given !== null ? { ...given } : {};
}

/** XState takes one thing or a list of them. */
export function listOf(given: unknown): readonly unknown[] {
  if (given === undefined) return [];
  return Array.isArray(given) ? given : [given];
}

function mapEntries<A, B>(
  object: Readonly<Record<string, A>>,
  map: (key: string, value: A) => B,
): Record<string, B> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(key, value)]));
}
