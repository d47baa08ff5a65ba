// npm run notices: THIRD-PARTY.md, from the hand-written notices/*.md and the licences of the packages in the page.
// --check: writes nothing, and says whether the file is up to date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

import { explain } from './explain.mjs';
import { ROOT } from './paths.mjs';

const FILE = join(ROOT, 'THIRD-PARTY.md');

/**
 * What only Vue's compiler, its server renderer and its developer tools need: a production build leaves it out. And what
 * only the server needs: npm brings it beside us, with its licence.
 */
const NOT_IN_THE_PAGE = new Set([
  '@redis/client',
  'ws',
  '@vue/compiler-dom',
  '@vue/compiler-sfc',
  '@vue/devtools-api',
  '@vue/server-renderer',
  'csstype',
]);

const Manifest = v.object({
  name: v.optional(v.string()),
  version: v.string(),
  license: v.optional(v.string()),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
});

/** @typedef {{ name: string, version: string, license: string, text: string }} Notice of one package */

/**
 * @param {string} folder
 */
function readManifest(folder) {
  return v.parse(Manifest, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}

/**
 * Where Node would find a package that the package in `from` names: nested in it, or above.
 * @param {string} name
 * @param {string} from
 * @returns {string}
 */
function folderOf(name, from) {
  const nested = join(from, 'node_modules', name);
  try {
    readManifest(nested);
    return nested;
  } catch {
    return join(ROOT, 'node_modules', name); // not nested: at the top, or reading it there says what is wrong
  }
}

/**
 * The packages that a package brings into the page, itself left out.
 * @param {string} folder
 * @param {Map<string, Notice>} found by folder
 */
function collect(folder, found) {
  for (const name of Object.keys(readManifest(folder).dependencies)) {
    if (NOT_IN_THE_PAGE.has(name)) continue;
    const dependency = folderOf(name, folder);
    if (found.has(dependency)) continue;
    const { version, license } = readManifest(dependency);
    if (license === undefined) throw new Error(`The package ${name} names no licence.`);
    found.set(dependency, { name, version, license, text: licenceText(name, dependency) });
    collect(dependency, found);
  }
}

/**
 * @param {string} name
 * @param {string} folder
 * @returns {string}
 */
function licenceText(name, folder) {
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.(md|txt))?$/i.test(entry));
  if (file === undefined)
    throw new Error(`The package ${name} brings no licence text: write it into notices/.`);
  const text = readFileSync(join(folder, file), 'utf8');
  return text
    .replaceAll('\r\n', '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();
}

/**
 * The whole file.
 * @returns {string}
 */
export function thirdPartyNotices() {
  /** @type {Map<string, Notice>} */
  const found = new Map();
  collect(ROOT, found);
  const written = readdirSync(join(ROOT, 'notices'))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) =>
      readFileSync(join(ROOT, 'notices', name), 'utf8')
        .replaceAll('\r\n', '\n')
        .trim(),
    );
  const packages = [...found.values()]
    .sort((a, b) => (a.name + a.version < b.name + b.version ? -1 : 1))
    .map(
      ({ name, version, license, text }) =>
        `### ${name} ${version} (${license})\n\n\`\`\`text\n${text}\n\`\`\``,
    );
  const head = [
    '# What Quoin includes from others',
    'Made by `npm run notices` from `notices/` and from the packages in the page: edit those, not this file.',
  ];
  return `${[...head, ...written, '## Packages in the page', ...packages].join('\n\n')}\n`;
}

/** @returns {string} */
function currentFile() {
  try {
    return readFileSync(FILE, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return ''; // not made yet: as stale as can be
  }
}

try {
  const wanted = thirdPartyNotices();
  if (!process.argv.includes('--check')) {
    writeFileSync(FILE, wanted);
  } else if (currentFile() !== wanted) {
    console.error('THIRD-PARTY.md is not up to date: run "npm run notices".');
    process.exitCode = 1;
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
