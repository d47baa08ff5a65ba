/** Lays out a state and all that is in it, from the inside out. */
import type { ChartState } from './chart.ts';
import { childOf, levelEdge, needsOf, nodeOf } from './child.ts';
import { borderEdge, crossingEdges, isAhead, lateralEdge } from './crossing.ts';
import { labelOf } from './labels.ts';
import type { Box, Rect } from './layoutTypes.ts';
import { isWithin } from './lift.ts';
import { listOfState, moveRow } from './lists.ts';
import { plainWords } from './names.ts';
import type { Nested, Nesting, Room } from './nested.ts';
import { wrap } from './wrap.ts';

/** `least` is what the box must measure, for what ends on its sides; `depth` counts no groups. */
export function nestState(nesting: Nesting, state: ChartState, depth: number, least: Room): Nested {
  if (state.kind === 'history') return historyBox(state, depth);
  return state.children.length === 0
    ? leafBox(nesting, state, depth, least)
    : compoundBox(nesting, state, depth, least);
}

function historyBox(state: ChartState, depth: number): Nested {
  const title = { x: 15, y: 20, anchor: 'middle' as const, text: 'H', font: 'name' as const };
  const box = { ...boxOf(state, depth, false, { x: 0, y: 0, width: 30, height: 30 }), title };
  return alone(box);
}

function alone(box: Box): Nested {
  const { width, height } = box;
  return { width, height, boxes: [box], pieces: [], labels: [], hats: [], initials: [], ports: new Map() };
}

function boxOf(state: ChartState, depth: number, region: boolean, rect: Rect): Omit<Box, 'title'> {
  return { ...rect, path: state.path, kind: state.kind, depth, region, listHeading: null, list: [] };
}

function isRegion({ grouped: { chart } }: Nesting, state: ChartState): boolean {
  return chart.states.some(({ path, kind }) => path === state.parent && kind === 'parallel');
}

function leafBox(nesting: Nesting, state: ChartState, depth: number, least: Room): Nested {
  const text = plainWords(state.key);
  const title = Math.ceil(nesting.measure(text, 'name'));
  const list = listOfState(nesting.grouped.chart, nesting.lifted, nesting.measure, state);
  const border = state.kind === 'final' ? 8 : 0;
  const width = Math.max(title + 26 + border, list.width === 0 ? 56 : list.width + 26, least.width);
  const height = Math.max(list.height === 0 ? 38 + border : 33 + list.height + 8, least.height);
  const box = boxOf(state, depth, isRegion(nesting, state), { x: 0, y: 0, width, height });
  if (list.height === 0) {
    return alone({
      ...box,
      title: { x: width / 2, y: height / 2 + 5, anchor: 'middle', text, font: 'name' },
    });
  }
  return alone({
    ...box,
    title: { x: 14, y: 24, anchor: 'start', text, font: 'name' },
    list: list.rows.map((row) => moveRow(row, 14, 33)),
  });
}

function compoundBox(nesting: Nesting, state: ChartState, depth: number, least: Room): Nested {
  const { grouped, lifted, measure } = nesting;
  const direction = grouped.directionOf(state.path);
  const inner = lifted.edges.filter(({ level }) => level === state.path);
  const innerDepth = grouped.isGroup(state.path) ? depth : depth + 1;
  const children = state.children.map((path) => {
    const child = stateAt(nesting, path);
    const needs = needsOf(nesting, path, inner, direction);
    const marked = grouped.chart.states.some(({ initial }) => initial === path);
    return childOf(child, nestState(nesting, child, innerDepth, needs.least), needs, marked);
  });
  const crossing = crossingEdges(lifted.edges, state.path, grouped.directionOf);
  const tied = children.filter(
    ({ state: { path } }) =>
      grouped.isGroup(path) ||
      (state.initial !== null && isWithin(state.initial, path)) ||
      inner.some(({ from, to }) => from === path || to === path) ||
      crossing.some(({ child }) => child === path),
  );
  const flowing = tied.length === 0 || grouped.isGroup(state.path) ? children : tied;
  const labels = new Map(
    inner
      .filter(({ labelled }) => labelled)
      .map((edge) => [edge.id, labelOf(edge.arrow, measure, direction, nesting.wrapAt)]),
  );
  const ahead = crossing.filter((edge) => isAhead(edge, direction));
  const level = nesting.layOutLevel(
    flowing.map((child) => nodeOf(child, direction, inner, nesting.overhang)),
    [...inner.map((edge) => levelEdge(edge, labels.get(edge.id))), ...ahead.map(borderEdge)],
    crossing.filter((edge) => !isAhead(edge, direction)).map(lateralEdge),
  );
  const box = boxOf(state, depth, isRegion(nesting, state), { x: 0, y: 0, width: 0, height: 0 });
  return wrap(nesting, { state, box, least, children, flowing, crossing, inner, labels, level });
}

function stateAt({ grouped: { chart } }: Nesting, path: string): ChartState {
  const state = chart.states.find((known) => known.path === path);
  if (state === undefined) throw new Error(`The chart has no state “${path}”.`);
  return state;
}
