/** A chart out of its panel, as a document; what makes documents is fetched when one is first wanted. */
import { readonly, shallowRef, type Ref } from 'vue';
import type { Chart } from '#shared/chart/chart.ts';
import type { ChartLayout } from '#shared/chart/layoutTypes.ts';
import { useSay } from '#shared/plugin/ui/words.ts';
import { saveFile } from '#src/profile/saveFile.ts';
import { reasonOf } from '#src/shell/say.ts';
import type { ChartFile, ChartForm } from './chartDocument.ts';
import { chartWords } from './chartMessages.en.ts';
import type { ChartCounts } from './chartMoment.ts';

export interface ChartOut {
  /** Why the last document could not be saved; null when it was. */
  readonly unsaved: Readonly<Ref<string | null>>;
  save(form: ChartForm): Promise<void>;
}

export interface ChartOutOptions {
  readonly chart: Readonly<Ref<Chart>>;
  /** Null until it is laid out: then there is nothing drawn to save. */
  readonly layout: Readonly<Ref<ChartLayout | null>>;
  readonly counts: Readonly<Ref<ChartCounts>>;
}

export function useChartOut({ chart, layout, counts }: ChartOutOptions): ChartOut {
  const say = useSay(chartWords);
  const unsaved = shallowRef<string | null>(null);

  async function fileOf(form: ChartForm): Promise<ChartFile | null> {
    const { jsonFile, mermaidFile, svgFile } = await import('./chartDocument.ts');
    switch (form) {
      case 'svg':
        return layout.value === null ? null : svgFile(chart.value, layout.value, counts.value);
      case 'mermaid':
        return mermaidFile(chart.value);
      case 'json':
        return jsonFile(chart.value);
    }
  }

  return {
    unsaved: readonly(unsaved),
    async save(form) {
      try {
        const file = await fileOf(form);
        unsaved.value = null;
        if (file !== null) saveFile(file.name, file.text, file.type);
      } catch (error) {
        unsaved.value = say('chart.unsaved', { why: reasonOf(error) });
      }
    },
  };
}
