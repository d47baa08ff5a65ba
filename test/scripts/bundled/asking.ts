import { Worker } from 'node:worker_threads';
import { doubled } from './doubled.ts';

/** What the thread makes of a number, and what is made of that here. */
export function askThread(n: number): Promise<number> {
  const thread = new Worker(new URL('./thread.js', import.meta.url), { workerData: n });
  return new Promise((resolve, reject) => {
    thread.once('message', (answer: number) => resolve(doubled(answer)));
    thread.once('error', reject);
  });
}
