import type { OddsReply, OddsRequest } from './oddsQuestion.ts';

/** The part of a Worker that is used here. */
export interface OddsThread {
  postMessage(request: OddsRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<OddsReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Starts a thread for chances; null where the browser has none. */
export function startOddsThread(): OddsThread | null {
  if (typeof Worker === 'undefined') return null;
  return new Worker(new URL('./oddsWorker.ts', import.meta.url), { type: 'module' });
}
