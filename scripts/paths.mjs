import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, wherever the command was called from. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * A folder, relative to the project, whose folders are games beside those in `games/`; undefined for none. Browser tests
 * serve an arcade with a game of their own in this way.
 */
export const MORE_GAMES = process.env.QUOIN_GAMES === '' ? undefined : process.env.QUOIN_GAMES;

/** Where `npm run build` puts the page; one with more games is another. */
export const APP = join(ROOT, 'dist', MORE_GAMES === undefined ? 'app' : 'app-with-more');

/** What may be thrown away and built again: bundles for Node, by the hash of what they were made from. */
export const CACHE = join(ROOT, 'node_modules', '.cache', 'quoin');

/**
 * The file that a package runs as a command, to be run with Node itself: no shell, so the same on every system.
 * @param {string} name the package
 * @param {string} [command] the command, when it is not named after the package
 * @returns {string}
 */
export function binOf(name, command = name.replace(/^.*\//, '')) {
  const manifestFile = join(ROOT, 'node_modules', name, 'package.json');
  /** @type {unknown} */
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const bin = propertyOf(manifest, 'bin');
  const file = typeof bin === 'string' ? bin : propertyOf(bin, command);
  if (typeof file !== 'string') throw new Error(`The package ${name} has no command ${command}.`);
  return join(dirname(manifestFile), file);
}

/**
 * @param {unknown} value
 * @param {string} key
 * @returns {unknown}
 */
function propertyOf(value, key) {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}
