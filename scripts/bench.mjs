// npm run bench: how long a build takes, how large the page is, how fast and in how much memory it folds and solves.
// npm run bench -- WORD: only the measures whose name holds the word, however it is spelt, without the build; `page` and `devmode`
// for those in a browser.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import * as v from 'valibot';

import { printDevMode } from './bench-devmode.mjs';
import { printPage } from './bench-page.mjs';
import { printReview } from './bench-review.mjs';
import { buildInto } from './build.mjs';
import { explain } from './explain.mjs';
import { ROOT } from './paths.mjs';

const execute = promisify(execFile);
const Listed = v.array(v.object({ name: v.string(), unit: v.string() }));
const Result = v.object({ value: v.nullable(v.number()), note: v.string(), peakMiB: v.number() });

/**
 * @param {string[]} argv for test/bench/main.ts
 * @returns {Promise<unknown>} what it printed
 */
async function bench(argv) {
  const { stdout } = await execute(process.execPath, [join(ROOT, 'scripts', 'bench-run.mjs'), ...argv]);
  /** @type {unknown} */
  const printed = JSON.parse(stdout);
  return printed;
}

/** @param {string} wanted */
async function printMeasures(wanted) {
  const listed = v
    .parse(Listed, await bench([]))
    .filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()));
  for (const { name, unit } of listed) {
    const { value, note, peakMiB } = v.parse(Result, await bench([name]));
    const figure =
      value === null
        ? 'not measured: what it needs is not here'
        : `${figureOf(value)} ${unit}${note === '' ? '' : ` (${note})`}`;
    console.log(`${name}: ${figure} (peak memory ${peakMiB.toFixed(0)} MiB)`);
  }
}

/**
 * Whole from a thousand on, three significant digits below.
 * @param {number} value
 */
function figureOf(value) {
  return value >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}

async function printBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-'));
  try {
    const started = performance.now();
    await buildInto(folder);
    console.log(
      `build of the page: ${((performance.now() - started) / 1000).toFixed(2)} s, compressing included`,
    );
    printSizes(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
function printSizes(folder) {
  const rows = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => sizesOf(join(entry.parentPath, entry.name), folder))
    .sort((a, b) => b.plain - a.plain);
  const total = {
    name: 'all',
    plain: sum(rows.map((row) => row.plain)),
    gzip: sum(rows.map((row) => row.gzip)),
    brotli: sum(rows.map((row) => row.brotli)),
  };
  console.log(`${'bytes'.padStart(10)} ${'gzip'.padStart(10)} ${'brotli'.padStart(10)}`);
  for (const { name, plain, gzip, brotli } of [...rows, total]) {
    const columns = [plain, gzip, brotli].map((size) => String(size).padStart(10));
    console.log(`${columns.join(' ')}  ${name}`);
  }
}

/**
 * What travels: a file that does not get smaller (a font) is sent as it is.
 * @param {string} file
 * @param {string} folder
 */
function sizesOf(file, folder) {
  const content = readFileSync(file);
  const name = relative(folder, file).split('\\').join('/');
  const plain = content.length;
  const gzip = Math.min(plain, gzipSync(content, { level: 9 }).length);
  return { name, plain, gzip, brotli: Math.min(plain, brotliCompressSync(content).length) };
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

try {
  const wanted = process.argv[2] ?? '';
  // The build comes last: a process inherits the peak memory of the one that starts it.
  await printMeasures(wanted);
  if (wanted === '') await printBuild();
  if ('page'.includes(wanted)) await printPage();
  if ('review'.includes(wanted)) await printReview();
  if ('devmode'.includes(wanted)) await printDevMode();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
