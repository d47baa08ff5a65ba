import type { TimeSource } from '#shared/timer/matchClock.ts';

/** The page's own clocks. */
export const browserTime: TimeSource = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
  wake(ms, then) {
    const timer = setTimeout(then, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};
