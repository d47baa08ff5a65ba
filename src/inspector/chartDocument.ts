/** The chart as a file to keep. */
import type { Chart } from '#shared/chart/chart.ts';
import { jsonOf } from '#shared/chart/json.ts';
import type { ChartLayout } from '#shared/chart/layoutTypes.ts';
import { mermaidOf } from '#shared/chart/mermaid.ts';
import { svgOf } from '#shared/chart/svg.ts';
import { plainWords } from '#shared/chart/names.ts';
import type { ChartCounts } from './chartMoment.ts';

export type ChartForm = 'svg' | 'mermaid' | 'json';

export interface ChartFile {
  readonly name: string;
  readonly text: string;
  /** Its media type. */
  readonly type: string;
}

/** The drawing as it is seen, with its counts. */
export function svgFile(chart: Chart, layout: ChartLayout, counts: ChartCounts): ChartFile {
  const taken = chart.arrows.map(({ name }) => [name, counts.taken(name)] as const);
  // What is still being counted is saved without counts rather than with wrong ones.
  const known = taken.flatMap(([name, count]) => (count === null ? [] : [[name, count] as const]));
  const text =
    known.length < taken.length
      ? svgOf(chart, layout, plainWords(chart.id))
      : svgOf(chart, layout, plainWords(chart.id), Object.fromEntries(known));
  return { name: `${chart.id}.svg`, text, type: 'image/svg+xml' };
}

export function mermaidFile(chart: Chart): ChartFile {
  return { name: `${chart.id}.mmd`, text: mermaidOf(chart), type: 'text/vnd.mermaid' };
}

export function jsonFile(chart: Chart): ChartFile {
  return {
    name: `${chart.id}.json`,
    text: `${JSON.stringify(jsonOf(chart), null, 2)}\n`,
    type: 'application/json',
  };
}
