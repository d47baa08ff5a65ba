/** A record on its way to a page of dev mode: too large for an address. */
import type { Source } from '#src/watch/findWatched.ts';
import type { Watched } from '#src/watch/watched.ts';

/** What is open already, or what is still to be opened there. */
export type HandedOver =
  | { readonly kind: 'opened'; readonly watched: Watched }
  | { readonly kind: 'source'; readonly source: Source };

let onItsWay: HandedOver | null = null;

/** For the page of dev mode that is gone to next. */
export function handOver(handed: HandedOver): void {
  onItsWay = handed;
}

/** What was handed over, once. */
export function takeHandedOver(): HandedOver | null {
  const taken = onItsWay;
  onItsWay = null;
  return taken;
}
