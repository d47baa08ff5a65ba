import type { SeatIndex } from '#shared/match/entry.ts';
import type { Host } from '#shared/match/hostTypes.ts';
import type { Refusal } from '#shared/result.ts';

/** Sends a move also to a match that is paused, as a fork is when it opens: no time passes, and it stays paused. */
export function sendAnyway(host: Host, by: SeatIndex, move: unknown): Promise<Refusal | null> {
  if (!host.paused()) return host.send(by, move);
  host.resume();
  const sent = host.send(by, move);
  host.pause();
  return sent;
}
