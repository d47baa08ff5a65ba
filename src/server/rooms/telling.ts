/** That those at one table are told what has happened, at the bell's next ring. */
import type { Bell } from './bell.ts';
import type { SeatViews } from './seatViews.ts';

export interface Telling {
  /** Something has changed: it is sent soon, with what changes until then. */
  soon(): void;
  close(): void;
}

/** `failed` hears of a view that could not be made. */
export function createTelling(views: SeatViews, bell: Bell, failed: (error: unknown) => void): Telling {
  function tell(): void {
    try {
      views.flush();
    } catch (error) {
      failed(error);
    }
    const wait = views.wait();
    if (wait !== null) bell.soon(tell, wait);
  }

  return {
    soon: () => bell.soon(tell),
    close: () => bell.forget(tell),
  };
}
