/** The rooms that are live in this process: opened when somebody comes, put away a while after the last has gone. */
import type { Result } from '#shared/result.ts';
import { refused, type RoomRefusalCode } from '#src/room/refusals.ts';
import type { LiveRoom } from './liveRoom.ts';

/** ms for which a room stays open with nobody in it: a page that is loaded again finds it there. */
const LINGER_MS = 10_000;

export interface Keeper {
  /** The room, opened where it is not, or why it cannot be. Rejects as opening it does. */
  find(code: string): Promise<Result<LiveRoom, RoomRefusalCode>>;
  live(): readonly LiveRoom[];
  /** Puts away what nobody has come to for a while. */
  sweep(now: number): void;
  drop(code: string): void;
  /** Resolves once all are put away. */
  close(): Promise<void>;
}

interface Kept {
  /** Not as it was opened, but as it was found once it was: it may have been dropped meanwhile. */
  found: Promise<Result<LiveRoom, RoomRefusalCode>>;
  room: LiveRoom | null;
  /** ms of the monotonic clock at which somebody was last seen there. */
  seen: number;
}

export interface KeeperOptions {
  open(code: string): Promise<Result<LiveRoom, RoomRefusalCode>>;
  /** How many may be live at a time. */
  readonly most: number;
  /** ms, monotonic. */
  clock(): number;
  /** A room that is put away, just before. */
  leaving(room: LiveRoom): void;
  failed(error: unknown): void;
}

export function createKeeper({ open, most, clock, leaving, failed }: KeeperOptions): Keeper {
  const rooms = new Map<string, Kept>();

  async function putAway(room: LiveRoom): Promise<void> {
    leaving(room);
    await room.close().catch(failed);
  }

  /** One that is still being opened is put away as soon as it is. */
  async function drop(code: string): Promise<void> {
    const kept = rooms.get(code);
    rooms.delete(code);
    if (kept !== undefined && kept.room !== null) await putAway(kept.room);
  }

  function begin(code: string): Kept {
    const opening = open(code);
    const kept: Kept = { found: opening, room: null, seen: clock() };
    const isKept = (): boolean => rooms.get(code) === kept;
    rooms.set(code, kept);
    kept.found = opening.then(
      async (read) => {
        if (isKept()) {
          if (read.ok) kept.room = read.value;
          else rooms.delete(code);
          return read;
        }
        if (read.ok) await putAway(read.value);
        return refused('table/missing');
      },
      (error: unknown) => {
        if (isKept()) rooms.delete(code);
        throw error;
      },
    );
    return kept;
  }

  return {
    async find(code) {
      const known = rooms.get(code);
      if (known !== undefined) {
        known.seen = clock();
        return known.found;
      }
      return rooms.size >= most ? refused('table/crowded') : begin(code).found;
    },
    live: () => [...rooms.values()].flatMap(({ room }) => (room === null ? [] : [room])),
    sweep(now) {
      for (const [code, kept] of rooms) {
        if (kept.room === null) continue;
        if (kept.room.guests() > 0) kept.seen = now;
        else if (now - kept.seen > LINGER_MS) void drop(code);
      }
    },
    drop: (code) => void drop(code),
    async close() {
      await Promise.all([...rooms.keys()].map(drop));
    },
  };
}
