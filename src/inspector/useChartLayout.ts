/** A machine's chart, and how it lies: measured in the page's own letters, once for each machine and direction. */
import { onScopeDispose, shallowRef, watch, type Ref } from 'vue';
import type { AnyStateMachine } from 'xstate';
import type { Chart } from '#shared/chart/chart.ts';
import { chartOf } from '#shared/chart/chartOf.ts';
import { layoutOf } from '#shared/chart/layout.ts';
import type { Room } from '#shared/chart/nested.ts';
import {
  CHART_FONTS,
  type ChartDirection,
  type ChartFont,
  type ChartLayout,
  type Measure,
} from '#shared/chart/layoutTypes.ts';
import { reasonOf } from '#src/shell/say.ts';

const charts = new WeakMap<AnyStateMachine, Chart>();
const layouts = new WeakMap<AnyStateMachine, Partial<Record<ChartDirection, ChartLayout>>>();

/** The chart of a machine, read once. */
export function chartFor(machine: AnyStateMachine): Chart {
  const chart = charts.get(machine) ?? chartOf(machine);
  charts.set(machine, chart);
  return chart;
}

export interface LaidOut {
  /** Null until the letters are there. */
  readonly layout: Readonly<Ref<ChartLayout | null>>;
  /** Why it could not be laid out; null when all is well. */
  readonly fault: Readonly<Ref<string | null>>;
}

/** Which way a chart runs, and the room it is to be readable in, in px. */
export interface ChartPlace {
  readonly direction: ChartDirection;
  readonly room: Room;
}

/** Laid out anew only for another machine or direction: for the room there is when that is first shown. */
export function useChartLayout(machine: () => AnyStateMachine, place: () => ChartPlace | null): LaidOut {
  const direction = (): ChartDirection | null => place()?.direction ?? null;
  const layout = shallowRef<ChartLayout | null>(null);
  const fault = shallowRef<string | null>(null);
  let gone = false;
  onScopeDispose(() => {
    gone = true;
  });

  watch(
    [machine, direction],
    async ([of, way]) => {
      if (way === null) return;
      const known = layouts.get(of);
      if (known?.[way] === undefined) {
        await lettersLoaded();
        const now = place();
        if (gone || machine() !== of || now?.direction !== way) return;
        try {
          layouts.set(of, {
            ...layouts.get(of),
            [way]: layoutOf(chartFor(of), pageMeasure(), way, now.room),
          });
        } catch (error) {
          fault.value = reasonOf(error);
          return;
        }
      }
      fault.value = null;
      layout.value = layouts.get(of)?.[way] ?? null;
    },
    { immediate: true },
  );
  return { layout, fault };
}

/** The font as CSS and canvas write it. */
function fontOf(font: ChartFont): string {
  const { size, weight } = CHART_FONTS[font];
  const family = font === 'heading' ? '--display' : '--text';
  const named = getComputedStyle(document.documentElement).getPropertyValue(family).trim();
  return `${weight} ${size}px ${named === '' ? 'sans-serif' : named}`;
}

/** Letters that nothing on the page has used yet are not loaded by themselves. */
async function lettersLoaded(): Promise<void> {
  if (!('fonts' in document)) return;
  const fonts = [fontOf('name'), fontOf('heading'), fontOf('event'), fontOf('plain')];
  // A font that cannot be had is replaced by the next in its list, which is measured then.
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font)));
  await document.fonts.ready;
}

/** Measures in a canvas; where there is none (no browser draws here), by the number of letters. */
function pageMeasure(): Measure {
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas === null) return (text, font) => text.length * CHART_FONTS[font].size * 0.55;
  return (text, font) => {
    canvas.font = fontOf(font);
    return canvas.measureText(text).width;
  };
}
