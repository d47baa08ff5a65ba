/** Whole games as different people play them, each with an accessibility check on the way. */
import type { Page } from '@playwright/test';
import { boggle, pathsOf, routesOf } from './support/boggle.ts';
import { tabTo } from './support/keyboard.ts';
import { expectClean, expectNoSideways } from './support/look.ts';
import { expect, test } from './support/test.ts';

const ROUND = 180_000;

test('a whole game by the keyboard alone', async ({ page }) => {
  const table = boggle(page);
  await page.clock.install();
  await page.goto('./');
  await tabTo(page, page.getByRole('button', { name: /^Play the computer/ }).first());
  await page.keyboard.press('Enter');
  const start = page.getByRole('button', { name: 'Start round', exact: true });
  await expect(start).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Boggle' })).toBeFocused();
  await tabTo(page, page.getByRole('spinbutton', { name: 'Target score' }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await tabTo(page, start, 'Shift+Tab');
  await page.keyboard.press('Enter');

  // The editor has the focus: words are typed straight away, each ended by Enter.
  await expect(table.editor()).toBeFocused();
  const letters = await table.letters();
  const [first = '', second = ''] = pathsOf(letters, 8, 2);
  await page.keyboard.type(first);
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(8);
  await page.keyboard.press('Enter');
  await expect(table.list('Your words').getByRole('listitem')).toHaveCount(1);

  // Then the board, one tab stop for all of it, and back to the editor by a letter.
  await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'), 'Shift+Tab');
  await page.keyboard.press('Control+Home');
  await expect(page.getByRole('gridcell').first()).toBeFocused();
  for (const key of ['Space', 'ArrowRight', 'Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(3);
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(0);
  await page.keyboard.type(second);
  await page.keyboard.press('Control+Enter');
  await expect(table.list('Your words').getByRole('listitem')).toHaveCount(2);
  await expectClean(page, 'in a round');

  // Time, pause and sound by chords: letters are letters here.
  await page.keyboard.press('Alt+p');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+t');
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /minutes? (.* )?left/ })
      .first(),
  ).toBeAttached();

  // The clock stands still when the time is up, so that what was on its way to the editor comes at once.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ROUND);
  const over = page.getByRole('dialog', { name: 'Game over—you win!' });
  await expect(over).toBeVisible();
  // A stray Enter is not an answer.
  await page.keyboard.press('Enter');
  await expect(over).toBeVisible();
  await table.pass(1000);
  await expect(over.getByRole('button', { name: 'Look at the words first' })).toBeFocused();
  await tabTo(page, over.getByRole('button', { name: 'OK', exact: true }));
  await page.keyboard.press('Enter');
  await expect(over).toBeHidden();
  await expect(start).toBeFocused();
  expect(await table.score('You')).toEqual({ round: 0, total: 0 });
});

test.describe('by touch alone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a whole game', async ({ page }) => {
    const table = boggle(page);
    await page.clock.install();
    await page.goto('./boggle/new?seed=5&target=11');
    await page.getByRole('button', { name: 'Start', exact: true }).tap();
    await page.getByRole('button', { name: 'Start round', exact: true }).tap();
    const cells = page.getByRole('gridcell');
    await expect(cells).toHaveCount(16);
    const letters = await table.letters();
    // No keyboard comes up over the board.
    await expect(table.editor()).not.toBeFocused();

    await cells.nth(0).tap();
    await cells.nth(1).tap();
    await cells.nth(1).tap();
    await cells.nth(4).tap();
    await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(2);
    await page.getByRole('button', { name: 'Enter', exact: true }).tap();
    await expect(table.editor()).toHaveValue(`${letters[0] ?? ''}${letters[4] ?? ''}\n`);

    // A drag is a whole word; along the diagonal it touches none of the cells beside it.
    await drag(page, [0, 5, 10, 15]);
    await expect(table.list('Your words')).toContainText([0, 5, 10, 15].map((n) => letters[n]).join(''));
    const [route = []] = routesOf(8);
    for (const cell of route) await cells.nth(cell).tap();
    await page.getByRole('button', { name: 'Enter', exact: true }).tap();
    await expect(table.list('Your words').getByRole('listitem')).toHaveCount(3);
    await expectClean(page, 'in a round');
    await expectNoSideways(page, 'in a round');

    await table.pass(ROUND);
    const over = page.getByRole('dialog');
    await expect(over).toBeVisible();
    await over.getByRole('button', { name: 'Look at the words first' }).tap();
    await expect(over).toBeHidden();
    const word = new RegExp(`^${route.map((n) => letters[n]).join('')}`);
    await page.getByRole('button', { name: word }).first().tap();
    await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(8);
    await page.getByRole('button', { name: 'New game', exact: true }).tap();
    await page.getByRole('button', { name: 'Quit', exact: true }).tap();
    await expect(page.getByRole('heading', { name: 'On the shelf' })).toBeVisible();
  });
});

/** One finger from cell to cell, as a browser hears it. */
async function drag(page: Page, route: readonly number[]): Promise<void> {
  const points = await Promise.all(
    route.map(async (cell) => {
      const box = await page.getByRole('gridcell').nth(cell).boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    }),
  );
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
  const [from = { x: 0, y: 0 }, ...others] = points;
  await send('touchStart', from);
  let last = from;
  for (const to of others) {
    for (let part = 0.125; part <= 1; part += 0.125) {
      await send('touchMove', { x: last.x + (to.x - last.x) * part, y: last.y + (to.y - last.y) * part });
    }
    last = to;
  }
  await send('touchEnd');
}

test('a target changed in the middle of a round begins a new game', async ({ page }) => {
  const table = boggle(page);
  await table.sitDown('?seed=3');
  await table.startRound();
  await table.write('some words ');
  const target = page.getByRole('spinbutton', { name: 'Target score' });
  await target.fill('7');
  // Not with each key: the round goes on.
  await expect(table.editor()).toBeEnabled();
  await target.fill('75');
  await target.press('Enter');
  await expect(table.editor()).toBeDisabled();
  await expect(page.getByText('First to 75', { exact: true })).toBeVisible();
  expect(await table.score('You')).toEqual({ round: 0, total: 0 });
  await expect(page.getByLabel('Round', { exact: true })).toHaveText('0');
});

test('a common word that is rejected moves both scores at once, and back', async ({ page }) => {
  const table = boggle(page);
  await page.clock.install();
  // A computer that knows the words of this very board: kept from an earlier match, as far as it can tell.
  await table.sitDown('?seed=11&target=10000');
  await table.startRound();
  const [common = '', own = ''] = pathsOf(await table.letters(), 5, 2);
  await page.evaluate((word) => {
    const kept = { value: { vocabulary: [word] }, matches: [] };
    localStorage.setItem('quoin:carried:boggle', JSON.stringify(kept));
  }, common);
  await table.sitDown('?seed=11&target=10000');
  await table.startRound();
  await table.write(`${common} ${own} `);
  await table.pass(ROUND);
  await expect(table.list('Words in both')).toContainText(common);
  expect(await table.score('You')).toEqual({ round: 2, total: 2 });
  expect(await table.score('Computer')).toEqual({ round: 0, total: 0 });
  await page.getByRole('button', { name: `Reject ${common}`, exact: true }).click();
  await expect(table.list('Computer’s words only')).toContainText(common);
  expect(await table.score('Computer')).toEqual({ round: 2, total: 2 });
  await page.getByRole('button', { name: `Reject ${own}`, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The computer takes round 1, 2 to 0' })).toBeVisible();
  expect(await table.score('You')).toEqual({ round: 0, total: 0 });
  await page.getByRole('button', { name: `Take back ${common}`, exact: true }).click();
  await expect(table.list('Words in both')).toContainText(common);
  expect(await table.score('Computer')).toEqual({ round: 0, total: 0 });
});

test('a tab closed in the middle of a round: its words, its board and its time are there again', async ({
  context,
}) => {
  const first = await context.newPage();
  await boggle(first).sitDown('?seed=9');
  await boggle(first).startRound();
  const letters = await boggle(first).letters();
  await boggle(first).editor().pressSequentially('kept words ');
  const closed = first.waitForEvent('close');
  await first.close({ runBeforeUnload: true });
  await closed;

  const page = await context.newPage();
  await page.goto('./');
  await expect(page.getByText(/left on the clock/)).toBeVisible();
  await expectClean(page, 'menu with a match to resume');
  await page
    .getByRole('button', { name: /^Resume/ })
    .first()
    .click();
  await expect(boggle(page).editor()).toBeEnabled();
  expect(await boggle(page).letters()).toEqual(letters);
  await expect(boggle(page).list('Your words').getByRole('listitem')).toHaveCount(2);
  // However quick the machine was, and however slow.
  expect(await boggle(page).timeLeft()).toMatch(/^(3:00|2:[345]\d)$/);
});

test('from the first opening to a running round in two clicks, with hints that can be skipped', async ({
  page,
}) => {
  await page.goto('./');
  await page
    .getByRole('button', { name: /^Play the computer/ })
    .first()
    .click();
  await expect(page.getByText('press Enter after each')).toBeVisible();
  await page.getByRole('button', { name: 'Start round', exact: true }).click();
  await expect(boggle(page).editor()).toBeEnabled();
  await expect(page.getByText('scores for nobody')).toBeVisible();
  await page.getByRole('button', { name: 'No more hints' }).click();
  await expect(page.getByText('scores for nobody')).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('scores for nobody')).toBeHidden();
});
