import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import * as v from 'valibot';

/** The project's folder, wherever the command was called from. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Where `npm run build` puts the page. */
export const APP = join(ROOT, 'dist', 'app');

/** What may be thrown away and built again: bundles for Node, by the hash of what they were made from. */
export const CACHE = join(ROOT, 'node_modules', '.cache', 'quoin');

const Manifest = v.object({ bin: v.optional(v.union([v.string(), v.record(v.string(), v.string())])) });

/**
 * The file that a package runs as a command, to be run with Node itself: no shell, so the same on every system.
 * @param {string} name the package
 * @param {string} [command] the command, when it is not named after the package
 * @returns {string}
 */
export function binOf(name, command = name.replace(/^.*\//, '')) {
  const manifestFile = join(ROOT, 'node_modules', name, 'package.json');
  const manifest = v.parse(Manifest, JSON.parse(readFileSync(manifestFile, 'utf8')));
  const bin = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[command];
  if (bin === undefined) throw new Error(`The package ${name} has no command ${command}.`);
  return join(dirname(manifestFile), bin);
}
