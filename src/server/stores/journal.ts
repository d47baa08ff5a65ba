/**
 * Where everything is written first, and made to last: one file for all rooms, so that what comes in one moment, for
 * however many rooms, is one write that lasts. The rooms' own files are written from it at leisure (`roomFiles.ts`),
 * and a journal is thrown away when they last. Its lines are `CODE OFFSET TEXT`: at which byte of the room's file the text
 * stands; or `CODE -`: the room is removed.
 */
import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A new file that nobody has yet, each write to which lasts when it is answered (as by `fdatasync`, in one errand to the
 * disk's threads instead of two: in a busy process each costs a turn of its loop).
 */
const NEW = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_DSYNC;

/** Bytes from which on a new journal is begun. */
const FULL = 8 * 1024 * 1024;

interface Waiting {
  readonly line: string;
  readonly settle: (error: Error | null) => void;
}

export interface Journal {
  /**
   * Hands over a line, or '' to see whether it can be written. `settle` is called when it lasts, or with why it could not
   * be written: then nothing is kept of it, nor of any that were handed over after it until then.
   */
  write(line: string, settle: (error: Error | null) => void): void;
  /** When all that was handed over has been settled. */
  settled(): Promise<void>;
  /** Answers the path of what it wrote last. */
  close(): Promise<string>;
}

export function journalPath(folder: string, number: number): string {
  return join(folder, `journal-${String(number).padStart(9, '0')}`);
}

export function placedLine(code: string, offset: number, text: string): string {
  return `${code} ${offset} ${text}`;
}

export function removalLine(code: string): string {
  return `${code} -\n`;
}

/** Begins the journal `number`. `full`: called with the path of each that is not written to any more. */
export async function openJournal(
  folder: string,
  number: number,
  full: (path: string) => void,
): Promise<Journal> {
  let path = journalPath(folder, number);
  let file = await open(path, NEW);
  /** Bytes that last. */
  let size = 0;
  let isSound = true;
  let waiting: Waiting[] = [];
  let pumping: Promise<void> | null = null;

  async function keep(batch: readonly Waiting[]): Promise<void> {
    // What a write that failed has left behind would be taken for written on the next start.
    if (!isSound) await file.truncate(size);
    isSound = false;
    const bytes = Buffer.from(batch.map(({ line }) => line).join(''));
    await writeAt(file, bytes, size);
    isSound = true;
    size += bytes.length;
  }

  async function turnOver(): Promise<void> {
    const next = await open(journalPath(folder, number + 1), NEW);
    const [oldFile, oldPath] = [file, path];
    number += 1;
    path = journalPath(folder, number);
    file = next;
    size = 0;
    await oldFile.close();
    full(oldPath);
  }

  async function pump(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        if (size >= FULL) await turnOver();
        await keep(batch);
        for (const { settle } of batch) settle(null);
      } catch (error) {
        const failure = error instanceof Error ? error : new Error(String(error));
        const all = [...batch, ...waiting];
        waiting = [];
        for (const { settle } of all) settle(failure);
      }
    }
    pumping = null;
  }

  return {
    write(line, settle) {
      waiting.push({ line, settle });
      // Later, so that all of this moment share the first write too.
      pumping ??= Promise.resolve().then(pump);
    },
    async settled() {
      while (pumping !== null) await pumping;
    },
    async close() {
      await file.close();
      return path;
    },
  };
}

export async function writeAt(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  let written = 0;
  while (written < bytes.length) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, position + written);
    written += bytesWritten;
  }
}
