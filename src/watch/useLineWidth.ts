/** How many pixels wide a line is: what is drawn on it need be no finer. */
import { onBeforeUnmount, onMounted, readonly, shallowRef, type Ref } from 'vue';

/** px, until it has been measured. */
const USUAL = 600;

export function useLineWidth(line: Readonly<Ref<HTMLElement | null>>): Readonly<Ref<number>> {
  const width = shallowRef(USUAL);
  const resized = new ResizeObserver(([entry]) => {
    const now = Math.round(entry?.contentRect.width ?? 0);
    // A line out of sight has no width; the last one will do when it is back.
    if (now > 0) width.value = now;
  });
  onMounted(() => {
    if (line.value !== null) resized.observe(line.value);
  });
  onBeforeUnmount(() => {
    resized.disconnect();
  });
  return readonly(width);
}
