/**
 * How long what happens at a table is gathered before all are sent it. A process that comes too late to its own alarms has
 * more to do than it can: it gathers longer then, so that it does less of what nobody waits for, and answers as quickly.
 */

/** ms that are gathered where there is time for everything, and at most. */
const LEAST_MS = 10;
const MOST_MS = 2000;
/** How much of the latest lateness counts. */
const NEWS = 0.1;
/** ms gathered for each ms of lateness. */
const PER_LATE_MS = 50;

export interface Pace {
  /** ms to gather now. */
  window(): number;
  /** An alarm went off so many ms late. */
  late(ms: number): void;
}

export function createPace(): Pace {
  let lateness = 0;
  return {
    window: () => Math.min(MOST_MS, LEAST_MS + PER_LATE_MS * lateness),
    late(ms) {
      lateness += NEWS * (Math.max(0, ms) - lateness);
    },
  };
}
