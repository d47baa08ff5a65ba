/** The server's clock, as well as it is known here: this machine's, which only goes on, and what is between the two. */
import { readTime } from './redisReplies.ts';

/** ms after which the two are compared again. */
const COMPARE_EVERY = 10_000;
/** An answer that took longer tells too little, unless there is no other. */
const TELLING = 200;

export interface ServerClock {
  /** ms since 1970; never runs back. */
  now(): number;
  /** Compares the clocks; rejects when the server does not answer. */
  compare(): Promise<void>;
  stop(): void;
}

/** `askTime` answers what TIME does. */
export function createServerClock(askTime: () => Promise<unknown>): ServerClock {
  let between: number | null = null;
  let latest = 0;

  async function compare(): Promise<void> {
    const asked = performance.now();
    const time = readTime(await askTime());
    const answered = performance.now();
    if (between === null || answered - asked < TELLING) between = time - (asked + answered) / 2;
  }

  const timer = setInterval(() => {
    // Not answered: the clocks run on as they were, and are compared the next time.
    compare().catch(() => undefined);
  }, COMPARE_EVERY);
  timer.unref();

  return {
    now() {
      const time = between === null ? Date.now() : performance.now() + between;
      latest = Math.max(latest, Math.floor(time));
      return latest;
    },
    compare,
    stop: () => {
      clearInterval(timer);
    },
  };
}
