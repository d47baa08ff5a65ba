/** Fewest steps through a chart as data: a relaxation over its states, guards unasked. A lower bound for any match. */
import type { Chart, ChartArrow, ChartState } from './chart.ts';
import type { ModelPath } from './paths.ts';

type Way = Pick<ModelPath, 'steps' | 'arrows'>;

/** How a state of history is gone back to: as at first, or to wherever play may have been. */
type Memory = 'none' | 'any';

const HERE: Way = { steps: 0, arrows: [] };

/**
 * The fewest steps to each state from the chart's beginning, by path, in the order of the chart. An event or a delay
 * is a step; `always` and `onDone` belong to the step before. An event that the chart raises itself counts as a step.
 */
export function modelPaths(chart: Chart): ReadonlyMap<string, ModelPath> {
  const root = chart.states.find(({ parent }) => parent === null);
  const ways = relax(chart, root === undefined ? [] : [root.path], 'none');
  return new Map(
    chart.states.flatMap(({ path, kind, parent }) => {
      const way = ways.get(path);
      if (way === undefined || kind === 'history' || parent === null) return [];
      return [[path, { state: path, ...way }] as const];
    }),
  );
}

/** The fewest steps to each state from where a match is, whatever it did before; by path. */
export function stepsFrom(chart: Chart, active: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...relax(chart, active, 'any')].map(([path, { steps }]) => [path, steps]));
}

function relax(chart: Chart, from: readonly string[], memory: Memory): ReadonlyMap<string, Way> {
  const states = new Map(chart.states.map((state) => [state.path, state]));
  const ways = new Map<string, Way>();
  for (const path of from) enter(states, ways, path, HERE, memory);
  for (let better = true; better;) {
    better = false;
    for (const arrow of chart.arrows) {
      const before = arrow.forbids ? null : wayOf(states, ways, arrow);
      if (before === null) continue;
      const cost = arrow.kind === 'on' || arrow.kind === 'after' ? 1 : 0;
      const way = { steps: before.steps + cost, arrows: [...before.arrows, arrow.name] };
      for (const target of arrow.targets) better = enter(states, ways, target, way, memory) || better;
    }
  }
  return ways;
}

/** The way to where an arrow can be taken; null while there is none. */
function wayOf(
  states: ReadonlyMap<string, ChartState>,
  ways: ReadonlyMap<string, Way>,
  arrow: ChartArrow,
): Way | null {
  const source = states.get(arrow.source);
  if (arrow.kind !== 'done' || source === undefined) return ways.get(arrow.source) ?? null;
  return wayToDone(states, ways, source);
}

/** A state is done once a final child is entered; one with regions, once all of them are done. */
function wayToDone(
  states: ReadonlyMap<string, ChartState>,
  ways: ReadonlyMap<string, Way>,
  state: ChartState,
): Way | null {
  const children = state.children.flatMap((path) => states.get(path) ?? []);
  if (state.kind !== 'parallel') {
    return children
      .filter(({ kind }) => kind === 'final')
      .map(({ path }) => ways.get(path) ?? null)
      .reduce((best, way) => (way !== null && isBetter(way, best) ? way : best), null);
  }
  const regions = children.map((child) => wayToDone(states, ways, child));
  return regions.reduce<Way | null>(
    (last, way) => (last === null || way === null ? null : isBetter(last, way) ? way : last),
    regions[0] ?? null,
  );
}

/** Notes a way into a state, those around it and those entered with it; true if any is better than what was known. */
function enter(
  states: ReadonlyMap<string, ChartState>,
  ways: Map<string, Way>,
  path: string,
  way: Way,
  memory: Memory,
): boolean {
  const state = states.get(path);
  if (state === undefined) return false;
  if (state.kind === 'history') return enterAgain(states, ways, state, way, memory);
  let better = note(ways, path, way);
  for (const inner of enteredWith(state)) better = enter(states, ways, inner, way, memory) || better;
  for (let around = parentOf(states, state); around !== undefined; around = parentOf(states, around)) {
    better = note(ways, around.path, way) || better;
    if (around.kind !== 'parallel') continue;
    for (const region of around.children) {
      const other = region !== path && !path.startsWith(`${region}.`);
      if (other) better = enterInner(states, ways, region, way) || better;
    }
  }
  return better;
}

function enterAgain(
  states: ReadonlyMap<string, ChartState>,
  ways: Map<string, Way>,
  history: ChartState,
  way: Way,
  memory: Memory,
): boolean {
  if (memory === 'none') return enter(states, ways, history.initial ?? history.parent ?? '', way, memory);
  const within = history.parent === '' || history.parent === null ? '' : `${history.parent}.`;
  let better = false;
  for (const { path, kind } of states.values()) {
    if (kind !== 'history' && path.startsWith(within)) better = note(ways, path, way) || better;
  }
  return better;
}

/** A region beside the one entered, with what it begins with. */
function enterInner(
  states: ReadonlyMap<string, ChartState>,
  ways: Map<string, Way>,
  path: string,
  way: Way,
): boolean {
  const state = states.get(path);
  if (state === undefined || state.kind === 'history') return false;
  let better = note(ways, path, way);
  for (const inner of enteredWith(state)) better = enterInner(states, ways, inner, way) || better;
  return better;
}

function enteredWith(state: ChartState): readonly string[] {
  if (state.kind === 'parallel') return state.children;
  return state.initial === null ? [] : [state.initial];
}

function parentOf(states: ReadonlyMap<string, ChartState>, state: ChartState): ChartState | undefined {
  return state.parent === null ? undefined : states.get(state.parent);
}

function note(ways: Map<string, Way>, path: string, way: Way): boolean {
  if (!isBetter(way, ways.get(path) ?? null)) return false;
  ways.set(path, way);
  return true;
}

function isBetter(way: Way, known: Way | null): boolean {
  if (known === null || way.steps !== known.steps) return known === null || way.steps < known.steps;
  return way.arrows.length < known.arrows.length;
}
