/**
 * A chart in Stately's machine format, where it fits: what its states are called and where its arrows lead. Guards,
 * actions and delays are names; what they do is in the game.
 */
import type { Json } from '#shared/json.ts';
import type { Chart, ChartArrow, ChartState } from './chart.ts';

type Node = Readonly<Record<string, Json>>;

/** The configuration that `createMachine` takes. Targets are ids: `#boggle.round`. */
export function jsonOf(chart: Chart): Node {
  const root = chart.states[0];
  return root === undefined ? { id: chart.id } : { id: chart.id, ...nodeOf(chart, root) };
}

function nodeOf(chart: Chart, state: ChartState): Node {
  const arrows = chart.arrows.filter(({ source }) => source === state.path);
  const byEvent = (kind: ChartArrow['kind']): Node => {
    const events = [...new Set(arrows.filter((arrow) => arrow.kind === kind).map(({ event }) => event))];
    return Object.fromEntries(
      events.map((event) => [
        event,
        arrows
          .filter((arrow) => arrow.kind === kind && arrow.event === event)
          .map((arrow) => transitionOf(chart, arrow)),
      ]),
    );
  };
  const listed = (kind: ChartArrow['kind']): Json =>
    arrows.filter((arrow) => arrow.kind === kind).map((arrow) => transitionOf(chart, arrow));
  const has = (kind: ChartArrow['kind']): boolean => arrows.some((arrow) => arrow.kind === kind);
  const children = chart.states.filter(({ parent }) => parent === state.path);
  const initialKey = chart.states.find(({ path }) => path === state.initial)?.key;
  return {
    ...(state.description !== '' && { description: state.description }),
    ...(state.kind !== 'atomic' && state.kind !== 'compound' && { type: state.kind }),
    ...(state.kind === 'compound' && initialKey !== undefined && { initial: initialKey }),
    ...(state.kind === 'history' && state.initial !== null && { target: idOf(chart, state.initial) }),
    ...(state.tags.length > 0 && { tags: [...state.tags] }),
    ...(state.prompt !== null && { meta: { prompt: state.prompt } }),
    ...(state.entry.length > 0 && { entry: state.entry.map((type) => ({ type })) }),
    ...(state.exit.length > 0 && { exit: state.exit.map((type) => ({ type })) }),
    ...(has('on') && { on: byEvent('on') }),
    ...(has('after') && { after: byEvent('after') }),
    ...(has('always') && { always: listed('always') }),
    ...(has('done') && { onDone: listed('done') }),
    ...(children.length > 0 && {
      states: Object.fromEntries(children.map((child) => [child.key, nodeOf(chart, child)])),
    }),
  };
}

function transitionOf(chart: Chart, { targets, guard, actions, reenter }: ChartArrow): Json {
  return {
    ...(targets.length > 0 && { target: targets.map((target) => idOf(chart, target)) }),
    ...(guard !== null && { guard: { type: guard } }),
    ...(actions.length > 0 && { actions: actions.map((type) => ({ type })) }),
    ...(reenter && { reenter: true }),
  };
}

function idOf(chart: Chart, path: string): string {
  return path === '' ? `#${chart.id}` : `#${chart.id}.${path}`;
}
