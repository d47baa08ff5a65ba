import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { ProcessFacts } from './metrics.ts';

/** ms between looks at the event loop. */
const RESOLUTION_MS = 10;

export interface ProcessWatch {
  facts(): ProcessFacts;
  stop(): void;
}

/** Watches this process from now on. */
export function watchProcess(): ProcessWatch {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  return {
    facts() {
      const { user, system } = process.cpuUsage();
      // What is measured is the time between two looks, so the wait that was meant is part of it.
      const lateNs = Math.max(delays.percentile(99) - RESOLUTION_MS * 1e6, 0);
      delays.reset();
      return {
        cpuSeconds: (user + system) / 1e6,
        residentBytes: process.memoryUsage.rss(),
        startSeconds: performance.timeOrigin / 1000,
        loopDelaySeconds: lateNs / 1e9,
      };
    },
    stop: () => {
      delays.disable();
    },
  };
}
