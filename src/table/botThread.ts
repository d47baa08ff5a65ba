import type { BotThread } from './workerBots.ts';

/** Starts a thread of bots; null where the browser has none, and they are asked in the page. */
export function startThread(): BotThread | null {
  if (typeof Worker === 'undefined') return null;
  return new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
}
