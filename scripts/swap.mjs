import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Makes a folder all at once: `make` fills a temporary one beside it, which then takes the name. Several processes may
 * do so at the same time: whoever comes second finds the folder there and, if `isGood`, leaves it.
 * @param {string} folder
 * @param {(temporary: string) => Promise<void>} make
 * @param {() => boolean} isGood whether what is at `folder` now will do
 */
export async function makeWhole(folder, make, isGood) {
  const temporary = join(dirname(folder), `.making-${randomUUID()}`);
  mkdirSync(temporary, { recursive: true });
  try {
    await make(temporary);
    await takeName(temporary, folder, isGood);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/**
 * A folder cannot be renamed onto one that holds something, so a good one is never displaced, not even for a moment.
 * @param {string} temporary
 * @param {string} folder
 * @param {() => boolean} isGood
 */
async function takeName(temporary, folder, isGood) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      renameSync(temporary, folder);
      return;
    } catch (error) {
      if (isGood()) return;
      // What is there is out of date, or (on Windows) something has a file open for a moment.
      if (attempt === 20) throw error;
      if (existsSync(folder)) discard(folder);
      else await sleep(50 * attempt);
    }
  }
}

/** @param {string} folder */
function discard(folder) {
  const old = join(dirname(folder), `.old-${randomUUID()}`);
  try {
    renameSync(folder, old);
  } catch {
    return; // another process was quicker, or it is in use: the caller tries again
  }
  rmSync(old, { recursive: true, force: true });
}
