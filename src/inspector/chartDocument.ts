/** The chart as a file to keep. */
import type { Chart } from '#shared/chart/chart.ts';
import type { ChartLayout } from '#shared/chart/layoutTypes.ts';
import type { ChartCounts } from './chartMoment.ts';
export interface Drawn {
  readonly chart: Chart;
  readonly layout: ChartLayout | null;
  readonly leaves: readonly string[];
  readonly counts: ChartCounts;
}
export function documentOf(
  form: 'svg' | 'mermaid' | 'json',
  drawn: Drawn,
): { name: string; text: string; type: string } {
  return { name: form, text: drawn.chart.id, type: 'text/plain' };
}
