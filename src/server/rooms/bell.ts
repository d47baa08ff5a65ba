/**
 * When those at the tables of a process are told what has happened: at one ring for all tables, so that what happened
 * meanwhile is told together and whoever acted is answered first. A process that comes too late to its own alarms has more
 * to do than it can: it gathers for longer then, does less of what nobody waits for, and answers as quickly.
 */

/** ms that are gathered where there is time for everything, and at most. */
const LEAST_MS = 10;
const MOST_MS = 2000;
/** ms by which an alarm is late in a process that is busy and no more. */
const USUAL_MS = 10;
/** How much of the latest lateness counts where it is more than before, and where it is less. */
const WORSE = 0.2;
const BETTER = 0.5;
/** ms of lateness that count at most: one long stall says little of what comes. */
const MOST_LATE_MS = 100;
/** ms gathered for each ms of lateness beyond that. */
const PER_LATE_MS = 25;
/** ms of telling at a stretch, before others have their turn. */
const STRETCH_MS = 2;

export interface Bell {
  /** Calls `tell` at a ring soon, once, and not within `ms` from now. It must not throw. */
  soon(tell: () => void, ms?: number): void;
  /** It is not called any more. */
  forget(tell: () => void): void;
}

/** `clock`: ms, monotonic. */
export function createBell(clock: () => number): Bell {
  /** From when on each may be called. */
  const waiting = new Map<() => void, number>();
  let lateness = 0;
  let alarm: { readonly due: number; readonly timer: ReturnType<typeof setTimeout> } | null = null;

  function gathering(): number {
    return Math.min(MOST_MS, LEAST_MS + PER_LATE_MS * Math.max(0, lateness - USUAL_MS));
  }

  function ringAt(due: number): void {
    if (alarm !== null && alarm.due <= due) return;
    if (alarm !== null) clearTimeout(alarm.timer);
    alarm = { due, timer: setTimeout(ring, due - clock()) };
  }

  function ring(): void {
    const late = alarm === null ? 0 : Math.min(MOST_LATE_MS, Math.max(0, clock() - alarm.due));
    lateness += (late > lateness ? WORSE : BETTER) * (late - lateness);
    alarm = null;
    tellAll();
  }

  function tellAll(): void {
    const began = clock();
    let next = Infinity;
    for (const [tell, from] of waiting) {
      if (from > began) {
        next = Math.min(next, from);
        continue;
      }
      waiting.delete(tell);
      tell();
      if (clock() - began > STRETCH_MS) {
        setImmediate(tellAll);
        return;
      }
    }
    if (next < Infinity) ringAt(next + gathering());
  }

  return {
    soon(tell, ms = 0) {
      const from = clock() + ms;
      const known = waiting.get(tell);
      if (known !== undefined && known <= from) return;
      waiting.set(tell, from);
      ringAt(from + gathering());
    },
    // An alarm that rings for nobody still tells how late it is.
    forget: (tell) => void waiting.delete(tell),
  };
}
