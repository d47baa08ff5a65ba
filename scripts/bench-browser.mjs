// What measures in a browser share: the page as it is served, a round begun, and how figures are said.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { BROWSER_FLAGS, findBrowser } from './browser.mjs';
import { ROOT } from './paths.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */

/**
 * Measures with a browser on the built page, and closes both whatever happens.
 * @param {(browser: Browser, url: string) => Promise<void>} measure
 */
export async function withPage(measure) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
  try {
    const server = await serve();
    try {
      await measure(browser, server.url);
    } finally {
      server.stop();
    }
  } finally {
    await browser.close();
  }
}

/** @returns {Promise<{ url: string, stop(): void }>} the page as `npm start` serves it, on a free port */
function serve() {
  const child = spawn(
    process.execPath,
    [join(ROOT, 'scripts', 'start.mjs'), '--port', '0', '--store', 'memory'],
    { cwd: ROOT },
  );
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The server has ended with ${String(code)}.`)));
    child.stdout.on('data', (chunk) => {
      const [, url] = /ready at (http:\S+)/.exec(String(chunk)) ?? [];
      if (url !== undefined) resolve({ url, stop: () => child.kill() });
    });
  });
}

/**
 * A match of Boggle with its first round running.
 * @param {Page} page
 * @param {string} address
 */
export async function startRound(page, address) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Start round', exact: true }).click();
  await page.getByRole('gridcell').first().waitFor();
}

/**
 * @param {readonly number[]} values
 * @param {number} [part] 0.5 for the median, 1 for the most
 * @returns {number} NaN for none
 */
export function quantile(values, part = 0.5) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? NaN;
}

/**
 * @param {readonly number[]} values
 * @returns {string} median and most
 */
export function summary(values) {
  return `${quantile(values).toFixed(0)} (most ${quantile(values, 1).toFixed(0)})`;
}

/**
 * @param {number} now
 * @param {number} before
 */
export function percent(now, before) {
  const change = Math.round((now / before - 1) * 100);
  return `${change > 0 ? '+' : ''}${change} %`;
}
