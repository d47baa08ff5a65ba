/**
 * When those at a table are told what has happened: gathered for a moment, so that whoever acted is answered first and a
 * process that has more to do than it can does less of what nobody waits for.
 */
import type { Pace } from './pace.ts';
import type { SeatViews } from './seatViews.ts';

export interface Telling {
  /** Something has changed: it is sent soon, with what changes until then. */
  soon(): void;
  close(): void;
}

/** `clock`: ms, monotonic. `failed` hears of a view that could not be made. */
export function createTelling(
  views: SeatViews,
  pace: Pace,
  clock: () => number,
  failed: (error: unknown) => void,
): Telling {
  let waiting: { readonly due: number; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  let closed = false;

  /** In `ms`, or sooner where that was said before. */
  function tellIn(ms: number): void {
    const due = clock() + ms;
    if (closed || (waiting !== null && waiting.due <= due)) return;
    if (waiting !== null) clearTimeout(waiting.timer);
    waiting = { due, timer: setTimeout(tell, ms) };
  }

  function tell(): void {
    if (waiting !== null) pace.late(clock() - waiting.due);
    waiting = null;
    try {
      views.flush();
    } catch (error) {
      failed(error);
    }
    const wait = views.wait();
    if (wait !== null) tellIn(Math.max(wait, pace.window()));
  }

  return {
    soon: () => tellIn(pace.window()),
    close() {
      closed = true;
      if (waiting !== null) clearTimeout(waiting.timer);
      waiting = null;
    },
  };
}
