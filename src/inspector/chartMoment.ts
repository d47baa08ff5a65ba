/** What of a chart is lit at a moment: where the match is, and what the step before it took. */
import type { Chart } from '#shared/chart/chart.ts';
import type { FoldState } from '#shared/match/state.ts';
import { leavesOf } from '#shared/match/steps.ts';

/** `now`: innermost; `around`: a state around one that is. */
export type Lit = 'now' | 'around' | 'no';

/** How often a thing of the chart came about up to a moment; null while it is still being counted. */
export interface ChartCounts {
  /** Times a state was entered. */
  entered(path: string): number | null;
  /** Times an arrow was taken. */
  taken(arrow: string): number | null;
  /** Whether an arrow was taken in the very step looked at. */
  justTaken(arrow: string): boolean;
}

/** The innermost states, as paths. */
export function innermost(state: FoldState): readonly string[] {
  return leavesOf(state.snapshot.value);
}

export function litOf(leaves: readonly string[], path: string): Lit {
  if (leaves.includes(path)) return 'now';
  return path === '' || leaves.some((leaf) => leaf.startsWith(`${path}.`)) ? 'around' : 'no';
}

/** How thick a line is drawn, in px: twice as often is a little thicker, so that hundreds still fit. */
export function lineWidth(count: number): number {
  return count === 0 ? 1.5 : Math.min(5.5, 1.1 + 0.75 * Math.log2(count + 1));
}

/** The state an arrow stands in: the innermost around its source and all that it leads to. */
export function homeOf(chart: Chart, arrow: string): string {
  const found = chart.arrows.find(({ name }) => name === arrow);
  if (found === undefined) return '';
  const ways = [found.source, ...found.targets].map((path) => path.split('.').slice(0, -1));
  const [first = [], ...others] = ways;
  const common = first.findIndex((part, i) => others.some((way) => way[i] !== part));
  return (common === -1 ? first : first.slice(0, common)).join('.');
}
