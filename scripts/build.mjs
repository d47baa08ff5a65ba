// npm run build: the page, into dist/app. Does nothing when what is there was made from the same sources.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { explain } from './explain.mjs';
import { fingerprint } from './fingerprint.mjs';
import { APP, ROOT } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { makeWhole } from './swap.mjs';

/** Says what the build was made from. A dot file, so it is never served. */
const STAMP = '.fingerprint';

/**
 * Builds the app unless the build is fresh. Tells what it does on standard error.
 * @returns {Promise<string>} the folder of the built app
 */
export async function buildApp() {
  const hash = fingerprint();
  if (isBuiltFrom(hash)) return APP;
  console.error('Building the arcade …');
  await makeWhole(
    APP,
    async (temporary) => {
      await buildInto(temporary);
      writeFileSync(join(temporary, STAMP), hash);
    },
    () => isBuiltFrom(hash),
  );
  return APP;
}

/**
 * Builds and compresses the app into an empty folder, fresh or not.
 * @param {string} folder
 */
export async function buildInto(folder) {
  const { build } = await import('vite');
  await build({ root: ROOT, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  await precompress(folder);
}

/**
 * @param {string} hash
 * @returns {boolean}
 */
function isBuiltFrom(hash) {
  try {
    return readFileSync(join(APP, STAMP), 'utf8') === hash;
  } catch {
    return false; // nothing there yet, or half of it: build it
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.error(`The page is in ${await buildApp()}.`);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
