// npm test: every check and every test, in order, each named with its time. All run, whatever fails before.
// --soak: larger counts of the same.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findBrowser } from './browser.mjs';
import { explain } from './explain.mjs';
import { binOf } from './paths.mjs';
import { addCounts, closingLine, readPlaywrightCounts, readVitestCounts } from './counts.mjs';
import { runNode } from './run.mjs';

const soak = process.argv.includes('--soak');
/** @type {Record<string, string>} */
const env = soak ? { QUOIN_SOAK: '1' } : {};
const reports = mkdtempSync(join(tmpdir(), 'quoin-test-'));
mkdirSync(reports, { recursive: true });
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

/** @typedef {{ name: string, run(): Promise<number>, counts?(): import('./counts.mjs').Counts }} Step */

/** @type {Step[]} */
const steps = [
  { name: 'format', run: () => runNode(binOf('prettier'), ['--check', '--log-level', 'warn', '.']) },
  { name: 'notices', run: () => runNode('scripts/notices.mjs', ['--check']) },
  {
    // Each keeps one core busy for as long as it takes.
    name: 'lint, types',
    run: async () =>
      Math.max(
        ...(await Promise.all([
          runNode(binOf('eslint'), ['.', '--max-warnings', '0']),
          runNode(binOf('vue-tsc'), ['--noEmit']),
        ])),
      ),
  },
  {
    name: 'unit, component, conformance',
    run: () =>
      runNode(
        binOf('vitest'),
        ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
        env,
      ),
    counts: () => readVitestCounts(readReport(vitestReport)),
  },
  { name: 'build', run: () => runNode('scripts/build.mjs') },
  { name: 'sizes', run: () => runNode('scripts/sizes.mjs') },
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
    counts: () => readPlaywrightCounts(readReport(playwrightReport)),
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
let total = { passed: 0, failed: 0, skipped: 0 };
for (const step of steps) {
  console.log(`\n── ${step.name} ──`);
  const started = performance.now();
  const passed = await passes(step);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  summary.push(`${passed ? 'passed' : 'FAILED'}  ${seconds.padStart(6)} s  ${step.name}`);
  console.log(`${step.name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (step.counts !== undefined) total = addCounts(total, step.counts(), passed);
  if (!passed) process.exitCode = 1;
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${summary.join('\n')}\n\n${closingLine(total)}`);
