import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

import { run } from './run.mjs';

/**
 * A program that some tests need and people install by themselves.
 * @typedef {{
 *   title: string,
 *   variable: string,
 *   names: readonly string[],
 *   debian: string,
 * }} SystemProgram `variable`: the environment's, with the path of one; `debian`: the package
 */

/**
 * The path of the program, if it is here. Throws an Error with a sentence when the variable names none.
 * @param {SystemProgram} program
 * @returns {string | undefined}
 */
export function installedProgram({ variable, names }) {
  const asked = process.env[variable];
  if (asked !== undefined && asked !== '') {
    const found = isAbsolute(asked) || asked.includes('/') ? asked : onPath(asked);
    if (found !== undefined && existsSync(found)) return found;
    throw new Error(`${variable} is ${JSON.stringify(asked)}, but there is no such program.`);
  }
  for (const name of names) {
    const found = onPath(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * As `installedProgram`, or else installed on the spot, as root on Debian alone.
 * @param {SystemProgram} program
 * @returns {Promise<string | undefined>}
 */
export async function findProgram(program) {
  const here = installedProgram(program);
  if (here !== undefined || !isRoot() || !existsSync('/etc/debian_version')) return here;
  console.error(`${program.title} is not installed: trying the package of this system …`);
  // The tests start their own: none is to be started by the package (which asks this program whether it may).
  const quiet = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', ['update', '-q'], quiet);
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', program.debian], quiet);
  return installedProgram(program);
}

/**
 * @param {string} name
 * @returns {string | undefined} where it is among the programs of this system, which may be out of a person's PATH
 */
export function onPath(name) {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin']
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

export function isRoot() {
  return process.getuid?.() === 0;
}
