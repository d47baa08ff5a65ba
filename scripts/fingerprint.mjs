import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

import { MORE_GAMES, ROOT } from './paths.mjs';

/** Everything a build is made from. The scripts that build are among them: a change of method is a change. */
const SOURCES = [
  'games',
  'index.html',
  'package-lock.json',
  'package.json',
  'public',
  'scripts/build.mjs',
  'scripts/bundle.mjs',
  'scripts/definitions.mjs',
  'scripts/definitionsPlugin.mjs',
  'scripts/lexiconPlugin.ts',
  'scripts/precompress.mjs',
  'shared',
  'src',
  'vite.config.ts',
];

/**
 * A hash of names and contents: equal when a build would come out equal.
 * @param {readonly string[]} [extra] further files or folders, relative to the project
 * @returns {string} 20 hexadecimal digits
 */
export function fingerprint(extra = []) {
  const hash = createHash('sha256');
  const more = MORE_GAMES === undefined ? [] : [MORE_GAMES];
  hash.update(more.join());
  for (const file of [...SOURCES, ...more, ...extra].flatMap(filesUnder).sort()) {
    hash.update(`${file.split(sep).join('/')}\0`);
    hash.update(
      createHash('sha256')
        .update(readFileSync(join(ROOT, file)))
        .digest(),
    );
  }
  return hash.digest('hex').slice(0, 20);
}

/**
 * @param {string} path relative to the project
 * @returns {string[]} the files, relative to the project; none when nothing is there
 */
function filesUnder(path) {
  const stat = statSync(join(ROOT, path), { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (stat.isFile()) return [path];
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .flatMap((entry) => filesUnder(join(path, entry.name)));
}
