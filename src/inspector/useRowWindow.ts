/** Of a long list of lines of one height, only those in sight are drawn: which ones, and where the list is scrolled. */
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef, type Ref } from 'vue';

export interface RowWindow {
  /** px of one line. */
  readonly height: Readonly<Ref<number>>;
  /** Places in the list that are drawn: from, and up to but not with. */
  readonly from: ComputedRef<number>;
  readonly to: ComputedRef<number>;
  /** Whether a line is in sight as a whole. */
  sees(place: number): boolean;
  /** Scrolls no further than it takes to see a line with one beside it. */
  reveal(place: number): void;
  /** Lines that fit into the height. */
  readonly page: ComputedRef<number>;
  scrolled(): void;
  /** Looks how high things are; it does so by itself whenever that changes. */
  measure(): void;
}

/** Lines drawn beyond either edge, so that quick scrolling meets no gap. */
const BEYOND = 8;
/** Where nothing is laid out (yet): px. */
const USUAL = { line: 40, port: 480 };

/** `port` scrolls, `sample` is as high as one line. */
export function useRowWindow(
  port: Readonly<Ref<HTMLElement | null>>,
  sample: Readonly<Ref<HTMLElement | null>>,
  count: () => number,
): RowWindow {
  const height = shallowRef(USUAL.line);
  const portHeight = shallowRef(USUAL.port);
  const top = shallowRef(0);
  /** Where the list has last been seen or put. */
  let scrolledTo = 0;

  function measure(): void {
    height.value = sample.value?.offsetHeight || USUAL.line;
    portHeight.value = port.value?.clientHeight || USUAL.port;
  }

  const sizes = new ResizeObserver(measure);
  watch(
    [port, sample],
    (elements) => {
      sizes.disconnect();
      for (const element of elements) if (element !== null) sizes.observe(element);
      measure();
    },
    { immediate: true },
  );
  onScopeDispose(() => sizes.disconnect());

  // After the drawing, once: a scroll in between would lay out the page for every step.
  watch(
    top,
    (wanted) => {
      if (port.value === null || wanted === scrolledTo) return;
      port.value.scrollTop = wanted;
      scrolled();
    },
    { flush: 'post' },
  );

  function scrolled(): void {
    scrolledTo = port.value?.scrollTop ?? 0;
    top.value = scrolledTo;
  }

  // Whole lines only: a scroll of some px draws nothing anew.
  const first = computed(() => Math.floor(top.value / height.value));
  const page = computed(() => Math.max(1, Math.floor(portHeight.value / height.value)));

  return {
    height,
    measure,
    page,
    from: computed(() => Math.max(0, first.value - BEYOND)),
    to: computed(() => Math.min(count(), first.value + page.value + 2 + BEYOND)),
    sees(place) {
      const y = place * height.value;
      return y >= top.value - 1 && y + height.value <= top.value + portHeight.value + 1;
    },
    reveal(place) {
      const [upper, lower] = [(place - 1) * height.value, (place + 2) * height.value];
      const end = Math.max(0, count() * height.value - portHeight.value);
      if (upper < top.value) top.value = Math.max(0, upper);
      else if (lower > top.value + portHeight.value) top.value = Math.min(lower - portHeight.value, end);
    },
    scrolled,
  };
}
