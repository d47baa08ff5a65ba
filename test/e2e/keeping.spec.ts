/** What the arcade keeps on a device: looked at, changed, damaged, deleted, or not kept at all. */
import { readFile } from 'node:fs/promises';
import { beginRound, damage, isAtMenu } from './support/arcade.ts';
import { boggle, pathsOf } from './support/boggle.ts';
import { matchFile } from './support/devmode.ts';
import { expect, test } from './support/test.ts';

for (const [kind, change, sentence] of [
  ['is damaged', { seats: 'none' }, /^The record is damaged at seats/],
  ['lacks its record', null, /^This is not a Quoin match record/],
] as const) {
  test(`a match whose stored data ${kind} is refused in a sentence, and can be saved or deleted`, async ({
    page,
  }) => {
    const address = await beginRound(page);
    await page.goto('./');
    await damage(page, change);
    await page.goto(address);
    await expect(page.getByText(sentence)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    await download;
    await page.getByRole('button', { name: 'Delete' }).click();
    await isAtMenu(page);
    await expect(page.getByRole('heading', { name: 'Go on playing' })).toHaveCount(0);
  });
}

test('a game that is over, from a file: its end does not wait behind the pause, where nobody could go on', async ({
  page,
}) => {
  const { record } = JSON.parse(await readFile('test/records/pig/person-person-game.json', 'utf8'));
  const seats = ['Ann', 'Ben'].map((name) => ({ by: 'person', name }));
  await page.goto('./');
  await page.getByLabel('Open a match file').setInputFiles(matchFile({ ...record, seats }));
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  const end = page.getByRole('dialog');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused();
  expect(await page.locator('dialog:modal').count()).toBe(0);
  await page.keyboard.press('Enter');
  await expect(end.getByRole('button', { name: 'Look at the table' })).toBeFocused();
});

test.describe('in a browser that lacks something', () => {
  test.use({ expected: /^(Matches cannot be kept|Bots have no thread of their own): / });

  test('where nothing may be stored a match is played all the same, and that is said', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException('Denied.', 'SecurityError');
      };
      Object.defineProperty(globalThis, 'localStorage', { get: refuse });
      IDBFactory.prototype.open = refuse;
    });
    await page.goto('./');
    await page
      .getByRole('button', { name: /^Play the computer/ })
      .first()
      .click();
    await expect(page.getByText(/you can play, but a match is lost when the page is closed/)).toBeVisible();
    await boggle(page).startRound();
    await boggle(page).write('still playing ');
    await expect(page.getByText('Saved on this device.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Quit', exact: true }).click();
    await isAtMenu(page);
    await expect(page.getByText('No account needed.')).toBeVisible();
    await expect(page.getByText('kept on this device')).toHaveCount(0);
    await page.goto('./settings');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('a browser without a database, or without workers, is played in all the same', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
      Object.defineProperty(globalThis, 'Worker', {
        value: function Refused() {
          throw new DOMException('Denied.', 'SecurityError');
        },
      });
    });
    await page.goto('./match/abc');
    await expect(page.getByText('This device keeps no match of that name')).toBeVisible();
    await page.goto('./');
    await expect(page.getByText(/a match is lost when the page is closed/)).toBeVisible();
    await page
      .getByRole('button', { name: /^Play the computer/ })
      .first()
      .click();
    await boggle(page).startRound();
    await boggle(page).write('still playing ');
    await expect(boggle(page).list('Your words').getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText('The game has stopped')).toHaveCount(0);
  });
});

test('a match that is over says so when it is opened again, and leads back', async ({ page }) => {
  const address = await beginRound(page);
  await page.getByRole('button', { name: 'Quit', exact: true }).click();
  await isAtMenu(page);
  await page.goto(address);
  await expect(page.getByText('This match is over.')).toBeVisible();
  await expect(page.getByText('You can type')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await isAtMenu(page);
});

test('a deleted match is gone, after a question', async ({ page }) => {
  await beginRound(page);
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(page.getByRole('heading', { name: 'Go on playing' })).toBeAttached();
  const remove = page.getByRole('button', { name: /^Delete/ });
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Go on playing' })).toHaveCount(0);
  await page.goto('./history');
  await expect(page.getByText('Nothing has been played on this device yet.')).toBeVisible();
});

test('what is kept for the next match and cannot be read is said at the table, and set aside', async ({
  page,
}) => {
  await page.goto('./');
  await page.evaluate(() => {
    localStorage.setItem('quoin:carried:boggle', 'damaged');
  });
  await page
    .getByRole('button', { name: /^Play the computer/ })
    .first()
    .click();
  await expect(page.getByText('it is set aside, and Boggle starts afresh')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('quoin:set-aside:boggle:1'))).toBe('damaged');
});

test('the words the computer knows are taken out as a file, changed, brought in, and known in the next match', async ({
  page,
}) => {
  const table = boggle(page);
  await page.clock.install();
  // The seed tells the board, so that a word can be brought in that will be found on it.
  await beginRound(page, '?seed=11&target=1000');
  const [word = ''] = pathsOf(await table.letters(), 8, 1);

  await page.goto('./boggle/kept');
  const count = page.getByRole('heading', { name: /^\d+ words?$/ });
  await expect(count).toHaveText('300 words');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.split('\n').filter((line) => /^\w/.test(line))).toHaveLength(300);

  const bring = page.getByLabel('Bring in a file');
  const file = (content: string) => ({
    name: 'words.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(content),
  });
  await bring.setInputFiles(file(`${text}${word}\n`));
  const question = page.getByRole('dialog', { name: 'Bring in 301 words?' });
  await question.getByRole('button', { name: 'Change nothing' }).click();
  await expect(count).toHaveText('300 words');
  await bring.setInputFiles(file(`${text}${word}\n`));
  await question.getByRole('button', { name: 'Add them' }).click();
  await expect(count).toHaveText('301 words');
  await page.getByRole('searchbox', { name: 'Search the words' }).fill(word);
  await expect(page.getByText('1 of them fits').first()).toBeVisible();

  await table.sitDown('?seed=11&target=1000');
  await expect(page.getByText('It knows 301 words now')).toBeVisible();
  await table.startRound();
  await table.pass(181_000);
  await expect(table.list('Computer’s words only')).toContainText(word);

  await page.goto('./boggle/kept');
  await bring.setInputFiles(file('only\nthese\n'));
  await page.getByRole('dialog').getByRole('button', { name: 'Replace all' }).click();
  await expect(count).toHaveText('2 words');
  await page.reload();
  await expect(count).toHaveText('2 words');
});

test('what a person prefers is there again after a reload', async ({ page }) => {
  const html = page.locator('html');
  await page.goto('./settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const size = (): Promise<number> =>
    page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  const usual = await size();
  await page.getByRole('radio', { name: '130 %' }).check();
  expect((await size()) / usual).toBeCloseTo(1.3, 1);
  await page.getByRole('switch', { name: 'Shortcuts' }).uncheck();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect((await size()) / usual).toBeCloseTo(1.3, 1);
  await page.goto('./');
  await isAtMenu(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Another tab's change is followed; everything deleted is as it was at first.
  await page.goto('./settings');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await isAtMenu(page);
  await expect(html).not.toHaveAttribute('data-theme', 'dark');
});

test('a finished game stands in the history with its result, and counts', async ({ page }) => {
  const table = boggle(page);
  await page.clock.install();
  await beginRound(page, '?seed=5&target=11');
  await table.write(`${pathsOf(await table.letters(), 8, 2).join(' ')} `);
  await table.pass(180_000);
  const over = page.getByRole('dialog', { name: 'Game over—you win!' });
  await expect(over).toBeVisible();
  await over.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(over).toBeHidden();
  await page.getByRole('link', { name: 'All games' }).click();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeFocused();
  await expect(page.getByText(/^Won, 22 to \d+, after 3 minutes$/)).toBeVisible();
  const sums = page.getByRole('region', { name: 'Boggle' });
  await expect(sums).toContainText('1 game finished');
  await expect(sums).toContainText(/Won\s*1/);
  await expect(sums).toContainText(/Best score\s*22/);
  await page.getByRole('button', { name: /^Resume/ }).click();
  await expect(page.getByRole('button', { name: 'Start round', exact: true })).toBeVisible();
});
