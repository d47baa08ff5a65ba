/** The rooms that are live in this process: opened when somebody comes, put away a while after the last has gone. */
import type { LiveRoom } from './liveRoom.ts';

/** ms for which a room stays open with nobody in it: a page that is loaded again finds it there. */
const LINGER_MS = 10_000;

export interface Keeper {
  /** The room, opened where it is not; null where there is none. Rejects as opening it does. */
  find(code: string): Promise<LiveRoom | null>;
  live(): readonly LiveRoom[];
  /** Puts away what nobody has come to for a while. */
  sweep(now: number): void;
  drop(code: string): void;
  close(): void;
}

interface Kept {
  readonly opening: Promise<LiveRoom | null>;
  room: LiveRoom | null;
  /** ms of the monotonic clock at which somebody was last seen there. */
  seen: number;
}

export function createKeeper(
  open: (code: string) => Promise<LiveRoom | null>,
  clock: () => number,
  /** A room that is put away, just before. */
  leaving: (room: LiveRoom) => void,
): Keeper {
  const rooms = new Map<string, Kept>();

  function drop(code: string): void {
    const kept = rooms.get(code);
    rooms.delete(code);
    if (kept === undefined || kept.room === null) return;
    leaving(kept.room);
    kept.room.close();
  }

  return {
    async find(code) {
      const known = rooms.get(code);
      if (known !== undefined) {
        known.seen = clock();
        return known.opening;
      }
      const kept: Kept = { opening: open(code), room: null, seen: clock() };
      rooms.set(code, kept);
      try {
        const room = await kept.opening;
        kept.room = room;
        if (room === null && rooms.get(code) === kept) rooms.delete(code);
        return room;
      } catch (error) {
        if (rooms.get(code) === kept) rooms.delete(code);
        throw error;
      }
    },
    live: () => [...rooms.values()].flatMap(({ room }) => (room === null ? [] : [room])),
    sweep(now) {
      for (const [code, kept] of rooms) {
        if (kept.room === null) continue;
        if (kept.room.guests() > 0) kept.seen = now;
        else if (now - kept.seen > LINGER_MS) drop(code);
      }
    },
    drop,
    close() {
      for (const code of [...rooms.keys()]) drop(code);
    },
  };
}
