/** A line along which a pointer drags: it hears where on the line (0 … 1) the pointer is, as long as it is down. */
export interface LineDrag {
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(event: PointerEvent): void;
}

export function useLineDrag(to: (part: number) => void): LineDrag {
  let pointer: number | null = null;

  function tell({ currentTarget, clientX }: PointerEvent): void {
    if (!(currentTarget instanceof HTMLElement)) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width <= 0) return;
    const part = Math.min(Math.max((clientX - left) / width, 0), 1);
    to(getComputedStyle(currentTarget).direction === 'rtl' ? 1 - part : part);
  }

  return {
    down(event) {
      if (pointer !== null || event.button !== 0 || !(event.currentTarget instanceof HTMLElement)) return;
      pointer = event.pointerId;
      event.currentTarget.setPointerCapture(pointer);
      tell(event);
    },
    move(event) {
      if (event.pointerId === pointer) tell(event);
    },
    up(event) {
      if (event.pointerId === pointer) pointer = null;
    },
  };
}
