// What a person feels, measured in a real browser on the built page: the menu's start, a key's and a finger's way to
// the screen, and what twenty rounds leave in memory. Part of npm run bench; nothing here is asserted.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { BROWSER_FLAGS, findBrowser } from './browser.mjs';
import { ROOT } from './paths.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const STARTS = 7;
const ROUNDS = 20;
const WORDS = ['ten', 'rest', 'tones', 'seat', 'nose', 'tear', 'stone', 'rate', 'sore', 'note'];

/** Measures everything and prints a line each. */
export async function printPage() {
  const server = await serve();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...BROWSER_FLAGS, '--js-flags=--expose-gc'],
  });
  try {
    await printStarts(browser, server.url);
    await printInteractions(browser, server.url);
    await printMemory(browser, server.url);
  } finally {
    await browser.close();
    server.stop();
  }
}

/** @returns {Promise<{ url: string, stop(): void }>} the page as `npm start` serves it, on a free port */
function serve() {
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'start.mjs'), '--port', '0'], { cwd: ROOT });
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
 * From the beginning of the navigation until the menu can be used, each time with an empty cache.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function printStarts(browser, url) {
  /** @type {number[]} */
  const times = [];
  for (let i = 0; i < STARTS; i += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(url);
    await page
      .getByRole('button', { name: /^Play the computer/ })
      .first()
      .waitFor();
    // Drawn, and the main thread free to take a click.
    times.push(
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            globalThis.requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0));
          }),
      ),
    );
    await context.close();
  }
  console.log(
    `menu ready on a cold load: ${summary(times)} ms from the navigation's start (${STARTS} loads)`,
  );
}

/**
 * A round typed, tapped and dragged: for each event how long from the hardware to the next picture.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function printInteractions(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await startRound(page, `${url}boggle/new?seed=7&target=10000`);
  const watching = await page.evaluateHandle(() => {
    /** @type {{ name: string, duration: number, handled: number }[]} */
    const seen = [];
    const wanted = { type: 'event', buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
        seen.push({
          name: entry.name,
          duration: entry.duration,
          handled: entry.processingEnd - entry.startTime,
        });
      }
    }).observe(wanted);
    return seen;
  });
  for (const word of WORDS) {
    await page.keyboard.type(word, { delay: 60 });
    await page.keyboard.press('Enter');
  }
  const cells = page.getByRole('gridcell');
  for (const cell of [0, 1, 5, 6, 10]) {
    await cells.nth(cell).click();
    await page.waitForTimeout(60);
  }
  await page.keyboard.press('Escape');
  const steps = await dragSteps(page, [0, 5, 10, 15, 11, 7]);
  await page.getByRole('button', { name: 'End round now' }).click();
  await page.getByRole('heading', { name: /round 1/ }).waitFor();
  await page.waitForTimeout(300);
  const found = await watching.jsonValue();
  for (const name of ['keydown', 'pointerup', 'click']) {
    const of = found.filter((entry) => entry.name === name);
    if (of.length === 0) console.log(`${name} to the next paint: none took 16 ms or more`);
    else {
      console.log(
        `${name} to the next paint: ${summary(of.map(({ duration }) => duration))} ms, handled after ${summary(of.map(({ handled }) => handled))} ms (${of.length} of 16 ms or more; the browser counts in steps of 8)`,
      );
    }
  }
  console.log(`a drag's step to the next frame: ${summary(steps)} ms (${steps.length} steps)`);
  await context.close();
}

/**
 * @param {Page} page
 * @param {readonly number[]} route
 * @returns {Promise<readonly number[]>} ms from each move to the frame that shows it
 */
async function dragSteps(page, route) {
  const boxes = await Promise.all(route.map((cell) => page.getByRole('gridcell').nth(cell).boundingBox()));
  const points = boxes.flatMap((box) =>
    box === null ? [] : [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
  );
  const watching = await page.evaluateHandle(() => {
    /** @type {number[]} */
    const steps = [];
    globalThis.addEventListener('pointermove', (event) => {
      globalThis.requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => steps.push(performance.now() - event.timeStamp);
        channel.port2.postMessage(null);
      });
    });
    return steps;
  });
  const [from, ...others] = points;
  if (from === undefined) return [];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const to of others) await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  await page.waitForTimeout(100);
  return watching.jsonValue();
}

/**
 * The heap after the first and after the twentieth round, and back at the menu.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function printMemory(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const heap = async () => {
    await client.send('HeapProfiler.enable');
    for (let i = 0; i < 3; i += 1) await client.send('HeapProfiler.collectGarbage');
    const { usedSize } = await client.send('Runtime.getHeapUsage');
    return usedSize / 2 ** 20;
  };
  await startRound(page, `${url}boggle/new?seed=7&target=10000`);
  /** @type {number[]} */
  const after = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    if (round > 1) await page.getByRole('button', { name: 'Start round', exact: true }).click();
    await page.getByRole('textbox', { name: 'Your words' }).focus();
    for (const word of [...WORDS, ...WORDS]) await page.keyboard.type(`${word}${round} `);
    await page.getByRole('button', { name: 'End round now' }).click();
    await page.getByRole('heading', { name: new RegExp(`round ${round}\\b`, 'i') }).waitFor();
    if (round === 1 || round === ROUNDS) after.push(await heap());
  }
  await page.getByRole('link', { name: 'All games' }).click();
  await page.getByRole('heading', { name: 'On the shelf' }).waitFor();
  const left = await heap();
  const [first = NaN, last = NaN] = after;
  console.log(
    `heap after round 1: ${first.toFixed(1)} MiB, after round ${ROUNDS}: ${last.toFixed(1)} MiB (${percent(last, first)}), back at the menu: ${left.toFixed(1)} MiB (${percent(left, first)})`,
  );
  await context.close();
}

/**
 * @param {Page} page
 * @param {string} address
 */
async function startRound(page, address) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Start round', exact: true }).click();
  await page.getByRole('gridcell').first().waitFor();
}

/**
 * @param {readonly number[]} values
 * @returns {string} median and most
 */
function summary(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  return `${middle.toFixed(0)} (most ${(sorted.at(-1) ?? NaN).toFixed(0)})`;
}

/**
 * @param {number} now
 * @param {number} before
 */
function percent(now, before) {
  const change = Math.round((now / before - 1) * 100);
  return `${change > 0 ? '+' : ''}${change} %`;
}
