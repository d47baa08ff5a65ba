/**
 * One process at a time has a folder: a file in it names which. The lock of a process that is gone is taken over. A known
 * limit: processes of two machines (or containers) that share a folder do not see each other.
 */
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parsedJson } from '#shared/json.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { hasCode } from './storeRefusal.ts';

const LOCK_SCHEMA = v.object({
  pid: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  started: v.string(),
});

/** Locks the folder; the answer unlocks it. Rejects when it cannot be written to. */
export async function lockFolder(folder: string): Promise<Result<() => Promise<void>, 'store/locked'>> {
  const path = join(folder, 'lock');
  const own = join(folder, `lock-${process.pid}-${performance.now()}`);
  const text = JSON.stringify({ pid: process.pid, started: await startOf(process.pid) });
  await writeFile(own, text);
  try {
    // What is linked has all its text from the first moment on, unlike a file that is made and then written.
    while (!(await linked(own, path))) {
      const held = await holderOf(path);
      if (held === null) continue;
      if (await lives(held)) {
        return no('store/locked', `The folder ${folder} is in use by another process (number ${held.pid}).`);
      }
      await clearStale(path, `${own}-stale`, held.text);
    }
  } finally {
    await unlink(own);
  }
  return yes(() => unlink(path));
}

/** Whether the lock could be had: false when there is one. */
async function linked(own: string, path: string): Promise<boolean> {
  try {
    await link(own, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

interface Holder {
  readonly pid: number;
  readonly started: string;
  readonly text: string;
}

/** Who has the lock; null when it is free again. What cannot be read is nobody's. */
async function holderOf(path: string): Promise<Holder | null> {
  try {
    const text = await readFile(path, 'utf8');
    const lock = v.safeParse(LOCK_SCHEMA, parsedJson(text));
    return lock.success ? { ...lock.output, text } : { pid: 0, started: '', text };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Takes a stale lock away, unless another process has done so and has the folder now. */
async function clearStale(path: string, aside: string, stale: string): Promise<void> {
  try {
    await rename(path, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if ((await readFile(aside, 'utf8')) !== stale) await linked(aside, path);
  await unlink(aside);
}

async function lives({ pid, started }: Holder): Promise<boolean> {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is there, and somebody else's.
    if (!hasCode(error, 'EPERM')) return false;
  }
  const start = await startOf(pid);
  return start === '' || started === '' || start === started;
}

/**
 * When a process was started, where the system tells it as Linux does, else ''. Numbers of processes are given again, and
 * in a container the same one every time.
 */
async function startOf(pid: number): Promise<string> {
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The 22nd field of proc(5); the second is a name in brackets that may hold spaces.
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EACCES', 'ESRCH', 'ENOTDIR')) return '';
    throw error;
  }
}
