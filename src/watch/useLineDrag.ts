/** A line along which a pointer drags: it hears where on the line (0 … 1) the pointer is, as long as it is down. */
export interface LineDrag {
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(event: PointerEvent): void;
}

/** A pointer that is down, and the line as it lay when it came down: to look again would lay out the page each time. */
interface Drag {
  readonly pointer: number;
  readonly start: number;
  readonly width: number;
  readonly leftwards: boolean;
}

export function useLineDrag(to: (part: number) => void): LineDrag {
  let drag: Drag | null = null;

  function tell({ clientX }: PointerEvent, { start, width, leftwards }: Drag): void {
    if (width <= 0) return;
    const part = Math.min(Math.max((clientX - start) / width, 0), 1);
    to(leftwards ? 1 - part : part);
  }

  return {
    down(event) {
      const { currentTarget: line, pointerId: pointer } = event;
      if (drag !== null || event.button !== 0 || !(line instanceof HTMLElement)) return;
      line.setPointerCapture(pointer);
      const { left: start, width } = line.getBoundingClientRect();
      drag = { pointer, start, width, leftwards: getComputedStyle(line).direction === 'rtl' };
      tell(event, drag);
    },
    move(event) {
      if (event.pointerId === drag?.pointer) tell(event, drag);
    },
    up(event) {
      if (event.pointerId === drag?.pointer) drag = null;
    },
  };
}
