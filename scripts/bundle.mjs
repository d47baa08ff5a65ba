import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { fingerprint } from './fingerprint.mjs';
import { CACHE, ROOT } from './paths.mjs';
import { makeWhole } from './swap.mjs';

const DAY_MS = 86_400_000;

/** The threads in which the rooms of hosted tables are, and their bots think, for every bundle that serves. */
export const SERVER_THREADS = {
  hallThread: 'src/server/rooms/hallThread.ts',
  botThread: 'src/server/rooms/botThread.ts',
};

/** @typedef {{ main(argv: string[], ...more: unknown[]): Promise<number> }} Program what an entry exports; gives its exit code */

/**
 * Builds a TypeScript entry for Node, as `bundleFile` does, and imports it.
 * @param {string} name
 * @param {string} entry
 * @param {readonly string[]} [extra]
 * @param {Readonly<Record<string, string>>} [beside]
 * @returns {Promise<Program>}
 */
export async function bundle(name, entry, extra, beside) {
  return programIn(await bundleFile(name, entry, extra, beside));
}

/**
 * Imports what `bundleFile` built.
 * @param {string} file
 * @returns {Promise<Program>}
 */
export async function programIn(file) {
  /** @type {unknown} */
  const program = await import(pathToFileURL(file).href);
  if (isProgram(program)) return program;
  throw new Error(`${file} exports no function main.`);
}

/**
 * Builds a TypeScript entry for Node, on first use or after a change.
 * The game registry's globs work there as in the page. Messages go to standard error only.
 * @param {string} name the bundle's name in the cache, such as `cli`
 * @param {string} entry relative to the project
 * @param {readonly string[]} [extra] sources outside the usual ones
 * @param {Readonly<Record<string, string>>} [beside] further entries that become files beside it, by name: what it starts
 * with `new Worker(new URL('./NAME.js', import.meta.url))`
 * @returns {Promise<string>} the file of what was built
 */
export async function bundleFile(name, entry, extra = [], beside = {}) {
  const folder = join(CACHE, fingerprint(extra), name);
  const main = join(folder, 'main.js');
  if (!existsSync(main)) {
    console.error(`Building the ${name} …`);
    await makeWhole(
      folder,
      (temporary) => buildForNode({ ...beside, main: entry }, temporary),
      () => existsSync(main),
    );
    removeOld(dirname(folder));
  }
  return main;
}

/**
 * @param {unknown} value
 * @returns {value is Program}
 */
function isProgram(value) {
  return typeof value === 'object' && value !== null && 'main' in value && typeof value.main === 'function';
}

/**
 * @param {Readonly<Record<string, string>>} entries relative to the project, by the names of the files they become
 * @param {string} folder
 */
async function buildForNode(entries, folder) {
  const { build } = await import('vite');
  await build({
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, join(ROOT, entry)])),
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          // All in one folder: what is found by its place beside import.meta.url is, from every piece.
          chunkFileNames: '[name]-[hash].js',
          // Not as for the page, where all that is needed at first is one piece: a thread is not begun where it is named.
          codeSplitting: true,
        },
      },
    },
  });
}

/**
 * Bundles of earlier sources go after a day: nothing that runs since before would be pulled from under its feet.
 * @param {string} current
 */
function removeOld(current) {
  for (const entry of readdirSync(CACHE)) {
    const path = join(CACHE, entry);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (path === current || stat === undefined || Date.now() - stat.mtimeMs < DAY_MS) continue;
    rmSync(path, { recursive: true, force: true });
  }
}
