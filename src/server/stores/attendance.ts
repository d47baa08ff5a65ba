/** Who is connected to which room, for the drivers that keep it in this process. Times are ms since 1970. */
import type { Attendant } from './roomStore.ts';

export interface Attendance {
  /** Each of these answers whether who is there has changed since the last call for the room. */
  attend(code: string, attendants: readonly Attendant[], until: number, now: number): boolean;
  depart(code: string, attendants: readonly Attendant[], now: number): boolean;
  /** Forgets whose time is over. */
  expire(code: string, now: number): boolean;
  present(code: string): readonly Attendant[];
  forget(code: string): void;
}

export function createAttendance(): Attendance {
  const rooms = new Map<string, Map<string, { readonly attendant: Attendant; readonly until: number }>>();

  function expire(code: string, now: number): boolean {
    const room = rooms.get(code);
    if (room === undefined) return false;
    const over = [...room].filter(([, { until }]) => until <= now);
    for (const [key] of over) room.delete(key);
    if (room.size === 0) rooms.delete(code);
    return over.length > 0;
  }

  return {
    attend(code, attendants, until, now) {
      let changed = expire(code, now);
      if (attendants.length === 0) return changed;
      const room = rooms.get(code) ?? new Map<string, { attendant: Attendant; until: number }>();
      for (const attendant of attendants) {
        const key = keyOf(attendant);
        if (!room.has(key)) changed = true;
        room.set(key, { attendant, until });
      }
      rooms.set(code, room);
      return changed;
    },
    depart(code, attendants, now) {
      let changed = expire(code, now);
      const room = rooms.get(code);
      for (const attendant of attendants) if (room?.delete(keyOf(attendant)) === true) changed = true;
      if (room?.size === 0) rooms.delete(code);
      return changed;
    },
    expire,
    present: (code) => [...(rooms.get(code)?.values() ?? [])].map(({ attendant }) => attendant),
    forget: (code) => {
      rooms.delete(code);
    },
  };
}

function keyOf({ who, connection }: Attendant): string {
  return JSON.stringify([who, connection]);
}
