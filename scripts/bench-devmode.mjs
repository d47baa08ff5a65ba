// Dev mode measured in a real browser on the built page: opening a record of 10,000 entries, scrubbing along it, playing
// it fast, and what dev mode costs a round that is played. Part of npm run bench; nothing here is asserted.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { percent, quantile, startRound, summary, withPage } from './bench-browser.mjs';
import { bundle } from './bundle.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').CDPSession} Client */

const OPENINGS = 3;
const WINDOW = { viewport: { width: 1280, height: 800 } };
const WORDS = ['ten', 'rest', 'tones', 'seat', 'nose', 'tear', 'stone', 'rate', 'sore', 'note'];
const KEY_MS = 60;
/** Two turns of each, the second the other way round: a sheet that grows costs more, with dev mode and without. */
const TURNS = [false, true, true, false, false, true, true, false];
/** ms of a picture, sixty a second, and a little for clocks that do not agree. */
const FRAME = 17;
const PLAYED_MS = 5000;

/** Measures everything and prints a line each. */
export async function printDevMode() {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-'));
  try {
    const file = join(folder, 'record.json');
    const { main } = await bundle('bench-record', 'test/bench/longRecord.ts', ['test/bench']);
    await main([file]);
    await withPage(async (browser, url) => {
      await printOpenings(browser, url, file);
      await printScrubbing(browser, url, file);
      await printOverhead(browser, url);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {string} file
 */
async function printOpenings(browser, url, file) {
  /** @type {number[]} */
  const times = [];
  /** @type {number[]} */
  const work = [];
  for (let i = 0; i < OPENINGS; i += 1) {
    const context = await browser.newContext(WINDOW);
    const { page, client } = await newPage(context);
    const before = await mainThread(client);
    times.push(await open(page, url, file));
    work.push((await mainThread(client)) - before);
    await context.close();
  }
  console.log(
    `a record of 10,000 entries opened in dev mode: ${summary(times)} ms from the file to table and timeline (${summary(work)} ms of the main thread, with the page before it; ${OPENINGS} openings)`,
  );
}

/**
 * @param {Page} page
 * @param {string} url
 * @param {string} file
 * @returns {Promise<number>} ms from the choice of the file until table, line of time and timeline are drawn
 */
async function open(page, url, file) {
  await page.goto(`${url}inspect`);
  const field = page.locator('input[type="file"]');
  await field.waitFor({ state: 'attached' });
  const started = await page.evaluate(() => performance.now());
  await field.setInputFiles(file);
  const shown = await page.waitForFunction(
    () =>
      globalThis.document.querySelector(
        '.moment-table [role="grid"], .moment-table [role="gridcell"], .moment-table > *',
      ) !== null &&
      globalThis.document.querySelector('.scrubber [role="slider"]') !== null &&
      globalThis.document.querySelector('[role="listbox"] [role="option"]') !== null &&
      performance.now(),
  );
  return Number(await shown.jsonValue()) - started;
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {string} file
 */
async function printScrubbing(browser, url, file) {
  const context = await browser.newContext(WINDOW);
  const { page, client } = await newPage(context);
  await open(page, url, file);
  await page.getByRole('slider', { name: 'Match time' }).focus();
  // Straight away: all that is counted in the background has to make room.
  await printSteps(page, client, 'scrubbing while coverage is counted', keys(60));
  await settle(client);
  await printSteps(page, client, 'scrubbing by keys', keys(200));
  await printDrag(page, client);
  await printPlaying(page, client);
  await context.close();
}

/**
 * @param {number} count
 * @returns {readonly string[]} keys that walk by entries and by rounds, on and back
 */
function keys(count) {
  const course = [
    'ArrowLeft',
    'PageDown',
    'ArrowLeft',
    'ArrowRight',
    'ArrowLeft',
    'PageDown',
    'PageDown',
    'PageUp',
  ];
  return Array.from({ length: count }, (_, i) => course[i % course.length] ?? 'ArrowLeft');
}

/**
 * @param {Page} page
 * @param {Client} client
 * @param {string} name
 * @param {readonly string[]} course
 */
async function printSteps(page, client, name, course) {
  const pictures = await watchPictures(page, 'keydown');
  // What asking itself costs is no part of a step.
  /** @type {number[]} */
  const idle = [];
  for (let i = 0; i < 20; i += 1) idle.push(await workOf(page, client, () => Promise.resolve()));
  /** @type {number[]} */
  const work = [];
  for (const key of course)
    work.push((await workOf(page, client, () => page.keyboard.press(key))) - quantile(idle));
  const shown = await pictures.jsonValue();
  console.log(
    `${name}: ${spread(work)} ms of the main thread a step; ${spread(shown)} ms to the next frame (${course.length} steps)`,
  );
}

/**
 * @param {Page} page
 * @param {Client} client
 * @param {() => Promise<void>} act
 * @returns {Promise<number>} ms of the main thread from the act until two pictures later
 */
async function workOf(page, client, act) {
  const before = await mainThread(client);
  await act();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        globalThis.requestAnimationFrame(() => globalThis.requestAnimationFrame(resolve));
      }),
  );
  return (await mainThread(client)) - before;
}

/**
 * @param {Page} page
 * @param {Client} client
 */
async function printDrag(page, client) {
  const box = await page.getByRole('slider', { name: 'Match time' }).boundingBox();
  if (box === null) throw new Error('There is no line of time.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 2, y);
  await page.mouse.down();
  const pictures = await watchPictures(page, 'pointermove');
  const frames = await watchFrames(page);
  const before = await mainThread(client);
  const moves = 150;
  for (const to of [box.width - 4, box.width / 3]) await page.mouse.move(box.x + to, y, { steps: moves / 2 });
  const work = (await mainThread(client)) - before;
  const seen = await frames.jsonValue();
  const shown = await pictures.jsonValue();
  await page.mouse.up();
  console.log(
    `scrubbing by a finger: ${(work / moves).toFixed(1)} ms of the main thread a move; ${spread(shown)} ms to the next frame; ${late(seen)} (${moves} moves)`,
  );
}

/**
 * @param {Page} page
 * @param {Client} client
 */
async function printPlaying(page, client) {
  await page.getByRole('combobox', { name: 'Speed' }).selectOption({ label: '32×' });
  await page.getByRole('slider', { name: 'Match time' }).press('Home');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const frames = await watchFrames(page);
  const before = await mainThread(client);
  await page.waitForTimeout(PLAYED_MS);
  const work = (await mainThread(client)) - before;
  const seen = await frames.jsonValue();
  console.log(
    `playing at 32×: ${(work / seen.length).toFixed(1)} ms of the main thread a frame; ${late(seen)}`,
  );
}

/**
 * The same words typed in a round, with dev mode open and without.
 * @param {Browser} browser
 * @param {string} url
 */
async function printOverhead(browser, url) {
  const context = await browser.newContext(WINDOW);
  const { page, client } = await newPage(context);
  await startRound(page, `${url}boggle/new?seed=7&target=10000`);
  const editor = await page.waitForSelector('.stage textarea');
  const work = { open: 0, closed: 0 };
  for (const dev of [false, true, ...TURNS]) {
    if ((await page.locator('.inspector').count()) > 0 !== dev) {
      await page.keyboard.press('Control+.');
      if (dev) await page.locator('.inspector :is(.stage, .moment-table)').first().waitFor();
      else await page.locator('.inspector').waitFor({ state: 'detached' });
    }
    await settle(client);
    const before = await mainThread(client);
    for (const letter of WORDS.map((word) => `${word} `).join('')) {
      await write(editor, letter);
      await page.waitForTimeout(KEY_MS);
    }
    const took = (await mainThread(client)) - before;
    if (dev) work.open += took;
    else work.closed += took;
  }
  console.log(
    `a round played with dev mode open: ${percent(work.open, work.closed)} of the main thread (${work.closed.toFixed(0)} → ${work.open.toFixed(0)} ms for the same words)`,
  );
  await context.close();
}

/**
 * Writes at the match's own table, which dev mode moves but does not stop.
 * @param {import('@playwright/test').ElementHandle<HTMLElement | SVGElement>} editor looked up once: to look for it costs the page more, the more there is on it
 * @param {string} letter
 */
async function write(editor, letter) {
  await editor.evaluate((area, more) => {
    if (!(area instanceof HTMLTextAreaElement)) throw new Error('There is nothing to write into.');
    area.value += more;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, letter);
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @returns {Promise<{ page: Page, client: Client }>}
 */
async function newPage(context) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  // The thread's own time: what else this machine is busy with does not count.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, client };
}

/**
 * @param {Client} client
 * @returns {Promise<number>} ms that the main thread has worked
 */
async function mainThread(client) {
  const { metrics } = await client.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
}

/**
 * Waits until the page does next to nothing by itself.
 * @param {Client} client
 */
async function settle(client) {
  for (let i = 0; i < 100; i += 1) {
    const before = await mainThread(client);
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    if ((await mainThread(client)) - before < 30) return;
  }
}

/**
 * @param {Page} page
 * @param {'keydown' | 'pointermove'} type
 * @returns {Promise<import('@playwright/test').JSHandle<number[]>>} ms from each such event to the frame that shows it
 */
function watchPictures(page, type) {
  return page.evaluateHandle((name) => {
    /** @type {number[]} */
    const times = [];
    globalThis.addEventListener(
      name,
      ({ timeStamp }) => {
        globalThis.requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => times.push(performance.now() - timeStamp);
          channel.port2.postMessage(null);
        });
      },
      true,
    );
    return times;
  }, type);
}

/**
 * @param {Page} page
 * @returns {Promise<import('@playwright/test').JSHandle<number[]>>} ms between one frame and the next, from now on
 */
function watchFrames(page) {
  return page.evaluateHandle(() => {
    /** @type {number[]} */
    const times = [];
    let before = performance.now();
    const look = () => {
      const now = performance.now();
      times.push(now - before);
      before = now;
      globalThis.requestAnimationFrame(look);
    };
    globalThis.requestAnimationFrame(look);
    return times;
  });
}

/** @param {readonly number[]} times */
function late(times) {
  const over = times.filter((time) => time > FRAME).length;
  return `${over} of ${times.length} frames over ${FRAME} ms, the longest ${quantile(times, 1).toFixed(0)} ms`;
}

/** @param {readonly number[]} times */
function spread(times) {
  const [middle, most] = [quantile(times), quantile(times, 1)];
  return `${middle.toFixed(1)} (95 % under ${quantile(times, 0.95).toFixed(1)}, most ${most.toFixed(1)})`;
}
