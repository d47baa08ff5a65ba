/** Boards of Boggle that come from elsewhere or go there: of the day, sent by link, solved; and whose words judge them. */
import type { Page } from '@playwright/test';
import { boggle } from './support/boggle.ts';
import { expectCleanEverywhere } from './support/look.ts';
import { expect, test } from './support/test.ts';

/** Four by four, with everyday words along its rows and a “rainbow” round its corner. */
const BOARD = 'catsdogerainlwob';

/** From a game's set-up to its first round. */
async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await boggle(page).startRound();
}

/** Words of this board, one after the other as people write them. */
async function enter(page: Page, words: readonly string[]): Promise<void> {
  for (const word of words) {
    await boggle(page).editor().pressSequentially(word);
    await boggle(page).editor().press('Enter');
  }
}

/** The cells of the path that is lit, by the numbers that stand in them. */
async function litPath(page: Page): Promise<string> {
  const cells = await page.getByRole('gridcell', { selected: true }).allInnerTexts();
  const numbered = cells.map((cell) => ({
    order: Number(cell.replace(/\D/g, '')),
    face: cell.replace(/[\d\s]/g, ''),
  }));
  return numbered
    .toSorted((a, b) => a.order - b.order)
    .map(({ face }) => face)
    .join('')
    .toLowerCase();
}

test('a word list from a file: a wrong line is named, and a match is judged by the right one', async ({
  page,
}) => {
  await page.goto('./lists');
  const file = page.getByLabel('Choose or drop a file');
  await file.setInputFiles(listFile('# Ours\r\ncatdog\r\ntwo words\r\n'));
  const fault = page.locator('#list-file-fault');
  await expect(fault).toHaveText('Line 3 holds more than one word: “two words”.');
  await expectCleanEverywhere(page, 'word lists with a fault');
  await file.setInputFiles(listFile('\uFEFF# Ours\r\nSTACD\r\n\r\nRainb\r\n'));
  await expect(page.getByText('Added “ours” with 2 words.').first()).toBeVisible();
  await expect(fault).toBeEmpty();
  await expectCleanEverywhere(page, 'word lists with one of one’s own');

  await page.goto(`./boggle/new?preset=table&seats=person&roundTime=0&board=${BOARD}`);
  await page.getByRole('heading', { name: 'Words', exact: true }).click();
  await page.getByRole('combobox', { name: 'Word list' }).selectOption({ label: 'ours' });
  await play(page);
  await expect(page.getByText(/, ours,/).first()).toBeVisible();
  await enter(page, ['stacd', 'rain']);
  await boggle(page).endRound();
  const counting = boggle(page).list('Your words');
  await expect(counting.getByRole('listitem')).toHaveCount(1);
  await expect(counting).toContainText('stacd');
  await expect(boggle(page).list('Not counting')).toContainText('rain');
  // Nobody but this list knows it.
  await expect(boggle(page).list('Found by nobody')).toContainText('rainb');
});

function listFile(text: string): { name: string; mimeType: string; buffer: Buffer } {
  return { name: 'ours.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
}

test('the board of the day is everybody’s; its result is shared as text, and the link in it leads there', async ({
  page,
  stranger,
}) => {
  await page.clock.install({ time: new Date('2026-03-05T09:00:00') });
  await stranger.clock.install({ time: new Date('2026-03-05T21:00:00') });
  await page.goto('./boggle');
  await expect(page.getByText('Today, March 5, 2026')).toBeVisible();
  await expectCleanEverywhere(page, 'game’s page with the board of the day');
  const begin = { name: 'Play: Board of the day', exact: true } as const;
  await page.getByRole('button', begin).click();
  await boggle(page).startRound();
  const letters = await boggle(page).letters();
  await stranger.goto('./boggle/daily');
  await stranger.getByRole('button', begin).click();
  await boggle(stranger).startRound();
  expect(await boggle(stranger).letters()).toEqual(letters);

  await enter(page, ['zzzz']);
  await boggle(page).endRound();
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: 'Look at the words first' }).click();
  await page.getByRole('button', { name: 'Share result' }).click();
  const result = page.getByRole('textbox', { name: 'Your result as text' });
  await expect(result).toHaveValue(/^Boggle, March 5, 2026\nWords 0 · Points 0 · 0 % of the board\nhttp/);
  await expectCleanEverywhere(page, 'sharing a result');
  const text = await result.inputValue();
  expect(text).not.toContain('zzzz');
  await page.getByRole('radio', { name: 'To be read aloud' }).check();
  await expect(result).toHaveValue(
    /^Boggle, March 5, 2026\. I found 0 words\. They made 0 points\. .*\nhttp/,
  );

  // It was never quit, and is done all the same: its page tells and shares the same, and nothing is left to go on with.
  await page.goto('./boggle/daily');
  await expect(page.getByText('0 points')).toBeVisible();
  await page.getByRole('button', { name: 'Share: Board of the day' }).click();
  await expect(result).toHaveValue(text);
  await page.goto('./boggle');
  await expect(page.getByRole('link', { name: 'Look at it: Board of the day' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Go on playing' })).toHaveCount(0);

  // A day later the link is still that of the fifth, and a round that was left has waited.
  await stranger.goto('./boggle');
  await stranger.clock.setSystemTime(new Date('2026-03-06T08:00:00'));
  await stranger.goto(text.split('\n').at(-1) ?? '');
  await expect(stranger.getByText('March 5, 2026')).toBeVisible();
  await stranger.getByRole('button', { name: 'Go on: Board of the day' }).click();
  await expect(stranger.getByRole('gridcell')).toHaveCount(16);
  expect(await boggle(stranger).letters()).toEqual(letters);
});

test('a board is solved, sent as a link, and played: elsewhere it has the same letters', async ({
  page,
  context,
  stranger,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./boggle/solve');
  await page.getByRole('textbox', { name: 'Board', exact: true }).fill(BOARD);
  await page.getByRole('searchbox', { name: 'Find' }).fill('rain*');
  const words = boggle(page).list('Words on this board');
  await words.getByRole('button', { name: 'rainbow', exact: true }).click();
  await expect.poll(() => litPath(page)).toBe('rainbow');
  await expect(page.getByText(/arc of colored light/)).toBeVisible();
  await expectCleanEverywhere(page, 'a board solved');

  await page.getByRole('button', { name: 'Copy a link to it' }).click();
  await expect(page.getByText('The link is copied.').first()).toBeVisible();
  await stranger.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(boggle(stranger).list('Words on this board')).toContainText('drawings');
  expect((await boggle(stranger).letters()).join('')).toBe(BOARD);

  const link = page.getByRole('link', { name: 'Play this board' });
  await stranger.goto((await link.getAttribute('href')) ?? '');
  await link.click();
  for (const person of [page, stranger]) {
    await play(person);
    expect((await boggle(person).letters()).join('')).toBe(BOARD);
  }
});

test('after a round the words that nobody found are told, each with its path and its meaning', async ({
  page,
}) => {
  await page.goto(`./boggle/new?preset=table&seats=person&roundTime=0&board=${BOARD}`);
  await play(page);
  await enter(page, ['cat', 'goat', 'catx']);
  await boggle(page).endRound();
  const missed = boggle(page).list('Found by nobody');
  await expect(missed.getByRole('button', { name: 'cat', exact: true })).toHaveCount(0);
  await missed.getByRole('button', { name: 'rainbow', exact: true }).click();
  await expect.poll(() => litPath(page)).toBe('rainbow');
  await expect(page.getByText('found by nobody, worth 5')).toBeVisible();
  await expect(page.getByText(/arc of colored light/)).toBeVisible();
  await missed.getByRole('switch', { name: 'Show all possible' }).check();
  await page.getByRole('searchbox', { name: 'Find' }).fill('cat');
  const all = boggle(page).list('All possible words');
  await expect(all.getByRole('button', { name: 'cat found by You', exact: true })).toBeVisible();
  await expectCleanEverywhere(page, 'review with all there was to find');
});
