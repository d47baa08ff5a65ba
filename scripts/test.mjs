// npm test: every check and every test, each named with its time. All run, whatever fails before.
// --soak: larger counts of the same.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findBrowser } from './browser.mjs';
import { explain } from './explain.mjs';
import { findHaproxy } from './haproxy.mjs';
import { failuresInPlaywright, failuresInVitest } from './failures.mjs';
import { binOf } from './paths.mjs';
import { addCounts, closingLine, readPlaywrightCounts, readVitestCounts } from './counts.mjs';
import { findRedis } from './redis.mjs';
import { runNode } from './run.mjs';

const soak = process.argv.includes('--soak');
/** @type {Record<string, string>} */
const env = soak ? { QUOIN_SOAK: '1' } : {};
const reports = mkdtempSync(join(tmpdir(), 'quoin-test-'));
mkdirSync(reports, { recursive: true });
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

/**
 * @typedef {{
 *   name: string,
 *   run(): Promise<number>,
 *   report?: { counts(): import('./counts.mjs').Counts, failures(): readonly string[] },
 * }} Step
 */

/**
 * What one core can do while another is busy with the linter, the longest of them.
 * @type {readonly Step[]}
 */
const besideLint = [
  { name: 'format', run: () => runNode(binOf('prettier'), ['--check', '--log-level', 'warn', '.']) },
  { name: 'notices', run: () => runNode('scripts/notices.mjs', ['--check']) },
  { name: 'types', run: () => runNode(binOf('vue-tsc'), ['--noEmit']) },
  { name: 'build', run: () => runNode('scripts/build.mjs') },
  { name: 'sizes', run: () => runNode('scripts/sizes.mjs') },
];

/** @type {Step} */
const lint = { name: 'lint', run: () => runNode(binOf('eslint'), ['.', '--max-warnings', '0']) };

/**
 * What the tests of a table for many need beside Node: without it they are skipped, except where nobody would see that.
 * @type {Step}
 */
const servers = {
  name: 'servers for the tests',
  run: async () => {
    const found = { Redis: await findRedis(), HAProxy: await findHaproxy() };
    for (const [title, path] of Object.entries(found)) {
      console.log(
        path === undefined ? `There is no ${title}: its tests are skipped.` : `${title} is ${path}.`,
      );
    }
    const isAllHere = Object.values(found).every((path) => path !== undefined);
    return isAllHere || (process.env.CI ?? '') === '' ? 0 : 1;
  },
};

/**
 * These use every core there is.
 * @type {readonly Step[]}
 */
const tests = [
  {
    name: 'unit, component, conformance',
    run: () =>
      runNode(
        binOf('vitest'),
        ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
        env,
      ),
    report: {
      counts: () => readVitestCounts(readReport(vitestReport)),
      failures: () => failuresInVitest(readReport(vitestReport)),
    },
  },
  {
    name: 'browser',
    run: async () => {
      const browser = await findBrowser();
      console.log(`The browser is ${browser}.`);
      return runNode(binOf('@playwright/test', 'playwright'), ['test', '--reporter=list,json'], {
        ...env,
        QUOIN_BROWSER: browser,
        PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
      });
    },
    report: {
      counts: () => readPlaywrightCounts(readReport(playwrightReport)),
      failures: () => failuresInPlaywright(readReport(playwrightReport)),
    },
  },
];

/**
 * @param {string} file
 * @returns {unknown} `undefined` when the tests broke off before they wrote it
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {Step} step
 * @returns {Promise<boolean>} whether it passed
 */
async function passes(step) {
  try {
    return (await step.run()) === 0;
  } catch (error) {
    console.error(explain(error));
    return false;
  }
}

/** @type {string[]} */
const summary = [];
/** @type {string[]} */
const failures = [];
let total = { passed: 0, failed: 0, skipped: 0 };

/**
 * One after the other.
 * @param {readonly Step[]} steps
 */
async function take(steps) {
  for (const step of steps) {
    console.log(`\n── ${step.name} ──`);
    const started = performance.now();
    const passed = await passes(step);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    summary.push(`${passed ? 'passed' : 'FAILED'}  ${seconds.padStart(6)} s  ${step.name}`);
    console.log(`${step.name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
    if (step.report !== undefined) {
      total = addCounts(total, step.report.counts(), passed);
      failures.push(...step.report.failures());
    }
    if (!passed) process.exitCode = 1;
  }
}

await Promise.all([take([lint]), take(besideLint)]);
await take([servers, ...tests]);
rmSync(reports, { recursive: true, force: true });
for (const name of failures) console.log(`failed: ${name}`);
console.log(`\n${summary.join('\n')}\n\n${closingLine(total)}`);
