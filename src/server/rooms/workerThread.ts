/** A thread of Node for bots. */
import { Worker } from 'node:worker_threads';
import type { PoolReply, PoolThread } from './botPool.ts';

/** `entry`: the built `botThread.ts`; `root`: the project's folder, for its word lists. */
export function startWorkerThread(entry: URL, root: string): PoolThread {
  const worker = new Worker(entry, { workerData: { root } });
  // What it still thinks about need not keep the server from ending.
  worker.unref();
  return {
    post: (request) => worker.postMessage(request),
    listen(reply, died) {
      worker.on('message', (message: PoolReply) => reply(message));
      worker.on('error', (error) => died(error));
      worker.on('exit', () => died(new Error('The bots’ thread has ended.')));
    },
    end: () => worker.terminate(),
  };
}
