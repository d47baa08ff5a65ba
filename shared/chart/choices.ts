/** The choices that are tried for the levels of a chart. */
import type { Chart } from './chart.ts';
import type { ChartDirection } from './layoutTypes.ts';
import { liftArrows } from './lift.ts';
import type { Choice } from './plan.ts';
import { ranksOf } from './rank.ts';

/** Choices for one level; of more, those with few groups come first. */
const MOST = 16;
const DIRECTIONS: readonly ChartDirection[] = ['right', 'down'];

/** Paths of the states with several others in them, from outside inwards. */
export function levelsOf(chart: Chart): readonly string[] {
  return chart.states.filter(({ children }) => children.length > 1).map(({ path }) => path);
}

/** Each direction, with neighbours along the flow in groups. */
export function choicesFor(chart: Chart, level: string): readonly Choice[] {
  const order = alongFlow(chart, level);
  const parallel = chart.states.some(({ path, kind }) => path === level && kind === 'parallel');
  const partings = parallel || order.length < 3 ? [[]] : partingsOf(order);
  return partings
    .toSorted((a, b) => a.length - b.length)
    .slice(0, MOST)
    .flatMap((groups) => DIRECTIONS.map((direction) => ({ direction, groups })));
}

/** The children of a level that arrows tie to each other, in the order in which they are gone through. */
function alongFlow(chart: Chart, level: string): readonly string[] {
  const state = chart.states.find(({ path }) => path === level);
  const edges = liftArrows(chart)
    .edges.filter((edge) => edge.level === level)
    .map(({ from, to, backward }) => (backward ? { from: to, to: from } : { from, to }));
  const tied = (state?.children ?? []).filter((child) =>
    edges.some(({ from, to }) => from === child || to === child),
  );
  const ranks = ranksOf(tied, edges, new Set(), new Set());
  return tied.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}

/** All ways to part a row into runs, told by the runs of two or more; not all in one. */
function partingsOf(order: readonly string[]): readonly (readonly (readonly string[])[])[] {
  const all = Array.from({ length: 2 ** (order.length - 1) }, (_, cuts) => {
    const runs: string[][] = [];
    order.forEach((child, i) => {
      if (i === 0 || (cuts >> (i - 1)) % 2 === 1) runs.push([child]);
      else runs.at(-1)?.push(child);
    });
    return runs;
  });
  return all.filter((runs) => runs.length > 1).map((runs) => runs.filter(({ length }) => length > 1));
}
