/**
 * Match time from a computer's clocks. A throttled tab or a sleeping laptop cannot stretch a round, and a
 * wall clock that is set back cannot lengthen one: progress is the larger of what the wall clock and the
 * monotonic clock saw (the monotonic one stops in sleep on most systems).
 */

/** The computer's clocks, lent to code that must not reach for them itself. */
export interface TimeSource {
  /** ms since 1970; may jump either way. */
  wall(): number;
  /** ms from any origin; never runs back, may stop in sleep. */
  monotonic(): number;
  /** Calls back once after about `ms`; the answer cancels it. */
  wake(ms: number, then: () => void): () => void;
}

export interface MatchClock {
  /** Match time in whole ms: stands while paused, never runs back. */
  now(): number;
  readonly paused: boolean;
  pause(): void;
  resume(): void;
}

/** Beyond this the two clocks have parted (sleep, or a clock set): take what was seen, and start both afresh. */
const APART_MS = 1000;

/** A clock that stands at `reached` (ms of match time) until it is resumed. */
export function createMatchClock(source: TimeSource, reached: number): MatchClock {
  let base = reached;
  let anchor: { readonly wall: number; readonly monotonic: number } | null = null;
  let last = reached;

  function setAnchor(): void {
    anchor = { wall: source.wall(), monotonic: source.monotonic() };
  }

  function now(): number {
    if (anchor === null) return last;
    const byWall = source.wall() - anchor.wall;
    const byMonotonic = source.monotonic() - anchor.monotonic;
    const progress = Math.max(byWall, byMonotonic, 0);
    if (Math.abs(byWall - byMonotonic) > APART_MS) {
      base += progress;
      setAnchor();
      last = Math.max(last, Math.floor(base));
    } else {
      last = Math.max(last, Math.floor(base + progress));
    }
    return last;
  }

  return {
    now,
    get paused() {
      return anchor === null;
    },
    pause() {
      base = now();
      anchor = null;
    },
    resume() {
      if (anchor !== null) return;
      base = last;
      setAnchor();
    },
  };
}
