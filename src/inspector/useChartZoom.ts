/** Zooming and moving a drawing in its window: by wheel, by one pointer that drags, by two that pinch, by buttons. */
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef, type Ref } from 'vue';
import {
  fitted,
  held,
  overflows,
  readable,
  showing,
  zoomed,
  type Lie,
  type Place,
  type Size,
  type Spread,
} from './chartZoom.ts';

/** As shares of the page's letters: the least that can be read, and the most when it is fitted. */
const READABLE = 0.68;
const MOST = 1.15;
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

export interface Zoomed {
  readonly element: Readonly<Ref<Element | null>>;
  readonly drawing: () => Size;
  /** What is in sight as long as nobody has touched the drawing. */
  readonly part: () => Spread | null;
  /** How many pixels a unit of the drawing has where its letters are as large as the page's. */
  readonly letters: () => number;
}

/** Seen whole where its letters can be read then; else so large that they can, where the match is. */
export function useChartZoom({ element, drawing, part, letters }: Zoomed): ChartZoom {
  const window = shallowRef<Size>({ width: 0, height: 0 });
  /** As somebody has put it; `whole` when it was to be seen whole, `auto` while nobody has touched it. */
  const own = shallowRef<Lie | 'whole' | 'auto'>('auto');
  const lie = computed<Lie>((before) => {
    if (typeof own.value === 'object') return own.value;
    const whole = fitted(drawing(), window.value, MOST * letters());
    const scale = READABLE * letters();
    const shown = part();
    if (own.value === 'whole' || whole.scale >= scale || shown === null) return whole;
    return readable({ drawing: drawing(), window: window.value, scale }, shown, before ?? null);
  });
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
  // Another drawing, or another window, is shown as if nobody had touched it.
  watch([drawing, () => window.value.width], () => {
    own.value = 'auto';
  });
  onScopeDispose(() => sizes.disconnect());

  return {
    window,
    lie,
    movable,
    fit() {
      own.value = 'whole';
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
