/** Which cell of a grid Tab comes to, and which is looked at: by the mouse, or by the keyboard's focus. */
import { computed, shallowRef, watch, type ComputedRef } from 'vue';
import { cellCount, isCell, type GridShape } from '#shared/grid/grid.ts';
import { cellOf, elementOf } from './cellElements.ts';

export interface GridFocus {
  /** The cell that Tab comes to. */
  readonly tabStop: ComputedRef<number>;
  /** Makes a cell the one that Tab comes to. */
  readonly stand: (cell: number) => void;
  /** Moves the focus to a cell, or back to the one that had it last. */
  readonly focus: (cell?: number) => void;
  /** Until it leaves the grid the focus follows a pointer, which shows by itself what is looked at. */
  readonly follow: () => void;
  readonly hover: (event: PointerEvent) => void;
  readonly leave: () => void;
  readonly focusIn: (event: FocusEvent) => void;
  readonly focusOut: (event: FocusEvent) => void;
}

/** `look` hears the cell that is looked at, and null when there is none any more. */
export function useGridFocus(
  shape: () => GridShape,
  field: () => HTMLElement | null,
  look: (cell: number | null) => void,
): GridFocus {
  const stop = shallowRef(0);
  const hovered = shallowRef<number | null>(null);
  const byKeyboard = shallowRef(true);
  const focused = shallowRef(false);

  const tabStop = computed(() => Math.min(stop.value, cellCount(shape()) - 1));
  const looked = computed(() => hovered.value ?? (focused.value && byKeyboard.value ? tabStop.value : null));
  watch(looked, look, { flush: 'sync' });

  return {
    tabStop,
    stand(cell) {
      stop.value = cell;
    },
    focus(cell = tabStop.value) {
      if (!isCell(shape(), cell)) return;
      hovered.value = null;
      byKeyboard.value = true;
      stop.value = cell;
      // Anything may be focused, tab stop or not: no need to wait for the drawing.
      elementOf(field(), cell)?.focus();
    },
    follow() {
      byKeyboard.value = false;
    },
    hover(event) {
      if (event.pointerType !== 'touch') hovered.value = cellOf(event);
    },
    leave() {
      hovered.value = null;
    },
    focusIn(event) {
      const cell = cellOf(event);
      if (cell === null) return;
      stop.value = cell;
      focused.value = true;
    },
    focusOut({ relatedTarget }) {
      if (relatedTarget instanceof Node && field()?.contains(relatedTarget) === true) return;
      focused.value = false;
      byKeyboard.value = true;
    },
  };
}
