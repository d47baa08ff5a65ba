/** The files of the rooms in a folder: one each, found by its code. */
import { open, readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAt } from './journal.ts';
import { hasCode } from './storeRefusal.ts';

const NAME = /^(?<code>[0-9A-Z]{1,32})\.jsonl$/;

/** Whether a code is fit to name a file on every system. */
export function isFileCode(code: string): boolean {
  return NAME.test(`${code}.jsonl`);
}

export function roomPath(folder: string, code: string): string {
  return join(folder, `${code}.jsonl`);
}

export async function roomCodes(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder);
  return names.flatMap((name) => NAME.exec(name)?.groups?.['code'] ?? []).sort();
}

/** The first `bytes` of the file (all, by default); null when there is none. */
export async function readRoom(folder: string, code: string, bytes = Infinity): Promise<Buffer | null> {
  if (bytes === 0) return Buffer.alloc(0);
  try {
    const content = await readFile(roomPath(folder, code));
    return content.subarray(0, Math.min(bytes, content.length));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Has the file end with `bytes` from byte `offset` on; `lasting`: made to last at once. */
export async function writeRoom(
  folder: string,
  code: string,
  offset: number,
  bytes: Buffer,
  lasting: boolean,
): Promise<void> {
  const file = await openOrMake(roomPath(folder, code));
  try {
    await file.truncate(offset);
    await writeAt(file, bytes, offset);
    if (lasting) await file.datasync();
  } finally {
    await file.close();
  }
}

async function openOrMake(path: string) {
  try {
    return await open(path, 'r+');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return open(path, 'w');
    throw error;
  }
}

export async function removeRoom(folder: string, code: string): Promise<void> {
  try {
    await unlink(roomPath(folder, code));
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

/** Makes what was written to a room's file last; one that is gone has nothing to keep. */
export async function syncRoom(folder: string, code: string): Promise<void> {
  await syncPath(roomPath(folder, code));
}

/** Makes it last which files there are, on systems where that is a matter of its own. */
export async function syncFolder(folder: string): Promise<void> {
  await syncPath(folder, 'EISDIR', 'EPERM', 'EACCES', 'EINVAL');
}

async function syncPath(path: string, ...harmless: readonly string[]): Promise<void> {
  try {
    const file = await open(path, 'r');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    if (!hasCode(error, 'ENOENT', ...harmless)) throw error;
  }
}
