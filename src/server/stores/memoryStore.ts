/** Rooms in the memory of this process: for tests, and for a table that need not outlive the evening. */
import type { RoomEntry } from '#src/room/acts.ts';
import { createAttendance } from './attendance.ts';
import { createDueTimes } from './dueTimes.ts';
import { createNewsDesk, type NewsDesk } from './newsDesk.ts';
import { emptyHead, firstEntry, headAfter, judgeAppend, touchedAt, type RoomHead } from './roomHead.ts';
import { StoreAway, type RoomNews, type RoomStore } from './roomStore.ts';

interface MemoryRoom {
  readonly head: RoomHead;
  /** Only ever added to. */
  readonly entries: RoomEntry[];
}

/** What several stores share, as several processes share one Redis. */
export interface MemoryBackend {
  /** One more process. */
  open(): RoomStore;
  /** Whether it cannot be reached, as a store that is down; when it is back, whoever listens hears `missed`. */
  setAway(away: boolean): void;
}

/** `clock`: ms since 1970. */
export function createMemoryBackend(clock: () => number): MemoryBackend {
  const rooms = new Map<string, MemoryRoom>();
  const desks = new Set<NewsDesk>();
  const attendance = createAttendance();
  const dueTimes = createDueTimes();
  let away = false;
  let latest = 0;

  function now(): number {
    latest = Math.max(latest, clock());
    return latest;
  }

  function tell(code: string, news: RoomNews): void {
    for (const desk of desks) desk.tell(code, news);
  }

  function open(): RoomStore {
    const desk = createNewsDesk();
    desks.add(desk);

    /** Does it when the others of this moment have had their turn, as with a store that is reached over a line. */
    function reached<Value>(work: () => Value): Promise<Value> {
      return Promise.resolve().then(() => {
        if (away) throw new StoreAway('The store is switched off.');
        if (!desks.has(desk)) throw new StoreAway('The store is closed.');
        return work();
      });
    }

    return {
      now,
      create: (code, first) =>
        reached(() => {
          if (rooms.has(code)) return 'taken';
          const entry = firstEntry(first);
          rooms.set(code, { head: headAfter(emptyHead(now()), entry), entries: [entry] });
          tell(code, { kind: 'entry', entry });
          return 'created';
        }),
      append: (code, expected, draft, when) =>
        reached(() => {
          const room = rooms.get(code);
          if (room === undefined) return { kind: 'missing' };
          const judged = judgeAppend(room.head, expected, draft, when, now());
          if (judged.kind !== 'appended') return judged;
          const { by, c, act } = draft;
          const entry: RoomEntry = { n: judged.n, at: judged.at, by, c, act };
          room.entries.push(entry);
          rooms.set(code, { head: headAfter(room.head, entry), entries: room.entries });
          dueTimes.set(code, when.due === null ? null : room.head.began + when.due);
          tell(code, { kind: 'entry', entry });
          return judged;
        }),
      read: (code, from) =>
        reached(() => {
          const room = rooms.get(code);
          return room === undefined
            ? null
            : { began: room.head.began, entries: room.entries.slice(from - 1) };
        }),
      subscribe: (code, hear) => reached(() => desk.listen(code, hear)),
      tell: (code, note) =>
        reached(() => {
          tell(code, { kind: 'note', note });
        }),
      attend: (code, attendants, ttl) =>
        reached(() => {
          if (attendance.attend(code, attendants, now() + ttl, now())) tell(code, { kind: 'presence' });
          return attendance.present(code);
        }),
      depart: (code, attendants) =>
        reached(() => {
          if (attendance.depart(code, attendants, now())) tell(code, { kind: 'presence' });
          return attendance.present(code);
        }),
      present: (code) =>
        reached(() => {
          if (attendance.expire(code, now())) tell(code, { kind: 'presence' });
          return attendance.present(code);
        }),
      wake: (code, at) =>
        reached(() => {
          if (rooms.has(code)) dueTimes.set(code, at);
        }),
      due: (by, limit) => reached(() => dueTimes.take(by, limit)),
      list: () => reached(() => [...rooms].map(([code, { head }]) => ({ code, touched: touchedAt(head) }))),
      remove: (code) =>
        reached(() => {
          if (!rooms.delete(code)) return;
          attendance.forget(code);
          dueTimes.set(code, null);
          tell(code, { kind: 'removed' });
        }),
      fault: () => Promise.resolve(away ? 'The store is switched off.' : null),
      close: () => {
        desks.delete(desk);
        desk.clear();
        return Promise.resolve();
      },
    };
  }

  return {
    open,
    setAway(next) {
      const isBack = away && !next;
      away = next;
      if (isBack) for (const desk of desks) desk.tellAll({ kind: 'missed' });
    },
  };
}

/** A store of one process alone. `clock`: ms since 1970. */
export function createMemoryRoomStore(clock: () => number): RoomStore {
  return createMemoryBackend(clock).open();
}
