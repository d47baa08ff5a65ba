/** The place a chart is laid out for: which way there is more room, and how much. */
import { onScopeDispose, shallowRef, watch, type Ref } from 'vue';
import type { ChartPlace } from './useChartLayout.ts';

/** Narrower than this the chart runs down; in the page's own letters, so that large ones count. */
const NARROW = 36;
/** px of the panel that are not the drawing's: what stands over and under it, and the margin round it. */
const [AROUND, BESIDE] = [112, 16];

/** Follows the size of a chart's panel; null until it is first in sight. */
export function useChartPlace(panel: Readonly<Ref<HTMLElement | null>>): Readonly<Ref<ChartPlace | null>> {
  const place = shallowRef<ChartPlace | null>(null);
  const sizes = new ResizeObserver((entries) => {
    const { width, height } = entries.at(-1)?.contentRect ?? { width: 0, height: 0 };
    // Hidden, as behind another tab: nothing to lay out for.
    if (width === 0) return;
    place.value = {
      direction: width < NARROW * letters() ? 'down' : 'right',
      room: { width: width - BESIDE, height: Math.max(height - AROUND, width / 8) },
    };
  });
  watch(panel, (element) => {
    if (element !== null) sizes.observe(element);
  });
  onScopeDispose(() => sizes.disconnect());
  return place;
}

/** px of a letter of the page. */
function letters(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize || '16');
}
