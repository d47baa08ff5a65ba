// What a person feels, measured in a real browser on the built page: the menu's start, a key's and a finger's way to
// the screen, and what twenty rounds leave in memory. Part of npm run bench; nothing here is asserted.
import { percent, startRound, summary, withPage } from './bench-browser.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const STARTS = 7;
const ROUNDS = 20;
/** Rounds before these: the browser compiles what it meets often, and keeps that. */
const WARM_UP = 10;
const WORDS = ['ten', 'rest', 'tones', 'seat', 'nose', 'tear', 'stone', 'rate', 'sore', 'note'];

/** Measures everything and prints a line each. */
export async function printPage() {
  await withPage(async (browser, url) => {
    await printStarts(browser, url);
    await printInteractions(browser, url);
    await printMemory(browser, url);
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
 * What twenty rounds leave on the heap, at the table and back at the menu.
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
  const leave = async () => {
    await page.getByRole('link', { name: 'All games' }).click();
    await page.getByRole('heading', { name: 'On the shelf' }).waitFor();
  };
  await startRound(page, `${url}boggle/new?seed=7&target=10000`);
  await playRound(page, 1);
  for (let round = 2; round <= WARM_UP; round += 1) await nextRound(page, round);
  const tableFirst = await heap();
  await leave();
  const menuFirst = await heap();
  await page
    .getByRole('button', { name: /^Resume/ })
    .first()
    .click();
  for (let round = WARM_UP + 1; round <= WARM_UP + ROUNDS; round += 1) await nextRound(page, round);
  const tableLast = await heap();
  await leave();
  const menuLast = await heap();
  const change = (/** @type {number} */ from, /** @type {number} */ to) =>
    `${from.toFixed(1)} → ${to.toFixed(1)} MiB (${percent(to, from)})`;
  console.log(
    `heap over ${ROUNDS} rounds (after ${WARM_UP} others), back at the menu: ${change(menuFirst, menuLast)}`,
  );
  console.log(`the same at the table, with the match's whole log: ${change(tableFirst, tableLast)}`);
  await context.close();
}

/**
 * @param {Page} page
 * @param {number} round
 */
async function nextRound(page, round) {
  await page.getByRole('button', { name: 'Start round', exact: true }).click();
  await playRound(page, round);
}

/**
 * Twenty words, and the round ended by hand.
 * @param {Page} page
 * @param {number} round
 */
async function playRound(page, round) {
  await page.getByRole('textbox', { name: 'Your words' }).focus();
  for (const word of [...WORDS, ...WORDS]) await page.keyboard.type(`${word}${round} `);
  // The button takes no click of the first second: it might be meant for the one that started the round.
  await page.waitForTimeout(1100);
  await page.getByRole('button', { name: 'End round now' }).click();
  await page.getByRole('heading', { name: new RegExp(`round ${round}\\b`, 'i') }).waitFor();
}
