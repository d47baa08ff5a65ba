// How soon the review of a board with 376 words is there, how soon a cube filters it, and how even it scrolls: measured
// in a real browser on the built page. Part of npm run bench; nothing here is asserted.
import { quantile, startRound, summary, withPage } from './bench-browser.mjs';

const ROUNDS = 5;
/** 376 words of English, and some of them to write. */
const BOARD = 'tlepeernisattnlp';
const WRITTEN =
  'alp als alt ane ant apt are ars art ear eas eat eel era ere ern ins its lea leas lees net nets pat';
const FRAMES = 60;

/** Measures everything and prints a line each. */
export async function printReview() {
  await withPage(async (browser, url) => {
    /** @type {number[]} */
    const openings = [];
    /** @type {number[]} */
    const filters = [];
    /** @type {number[]} */
    const frames = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      await startRound(page, `${url}boggle/new?preset=table&board=${BOARD}`);
      await page
        .locator('textarea')
        .first()
        .fill(`${WRITTEN.replaceAll(' ', '\n')}\n`);
      // The round's own work is done, and what the review needs has been fetched.
      await page.waitForTimeout(1500);
      openings.push(await page.evaluate(openReview));
      await page.waitForTimeout(1500);
      filters.push(await page.evaluate(filterByCube));
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      frames.push(...(await page.evaluate(scroll, FRAMES)));
      await context.close();
    }
    console.log(
      `review of 376 words drawn: ${summary(openings)} ms after the round's end (${ROUNDS} rounds)`,
    );
    console.log(`kept to the words through a cube: ${summary(filters)} ms`);
    console.log(
      `scrolled: ${quantile(frames).toFixed(0)} ms a picture, 95 of 100 within ${quantile(frames, 0.95).toFixed(0)} ms`,
    );
  });
}

/** In the page: ends the round, and answers how many ms later the first picture with its lists was drawn. */
async function openReview() {
  const end = [...globalThis.document.querySelectorAll('button')].find(({ textContent }) =>
    /^End /.test(textContent.trim()),
  );
  const began = performance.now();
  end?.click();
  // Before each picture it is looked whether the lists will be in it.
  do await new Promise((picture) => globalThis.requestAnimationFrame(picture));
  while (globalThis.document.querySelector('.word-lists li') === null);
  await new Promise((drawn) => setTimeout(drawn, 0));
  return performance.now() - began;
}

/** In the page: picks a cube, and answers how many ms later the lists were drawn. */
async function filterByCube() {
  const began = performance.now();
  const cell = globalThis.document.querySelectorAll('[role=gridcell]')[5];
  if (cell instanceof globalThis.HTMLElement) cell.click();
  await new Promise((drawn) => globalThis.requestAnimationFrame(() => setTimeout(drawn, 0)));
  return performance.now() - began;
}

/**
 * In the page: scrolls it for so many pictures, and answers how long each took, in ms.
 * @param {number} count
 */
async function scroll(count) {
  /** @type {number[]} */
  const times = [];
  let last = performance.now();
  for (let i = 0; i < count; i += 1) {
    globalThis.scrollBy(0, 15);
    await new Promise((drawn) => globalThis.requestAnimationFrame(drawn));
    const now = performance.now();
    times.push(now - last);
    last = now;
  }
  return times;
}
