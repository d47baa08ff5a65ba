/** A record on its way from one page of dev mode to the next: too large for an address. */
import type { Watched } from '#src/watch/watched.ts';

let onItsWay: Watched | null = null;

export function handOver(watched: Watched): void {
  onItsWay = watched;
}

/** What was handed over, once. */
export function takeHandedOver(): Watched | null {
  const taken = onItsWay;
  onItsWay = null;
  return taken;
}
