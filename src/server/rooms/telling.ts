/** That those at one table are told what has happened, at the bell's next ring. */
import type { Bell } from './bell.ts';
import type { Listener, SeatViews } from './seatViews.ts';

export interface Telling {
  /** Somebody has done something: they are told now, and the others with them where there is time for it. */
  now(to: Listener): void;
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
    tellLater();
  }

  /** Those who may not be told yet. */
  function tellLater(): void {
    const wait = views.wait();
    if (wait === null) bell.forget(tell);
    else bell.soon(tell, wait);
  }

  return {
    now(to) {
      views.flushTo(to);
    },
    soon: () => bell.soon(tell),
    close: () => bell.forget(tell),
  };
}
