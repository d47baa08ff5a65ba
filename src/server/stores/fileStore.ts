/**
 * Rooms in a folder of this machine, for one process: a file of JSON lines each (`roomText.ts`), and a journal that makes
 * every append last before it is answered (`journal.ts`). Who is connected, notes and subscriptions are this process's own.
 */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { no, yes } from '#shared/result.ts';
import type { RoomEntry } from '#src/room/acts.ts';
import { createAttendance } from './attendance.ts';
import { createDueTimes } from './dueTimes.ts';
import { lockFolder } from './folderLock.ts';
import { openJournal, placedLine, removalLine } from './journal.ts';
import { createRoomKeeper, keptRoom, type KeptRoom } from './keptRooms.ts';
import { createNewsDesk } from './newsDesk.ts';
import { readKeptRooms } from './readKeptRooms.ts';
import { replayJournals } from './replay.ts';
import { isFileCode, readRoom } from './roomFiles.ts';
import { emptyHead, firstEntry, headAfter, judgeAppend, touchedAt, type RoomHead } from './roomHead.ts';
import { StoreAway, type RoomStore } from './roomStore.ts';
import { dueLine, entryLine, firstLine, readEntries } from './roomText.ts';
import { reasonOf, type OpenedStore } from './storeRefusal.ts';

export interface FileStoreOptions {
  readonly folder: string;
  /** ms since 1970; default: this machine's clock. */
  readonly now?: () => number;
  /** Hears a sentence on each room that is damaged and cannot be opened, and on files that cannot be written; default: the error output. */
  readonly report?: (sentence: string) => void;
}

export async function openFileRoomStore(options: FileStoreOptions): Promise<OpenedStore> {
  const folder = resolve(options.folder);
  const report = options.report ?? console.error;
  try {
    const roomFolder = join(folder, 'rooms');
    await mkdir(roomFolder, { recursive: true });
    const locked = await lockFolder(folder);
    if (!locked.ok) return locked;
    try {
      return yes(await openStore({ folder, roomFolder, now: options.now ?? Date.now, report }, locked.value));
    } catch (error) {
      await locked.value();
      throw error;
    }
  } catch (error) {
    return no('store/folder', `The folder ${folder} cannot be used for rooms: ${reasonOf(error)}`);
  }
}

interface Place {
  readonly folder: string;
  readonly roomFolder: string;
  readonly now: () => number;
  readonly report: (sentence: string) => void;
}

async function openStore(
  { folder, roomFolder, now: clock, report }: Place,
  unlock: () => Promise<void>,
): Promise<RoomStore> {
  const desk = createNewsDesk();
  const attendance = createAttendance();
  const dueTimes = createDueTimes();
  const number = await replayJournals(folder, roomFolder, report);
  const { rooms, refused } = await readKeptRooms(roomFolder, dueTimes, report);
  const keeper = createRoomKeeper(roomFolder, rooms, report);
  const journal = await openJournal(folder, number, (path) => {
    keeper.file(path);
  });
  let isClosed = false;
  let latest = 0;

  function now(): number {
    latest = Math.max(latest, clock());
    return latest;
  }

  function away(what: 'read' | 'written to', error: unknown): StoreAway {
    return new StoreAway(`The folder ${folder} cannot be ${what}: ${reasonOf(error)}`, { cause: error });
  }

  /**
   * Hands a line to the journal as the room's next, and waits until it lasts, when `kept` is called. Rejects, and forgets
   * it, if it does not.
   */
  async function keep(
    code: string,
    room: KeptRoom,
    head: RoomHead,
    line: string,
    kept: () => void,
  ): Promise<void> {
    const before = { head: room.head, end: room.end };
    room.head = head;
    room.end += Buffer.byteLength(line);
    room.last = new Promise((resolve) => {
      journal.write(placedLine(code, before.end, line), (error) => {
        if (error === null) {
          room.text += line;
          kept();
        } else if (before.end < room.end) {
          // The first of those that failed together takes all of them back.
          room.head = before.head;
          room.end = before.end;
          room.last = Promise.resolve(null);
        }
        resolve(error);
      });
    });
    await settled(room);
  }

  /** What was judged by lines that do not last yet is not answered before they do. */
  async function settled(room: KeptRoom): Promise<void> {
    const error = await room.last;
    if (error !== null) throw away('written to', error);
  }

  function forget(code: string): void {
    keeper.remove(code);
    attendance.forget(code);
    dueTimes.set(code, null);
    desk.tell(code, { kind: 'removed' });
  }

  /** Does it, unless the store is closed. */
  async function opened<Value>(work: () => Value | Promise<Value>): Promise<Value> {
    if (isClosed) throw new StoreAway('The store is closed.');
    return work();
  }

  return {
    now,
    create: (code, first) =>
      opened(async () => {
        if (!isFileCode(code)) throw new RangeError(`${JSON.stringify(code)} cannot be the name of a file.`);
        if (rooms.has(code) || refused.has(code)) return 'taken';
        const entry = firstEntry(first);
        const empty = emptyHead(now());
        const room = keptRoom(empty, 0);
        rooms.set(code, room);
        try {
          await keep(code, room, headAfter(empty, entry), firstLine(empty.began, entry), () => {
            desk.tell(code, { kind: 'entry', entry });
          });
        } catch (error) {
          if (rooms.get(code) === room) rooms.delete(code);
          throw error;
        }
        return 'created';
      }),
    append: (code, expected, draft, when) =>
      opened(async () => {
        const room = rooms.get(code);
        if (room === undefined) return { kind: 'missing' };
        const judged = judgeAppend(room.head, expected, draft, when, now());
        if (judged.kind !== 'appended') {
          await settled(room);
          return judged;
        }
        const { by, c, act } = draft;
        const entry: RoomEntry = { n: judged.n, at: judged.at, by, c, act };
        const due = when.due === null ? null : room.head.began + when.due;
        await keep(code, room, headAfter(room.head, entry), entryLine(entry, due), () => {
          dueTimes.set(code, due);
          desk.tell(code, { kind: 'entry', entry });
        });
        return judged;
      }),
    read: (code, from) =>
      opened(async () => {
        const room = rooms.get(code);
        if (room === undefined) return null;
        await settled(room);
        // Taken together: what is filed while the file is read is still in this text.
        const { filed, text, head } = room;
        try {
          const file = await readRoom(roomFolder, code, filed);
          if (file === null || rooms.get(code) !== room) return null;
          return { began: head.began, entries: await readEntries(file.toString() + text, from) };
        } catch (error) {
          throw away('read', error);
        }
      }),
    subscribe: (code, hear) => opened(() => desk.listen(code, hear)),
    tell: (code, note) =>
      opened(() => {
        desk.tell(code, { kind: 'note', note });
      }),
    attend: (code, attendants, ttl) =>
      opened(() => {
        if (attendance.attend(code, attendants, now() + ttl, now())) desk.tell(code, { kind: 'presence' });
        return attendance.present(code);
      }),
    depart: (code, attendants) =>
      opened(() => {
        if (attendance.depart(code, attendants, now())) desk.tell(code, { kind: 'presence' });
        return attendance.present(code);
      }),
    present: (code) =>
      opened(() => {
        if (attendance.expire(code, now())) desk.tell(code, { kind: 'presence' });
        return attendance.present(code);
      }),
    wake: (code, at) =>
      opened(async () => {
        const room = rooms.get(code);
        if (room === undefined) return;
        await keep(code, room, room.head, dueLine(at), () => {
          dueTimes.set(code, at);
        });
      }),
    due: (by, limit) => opened(() => dueTimes.take(by, limit)),
    list: () => opened(() => [...rooms].map(([code, { head }]) => ({ code, touched: touchedAt(head) }))),
    remove: (code) =>
      opened(async () => {
        const room = rooms.get(code);
        if (room === undefined) return;
        // From here on for everybody: what is handed to the journal after this line is of no room.
        rooms.delete(code);
        const error = await new Promise<Error | null>((resolve) => {
          journal.write(removalLine(code), (error) => {
            if (error === null) forget(code);
            else rooms.set(code, room);
            resolve(error);
          });
        });
        if (error !== null) throw away('written to', error);
      }),
    fault: async () => {
      if (isClosed) return 'The store is closed.';
      const error = await new Promise<Error | null>((resolve) => {
        journal.write('', resolve);
      });
      return error === null ? null : away('written to', error).message;
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await journal.settled();
      desk.clear();
      try {
        await keeper.finish(await journal.close());
      } finally {
        await unlock();
      }
    },
  };
}
