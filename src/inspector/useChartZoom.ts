/** Zooming and moving a drawing in its window: by wheel, by one pointer that drags, by two that pinch, by buttons. */
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef, type Ref } from 'vue';
import {
  fitted,
  held,
  overflows,
  showing,
  zoomed,
  type Lie,
  type Place,
  type Size,
  type Spread,
} from './chartZoom.ts';

/** A press that goes further than this, in pixels, drags. */
const DRAG = 4;
/** What a press of a button makes it larger by. */
const STEP = 1.25;
/** So many pixels of the wheel make it e times as large. */
const WHEEL = 300;
/** Pixels of a line, for a wheel that counts in lines. */
const LINE = 16;

export interface ChartZoom {
  readonly window: Readonly<Ref<Size>>;
  readonly lie: ComputedRef<Lie>;
  /** Nobody has moved or zoomed it since it was fitted. */
  readonly untouched: ComputedRef<boolean>;
  /** There is more to see than the window shows: dragging moves it. */
  readonly movable: ComputedRef<boolean>;
  fit(): void;
  /** A step larger (1) or smaller (−1), round the middle. */
  zoom(by: 1 | -1): void;
  /** Brings a part of the drawing into sight. */
  show(part: Spread): void;
  /** For the window's events. */
  readonly hear: {
    pointerdown(event: PointerEvent): void;
    pointermove(event: PointerEvent): void;
    pointerup(event: PointerEvent): void;
    pointercancel(event: PointerEvent): void;
    wheel(event: WheelEvent): void;
  };
  /** Whether what was just pressed was dragged, and so not pressed. */
  wasDragged(): boolean;
}

/** `most` is how many pixels a unit of the drawing has at most when it is fitted. */
export function useChartZoom(
  element: Readonly<Ref<Element | null>>,
  drawing: () => Size,
  most: () => number,
): ChartZoom {
  const window = shallowRef<Size>({ width: 0, height: 0 });
  /** Null while it is fitted. */
  const own = shallowRef<Lie | null>(null);
  const lie = computed(() => own.value ?? fitted(drawing(), window.value, most()));
  const movable = computed(() => overflows(lie.value, drawing(), window.value));
  const pointers = new Map<number, Place>();
  let dragged = false;

  function put(next: Lie): void {
    own.value = held(next, drawing(), window.value);
  }

  function zoomAt(factor: number, place: Place): void {
    put(zoomed(lie.value, factor, place));
  }

  function move(x: number, y: number): void {
    put({ ...lie.value, x: lie.value.x + x, y: lie.value.y + y });
  }

  function placeOf({ clientX, clientY }: MouseEvent): Place {
    const box = element.value?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  }

  function pointerdown(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (pointers.size === 0) dragged = false;
    pointers.set(event.pointerId, placeOf(event));
  }

  function pointermove(event: PointerEvent): void {
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = placeOf(event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined && !dragged) {
      if (!movable.value || distance(before, now) < DRAG) return;
      // From here on the pointer belongs to the drawing, outside of it too.
      element.value?.setPointerCapture(event.pointerId);
    }
    dragged = true;
    pointers.set(event.pointerId, now);
    if (other === undefined) return move(now.x - before.x, now.y - before.y);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const shifted = {
      ...lie.value,
      x: lie.value.x + (now.x - before.x) / 2,
      y: lie.value.y + (now.y - before.y) / 2,
    };
    put(zoomed(shifted, distance(now, other) / Math.max(distance(before, other), 1), middle));
  }

  function pointerup(event: PointerEvent): void {
    pointers.delete(event.pointerId);
  }

  function wheel(event: WheelEvent): void {
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      return zoomAt(Math.exp((-event.deltaY * unit) / WHEEL), placeOf(event));
    }
    // A drawing that is seen whole, or up to its end, leaves the wheel to the page.
    if (!movable.value) return;
    const before = lie.value;
    const [x, y] = event.shiftKey ? [event.deltaY, event.deltaX] : [event.deltaX, event.deltaY];
    move(-x * unit, -y * unit);
    if (lie.value.x !== before.x || lie.value.y !== before.y) event.preventDefault();
  }

  const sizes = new ResizeObserver((entries) => {
    const box = entries.at(-1)?.contentRect;
    if (box !== undefined) window.value = { width: box.width, height: box.height };
  });
  watch(
    element,
    (next, before) => {
      if (before) sizes.unobserve(before);
      if (next !== null) sizes.observe(next);
    },
    { immediate: true },
  );
  // Another drawing, or another window, is seen whole again.
  watch([drawing, () => window.value.width], () => {
    own.value = null;
  });
  onScopeDispose(() => sizes.disconnect());

  return {
    window,
    lie,
    untouched: computed(() => own.value === null),
    movable,
    fit() {
      own.value = null;
    },
    zoom(by) {
      const middle = { x: window.value.width / 2, y: window.value.height / 2 };
      zoomAt(by > 0 ? STEP : 1 / STEP, middle);
    },
    show(part) {
      const next = showing(lie.value, part, window.value);
      // A drawing that is seen whole already stays fitted.
      if (movable.value && (next.x !== lie.value.x || next.y !== lie.value.y)) put(next);
    },
    hear: { pointerdown, pointermove, pointerup, pointercancel: pointerup, wheel },
    wasDragged: () => dragged,
  };
}

function distance(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
