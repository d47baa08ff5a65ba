/**
 * The server's clock as it is known on this page. Each round trip tells it as of half way, and is wrong by half its
 * length at most: the shortest of late is believed (Cristian's algorithm). Between them this computer's clocks go on.
 */
import { createMatchClock, type TimeSource } from '#shared/timer/matchClock.ts';

/** ms for which a round trip counts: clocks drift apart, and connections change. */
const LATE_MS = 60_000;
/** ms by which the time told may be ahead before it is put back: no drift, but this computer's clock set by hand. */
const ASTRAY_MS = 5000;

/** ms by which two round trips may disagree beyond their lengths: clocks tick in whole ms, and drift. */
const SLACK_MS = 50;

export interface RoomClock {
  /** ms from any origin, as round trips are measured by. */
  local(): number;
  /** The server said `now` (room time in ms) in answer to what was sent at `sent` (local ms). Answers the round trip in ms. */
  told(now: number, sent: number): number;
  /** It is at least so late: something of then has been seen. */
  atLeast(now: number): void;
  /** Room time in whole ms; 0 before anything was told. */
  now(): number;
}

interface Sample {
  readonly at: number;
  readonly trip: number;
  /** Room time less local time. */
  readonly ahead: number;
}

export function createRoomClock(source: TimeSource): RoomClock {
  // It goes on through a sleep, as far as any clock here does.
  const steady = createMatchClock(source, 0);
  steady.resume();
  let samples: readonly Sample[] = [];
  let best: Sample | null = null;
  let last = 0;

  function estimate(): number {
    return best === null ? 0 : Math.floor(steady.now() + best.ahead);
  }

  return {
    local: () => steady.now(),
    told(now, sent) {
      const at = steady.now();
      const trip = Math.max(0, at - sent);
      const sample: Sample = { at, trip, ahead: now + trip / 2 - at };
      // What disagrees by more than its own length knows of a clock that was set since.
      samples = [
        ...samples.filter(
          (old) =>
            at - old.at <= LATE_MS && Math.abs(old.ahead - sample.ahead) <= (old.trip + trip) / 2 + SLACK_MS,
        ),
        sample,
      ];
      best = samples.reduce((a, b) => (b.trip <= a.trip ? b : a), sample);
      if (last - estimate() > ASTRAY_MS) last = estimate();
      return trip;
    },
    atLeast(now) {
      last = Math.max(last, now);
    },
    now() {
      last = Math.max(last, estimate());
      return last;
    },
  };
}
