/** Starts a thread for the rooms of this process. */
import { getHeapStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { yes, type Result } from '#shared/result.ts';
import type { Limits } from '../limits.ts';
import type { LogForm, LogLevel } from '../log.ts';
import type { Desk, Hall } from './hall.ts';
import type { HallNews } from './hallCalls.ts';
import { callHall } from './hallPort.ts';

/** What the thread is started with; all of it can be sent there. */
export interface HallThreadData {
  /** The store's address, as `--store` takes it. */
  readonly store: string;
  /** The project's folder, for its word lists. */
  readonly root: string;
  readonly limits: Limits;
  readonly log: { readonly form: LogForm; readonly least: LogLevel; readonly key: string };
}

/**
 * MB for what has just been made in that thread. Of what a busy table makes, much lives until its next move: it is moved on
 * sooner where there is less room for it. A third of it, rounded up to a power of two, is one of two halves: 64 would be two
 * of 32, 30 MB more of them, for no less work in the runs that were compared. With 24 a server takes 10 to 15 MB less.
 */
const YOUNG_MB = 48;

/**
 * MB at most for all else there. What was moved on and then dropped lies about until all of it is gone through, and V8
 * waits with that until there is up to four times as much as was left the last time; below 2,048 MB, at most twice as much.
 * With 2,000 seats and 1,000 commands a second about 60 MB are in use, and a server took 310 to 330 MB at the most, with
 * anything from 640 to 2,000 here, instead of 400: the highest of these, for evenings whose logs grow long.
 * A `--max-old-space-size` has precedence.
 */
const OLD_MB = 2000;

/** Answers what opens the hall, or why its store cannot be opened. Rejects where there is no such thread. */
export type StartHall = (data: HallThreadData) => Promise<Result<(desk: Desk) => Hall>>;

export const startHall: StartHall = async (data) => {
  const worker = new Worker(new URL('./hallThread.js', import.meta.url), {
    workerData: data,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB, maxOldGenerationSizeMb: oldMb() },
  });
  let ended = false;
  const opened = await new Promise<Result<null>>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  if (!opened.ok) {
    await worker.terminate();
    return opened;
  }
  // Without its rooms a server is none: it goes down as it would for a mistake in this thread.
  worker.on('error', (error) => {
    throw error;
  });
  worker.on('exit', (code) => {
    if (!ended) throw new Error(`The rooms’ thread has ended with ${code}.`);
  });
  return yes((desk) => {
    const hall = callHall(
      {
        post: (calls) => worker.postMessage(calls),
        listen: (hear) => worker.on('message', (news: readonly HallNews[]) => hear(news)),
      },
      desk,
    );
    return {
      ...hall,
      async close() {
        await hall.close();
        ended = true;
        await worker.terminate();
        return null;
      },
    };
  });
};

/** On a small machine less: as much as this thread may have. */
function oldMb(): number {
  return Math.min(OLD_MB, Math.floor(getHeapStatistics().heap_size_limit / 2 ** 20));
}
