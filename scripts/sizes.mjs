// What a person's browser fetches, gzipped, against what it may: npm test fails when a part outgrows its budget.
// The lexicon counts as it is sent to whoever takes brotli, which every browser we build for does.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { build } from 'vite';

import { BUDGETS, budgetOf } from './budgets.mjs';
import { explain } from './explain.mjs';
import { ROOT } from './paths.mjs';

/** What a table fetches, and the two ways into dev mode. */
const TABLE = 'src/table/MatchPage.vue';
const DOORS = ['src/inspector/LiveInspector.vue', 'src/inspector/InspectPage.vue'];

/** The packed English lexicon. */
const LEXICON = /\benglish[^/]*\.lexicon$/;

/** @typedef {{ name: string, bytes: number, budget: number }} Size */
/** @typedef {{ name: string, bytes: number, imports: readonly string[], css: readonly string[], modules: readonly string[] }} Chunk */

/**
 * Builds the page in memory and weighs it: what the menu loads, the fonts of English, each game beyond the engine and
 * the parts that games share, and dev mode: both as they open, and what is fetched only when somebody asks for it. A
 * worker is a build of its own, with nothing in common with the page: a game's is weighed by itself.
 * @returns {Promise<readonly Size[]>}
 */
export async function weigh() {
  const built = await build({ root: ROOT, logLevel: 'error', build: { write: false } });
  const bundle =
    'output' in built ? built : Array.isArray(built) ? built.find((each) => 'output' in each) : undefined;
  if (bundle === undefined) throw new Error('The build has come to nothing.');
  /** @type {Map<string, Chunk>} */
  const chunks = new Map();
  /** @type {Map<string, number>} */
  const assets = new Map();
  let lexicon = 0;
  for (const file of bundle.output) {
    if (file.type === 'asset') {
      const content = Buffer.from(file.source);
      if (LEXICON.test(file.fileName)) lexicon = brotliCompressSync(content).length;
      assets.set(file.fileName, file.fileName.endsWith('.woff2') ? content.length : gzipped(content));
      continue;
    }
    chunks.set(file.fileName, {
      name: file.fileName,
      bytes: gzipped(Buffer.from(file.code)),
      imports: file.imports,
      css: [...(file.viteMetadata?.importedCss ?? [])],
      modules: file.moduleIds.map((id) => id.slice(ROOT.length + 1)),
    });
  }
  if (lexicon === 0) throw new Error('The page has no English lexicon.');
  const page = bundle.output.find(({ fileName }) => fileName === 'index.html');
  const html = page?.type === 'asset' ? Buffer.from(page.source).toString('utf8') : '';
  const [, script = ''] = /<script[^>]* src="(?:\.\/)?([^"]+)"/.exec(html) ?? [];
  const entry = chunks.get(script);
  if (entry === undefined)
    throw new Error(`The page begins with “${script}”, which is not among the chunks.`);
  const shell = closureOf(entry, chunks);
  // Dev mode opens at a table, or on its page: of the two, whichever fetches more beyond what a table has fetched.
  const doors = DOORS.map((module) => chunkWith(module, chunks));
  const known = [...shell, ...closureOf(chunkWith(TABLE, chunks), chunks)];
  const opening = doors.flatMap((door) => closureOf(door, chunks));
  /** @param {readonly Chunk[]} some */
  const beyond = (some) => some.filter((chunk) => !known.includes(chunk));
  return [
    { name: 'shell (JS and CSS of the menu)', bytes: weightOf(shell, assets), budget: BUDGETS.shell },
    { name: 'fonts of English', bytes: fontsOf(assets), budget: BUDGETS.fonts },
    ...gamesIn(chunks).flatMap((game) => {
      const own = [...chunks.values()].filter(
        (chunk) => !shell.includes(chunk) && isOf(game, chunk) && !isForTools(chunk),
      );
      const sitting = own.filter(({ modules }) => modules.some((module) => isSatDownTo(game, module)));
      const opens = sitting.flatMap((chunk) => closureOf(chunk, chunks));
      const asked = own.filter((chunk) => !opens.includes(chunk));
      const table = own.filter((chunk) => opens.includes(chunk));
      const budget = budgetOf(game);
      return [
        { name: `${game}, as its table opens`, bytes: weightOf(table, assets), budget: budget.table },
        {
          name: `${game}, what is fetched when it is asked for`,
          bytes: weightOf(asked, assets, cssOf(table)),
          budget: budget.onDemand,
        },
        ...workersOf(filesOf(game), assets).map(({ name, bytes }) => ({
          name: `${game}, its ${name}`,
          bytes,
          budget: budget.worker,
        })),
      ];
    }),
    { name: 'English lexicon (brotli)', bytes: lexicon, budget: BUDGETS.lexicon },
    {
      name: 'dev mode as it opens',
      bytes: Math.max(
        ...doors.map((door) => weightOf(beyond(closureOf(door, chunks)), assets, cssOf(known))),
      ),
      budget: BUDGETS.devMode,
    },
    {
      name: 'dev mode, what is fetched when it is asked for',
      bytes: weightOf(
        beyond([...chunks.values()].filter((chunk) => isOfDevMode(chunk) && !opening.includes(chunk))),
        assets,
        cssOf([...known, ...opening]),
      ),
      budget: BUDGETS.onDemand,
    },
  ];
}

/**
 * @param {Chunk} chunk
 * @param {ReadonlyMap<string, Chunk>} chunks
 * @returns {readonly Chunk[]} the chunk and all it imports at once
 */
function closureOf(chunk, chunks) {
  /** @type {Set<Chunk>} */
  const seen = new Set();
  /** @param {Chunk} from */
  const visit = (from) => {
    if (seen.has(from)) return;
    seen.add(from);
    for (const name of from.imports) {
      const next = chunks.get(name);
      if (next !== undefined) visit(next);
    }
  };
  visit(chunk);
  return [...seen];
}

/**
 * @param {string} module
 * @param {ReadonlyMap<string, Chunk>} chunks
 * @returns {Chunk} the one that has it
 */
function chunkWith(module, chunks) {
  const found = [...chunks.values()].find(({ modules }) => modules.includes(module));
  if (found === undefined) throw new Error(`No chunk has ${module}.`);
  return found;
}

/** @param {readonly Chunk[]} some */
function cssOf(some) {
  return some.flatMap(({ css }) => css);
}

/**
 * @param {readonly Chunk[]} some
 * @param {ReadonlyMap<string, number>} assets
 * @param {readonly string[]} known Pieces of CSS that have been fetched already.
 */
function weightOf(some, assets, known = []) {
  const css = new Set(cssOf(some).filter((name) => !known.includes(name)));
  return sum(some.map(({ bytes }) => bytes)) + sum([...css].map((name) => assets.get(name) ?? 0));
}

/** @param {ReadonlyMap<string, number>} assets */
function fontsOf(assets) {
  return sum(
    [...assets].filter(([name]) => /-latin-(?!ext)[^/]*\.woff2$/.test(name)).map(([, bytes]) => bytes),
  );
}

/** @param {ReadonlyMap<string, Chunk>} chunks */
function gamesIn(chunks) {
  const ids = [...chunks.values()].flatMap(({ modules }) => modules.map(gameOf));
  return [...new Set(ids)].filter((id) => id !== '').sort();
}

/** @param {string} module */
function gameOf(module) {
  return /^games\/([^/]+)\//.exec(module)?.[1] ?? '';
}

/**
 * @param {string} game
 * @param {Chunk} chunk
 */
function isOf(game, { modules }) {
  return modules.some((module) => gameOf(module) === game);
}

/**
 * What sitting down to a game fetches: what `load()` brings, and its table, which is called after the game.
 * @param {string} game
 * @param {string} module
 */
export function isSatDownTo(game, module) {
  const name = game
    .split('-')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('');
  return [`games/${game}/game.ts`, `games/${game}/${name}Table.vue`].includes(module);
}

/**
 * The workers of a game, which the build has as assets named after the files they begin with.
 * @param {readonly string[]} files The game's, as paths.
 * @param {ReadonlyMap<string, number>} assets Each with its weight.
 */
export function workersOf(files, assets) {
  const workers = files.map((file) => basename(file)).filter((name) => /Worker\.ts$/.test(name));
  return workers.toSorted().map((file) => {
    const name = file.slice(0, -'.ts'.length);
    const built = [...assets].find(([asset]) => new RegExp(`(^|/)${name}-[\\w-]{8}\\.js$`).test(asset));
    if (built === undefined) throw new Error(`The page has no ${name}, though there is a ${file}.`);
    return { name, bytes: built[1] };
  });
}

/** @param {string} game */
function filesOf(game) {
  return readdirSync(join(ROOT, 'games', game), { encoding: 'utf8', recursive: true });
}

/**
 * What of dev mode is in it.
 * @param {Chunk} chunk
 */
function isOfDevMode({ modules }) {
  return modules.some((module) => /^(src\/inspector|shared\/chart)\//.test(module));
}

/**
 * The conformance kit and the command line load these, never a player.
 * @param {Chunk} chunk
 */
function isForTools({ modules }) {
  return modules.some((module) => /^games\/[^/]+\/(tools|check)\.ts$/.test(module));
}

/** @param {Buffer} content */
function gzipped(content) {
  return gzipSync(content, { level: 9 }).length;
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/** @param {Size} size */
export function lineOf({ name, bytes, budget }) {
  const kB = (/** @type {number} */ value) => (value / 1000).toFixed(1);
  return `${bytes > budget ? 'TOO LARGE' : 'fits'.padEnd(9)}  ${kB(bytes).padStart(6)} of ${kB(budget).padStart(5)} kB  ${name}`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const sizes = await weigh();
    console.log(sizes.map(lineOf).join('\n'));
    if (sizes.some(({ bytes, budget }) => bytes > budget)) process.exitCode = 1;
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
