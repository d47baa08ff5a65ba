/**
 * The rooms of a folder as this process knows them: of each its head alone, and the text that lasts in a journal but is
 * not in its own file yet. No file is kept open but the journal.
 */
import { unlink } from 'node:fs/promises';
import { removeRoom, syncFolder, syncRoom, writeRoom } from './roomFiles.ts';
import type { RoomHead } from './roomHead.ts';
import { reasonOf } from './storeRefusal.ts';

/** A room as it is when all that was handed to the journal lasts, and what lasts already. */
export interface KeptRoom {
  head: RoomHead;
  /** Bytes of its text in all. */
  end: number;
  /** How many of them are in its own file; the rest that lasts is `text`. */
  filed: number;
  text: string;
  /** Settles when the last line that was handed over does: what went wrong, or null. */
  last: Promise<Error | null>;
}

export function keptRoom(head: RoomHead, filed: number): KeptRoom {
  return { head, end: filed, filed, text: '', last: Promise.resolve(null) };
}

export interface RoomKeeper {
  /** Puts what is not in the rooms' own files there, and throws that journal away. */
  file(journal: string): void;
  /** Removes a room's own file. */
  remove(code: string): void;
  /** As `file`; the answer rejects when it cannot be done, and then all is in the journals still. */
  finish(journal: string): Promise<void>;
}

/** `report` hears a sentence when files cannot be written. */
export function createRoomKeeper(
  folder: string,
  rooms: ReadonlyMap<string, KeptRoom>,
  report: (sentence: string) => void,
): RoomKeeper {
  /** What was written to rooms' own files, but may not last. */
  const unsynced = new Set<string>();
  /** The journals that may go when it does. */
  const journals = new Set<string>();
  /** One thing at a time, so that a file that was removed is not written again by what began before. */
  let work: Promise<void> = Promise.resolve();

  /** Whatever goes wrong is tried again with the next journal. */
  function inTurn(job: () => Promise<void>): Promise<void> {
    work = work.then(job).catch((error: unknown) => {
      report(`The rooms in ${folder} are kept in the journals only for now: ${reasonOf(error)}`);
    });
    return work;
  }

  async function fileRooms(): Promise<void> {
    const done = [...journals];
    for (const [code, room] of [...rooms]) {
      if (room.text === '' || rooms.get(code) !== room) continue;
      const bytes = Buffer.from(room.text);
      const { length } = room.text;
      await writeRoom(folder, code, room.filed, bytes, false);
      unsynced.add(code);
      room.filed += bytes.length;
      room.text = room.text.slice(length);
    }
    for (const code of unsynced) {
      await syncRoom(folder, code);
      unsynced.delete(code);
    }
    await syncFolder(folder);
    for (const path of done) {
      await unlink(path);
      journals.delete(path);
    }
  }

  return {
    file(journal) {
      journals.add(journal);
      void inTurn(fileRooms);
    },
    remove(code) {
      void inTurn(() => removeRoom(folder, code));
    },
    async finish(journal) {
      journals.add(journal);
      await inTurn(fileRooms);
      if (journals.size > 0) throw new Error(`The rooms in ${folder} are kept in the journals only.`);
    },
  };
}
