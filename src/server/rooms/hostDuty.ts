/** Who shall be host: the role moves on when its holder is gone, and comes back to the first one before the match. Pure. */
import type { SitterId } from '#src/room/acts.ts';
import { personOf, seatOf, type Room } from '#src/room/room.ts';
import type { PresenceNow } from '#src/room/tableView.ts';

export interface HostDuty {
  /** To whom the role goes now; null for nobody. */
  readonly to: SitterId | null;
  /** Room time in ms at which to look again; null for when something has changed. */
  readonly look: number | null;
}

/** `now`: room time in ms; `awayMs`: how long a host may be away. */
export function hostDuty(room: Room, presence: PresenceNow, now: number, awayMs: number): HostDuty {
  const { host, founder } = room;
  if (room.ended !== null || host === null) return { to: null, look: null };
  const home = founder !== null && room.match === null && founder !== host && presence.isHere(founder);
  if (home && personOf(room, founder) !== undefined) return { to: founder, look: null };
  if (presence.isHere(host)) return { to: null, look: null };
  const [heir] = room.sitters
    .filter(({ by, id }) => by === 'person' && id !== host && presence.isHere(id))
    .toSorted((a, b) => (seatOf(room, a.id) ?? 0) - (seatOf(room, b.id) ?? 0));
  if (heir === undefined) return { to: null, look: null };
  const due = (presence.awaySince(host) ?? now) + awayMs;
  return due <= now ? { to: heir.id, look: null } : { to: null, look: due };
}
