import type { BotThread } from './workerBots.ts';

/**
 * Starts a thread of bots; null where the browser has none. The build makes a worker of it, which needs Vue's
 * plugin there too: a game's folder holds its table beside its bots.
 */
export function startThread(): BotThread | null {
  if (typeof Worker === 'undefined') return null;
  return new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
}
