/** A machine's chart as data. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Chart, ChartArrow, ChartState } from './chart.ts';
import {
  actionNames,
  arrowBase,
  candidateNames,
  guardText,
  isForbidding,
  listOf,
  stateName,
} from './names.ts';

/** Reads the chart of a machine: every state in document order, and every arrow under its name. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = withInner(machine.root);
  return {
    id: machine.id,
    states: nodes.map((node) => stateOf(node, machine)),
    arrows: nodes.flatMap(arrowsOf),
  };
}

function withInner(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(withInner)];
}

function pathOf(node: AnyStateNode): string {
  return stateName(node.path);
}

function stateOf(node: AnyStateNode, machine: AnyStateMachine): ChartState {
  const meta: unknown = node.meta;
  const prompt = typeof meta === 'object' && meta !== null && 'prompt' in meta ? meta.prompt : null;
  return {
    path: pathOf(node),
    key: node.path.at(-1) ?? machine.id,
    kind: node.type,
    parent: node.parent === undefined ? null : pathOf(node.parent),
    children: Object.values(node.states).map(pathOf),
    initial: initialOf(node, machine),
    description: node.description ?? '',
    tags: [...node.tags],
    prompt: typeof prompt === 'string' ? prompt : null,
    // The configuration's own: XState puts the raising and cancelling of delays into the node's.
    entry: actionNames(node.config.entry),
    exit: actionNames(node.config.exit),
  };
}

/** Of a history: where it leads as long as nobody was there. */
function initialOf(node: AnyStateNode, machine: AnyStateMachine): string | null {
  if (node.type === 'history') return historyDefault(node, machine);
  if (node.type !== 'compound') return null;
  const first = listOf(node.initial.target)[0];
  const inner = Object.values(node.states).find((state) => state === first);
  return inner === undefined ? null : pathOf(inner);
}

function historyDefault(node: AnyStateNode, machine: AnyStateMachine): string | null {
  const config: unknown = node.config;
  const target: unknown =
    typeof config === 'object' && config !== null && 'target' in config ? config.target : undefined;
  if (typeof target !== 'string') return null;
  if (target.startsWith('#')) return pathOf(machine.getStateNodeById(target));
  return stateName([...(node.parent?.path ?? []), ...target.split('.').filter((key) => key !== '')]);
}

/** In the order in which the kit traces them: events, delays, `always`, `onDone`. */
function arrowsOf(node: AnyStateNode): readonly ChartArrow[] {
  const { on, after, onDone } = node.config;
  return [
    ...Object.keys(on ?? {}).flatMap((event) => arrowsFor(node, 'on', event, event, event)),
    ...Object.keys(after ?? {}).flatMap((delay) =>
      // XState reads a delay of digits as a number, and calls the event after that.
      arrowsFor(node, 'after', delay, `after ${delay}`, `xstate.after.${shownDelay(delay)}.${node.id}`),
    ),
    ...arrowsOfCandidates(node, 'always', 'always', 'always', node.always ?? []),
    ...(onDone === undefined
      ? []
      : arrowsFor(node, 'done', 'onDone', 'onDone', `xstate.done.state.${node.id}`)),
  ];
}

function shownDelay(delay: string): string {
  return Number.isNaN(Number(delay)) ? delay : String(Number(delay));
}

function arrowsFor(
  node: AnyStateNode,
  kind: ChartArrow['kind'],
  event: string,
  trigger: string,
  key: string,
): readonly ChartArrow[] {
  return arrowsOfCandidates(node, kind, event, trigger, node.transitions.get(key) ?? []);
}

function arrowsOfCandidates(
  node: AnyStateNode,
  kind: ChartArrow['kind'],
  event: string,
  trigger: string,
  candidates: readonly Candidate[],
): readonly ChartArrow[] {
  const source = pathOf(node);
  const guards = candidates.map(({ guard }) => guardText(guard));
  const names = candidateNames(arrowBase(source, trigger), guards);
  return candidates.map((candidate, i) => ({
    name: names[i] ?? source,
    source,
    targets: (candidate.target ?? []).map(pathOf),
    kind,
    event,
    guard: guards[i] ?? null,
    actions: actionNames(candidate.actions),
    reenter: candidate.reenter,
    forbids: isForbidding(candidate),
  }));
}

/** What is read of XState's transitions. */
interface Candidate {
  readonly target: readonly AnyStateNode[] | undefined;
  readonly guard?: unknown;
  readonly actions: unknown;
  readonly reenter: boolean;
}
