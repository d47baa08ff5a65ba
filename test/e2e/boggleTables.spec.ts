/** Tables of Boggle that are no duel: several players at one device, and several computers on a large board. */
import { expectClean, expectNoSideways } from './support/look.ts';
import { expect, test } from './support/test.ts';

test('two people write in turn at one device, on the same letters, and either goes on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto('./boggle/new?preset=table&seats=person,person&roundTime=60&seed=3');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Start round', exact: true }).click();

  const ready = page.getByRole('button', { name: /^I am Player \d, and ready$/ });
  const editor = page.getByRole('textbox', { name: 'Your words', exact: true });
  const cells = page.getByRole('gridcell');
  await expect(page.getByText('Pass the device to Player 1.', { exact: true })).toBeVisible();
  await expect(ready).toBeFocused();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expectClean(page, 'where the device is handed over');
  await ready.click();
  await expect(cells).toHaveCount(16);
  const letters = await cells.allInnerTexts();
  await editor.fill('zzzz ');
  // A click right after the beginning is not taken for one that ends the turn.
  await page.clock.runFor(1100);
  await page.getByRole('button', { name: 'End turn now', exact: true }).click();

  await expect(page.getByText('Pass the device to Player 2.', { exact: true })).toBeVisible();
  await expect(page.getByText('zzzz')).toHaveCount(0);
  await ready.click();
  await expect(cells).toHaveText(letters);
  await expect(editor).toHaveValue('');
  // A click right after the beginning is not taken for one that ends the turn.
  await page.clock.runFor(1100);
  await page.getByRole('button', { name: 'End turn now', exact: true }).click();

  // Player 2 is looking; the table is Player 1's.
  await expect(page.getByRole('heading', { name: /^Round 1 is level/ })).toBeVisible();
  await page.getByRole('button', { name: 'Use 5×5 board', exact: true }).click();
  await page.getByRole('button', { name: 'Scores', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Scores by round' }).getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Start round', exact: true }).click();
  await ready.click();
  await expect(cells).toHaveCount(25);
  await expectNoSideways(page, 'a 5×5 board in turn');
});

test('one person and three computers on a 5×5 board: their words are counted, not shown; the game has a target', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('./boggle/new?preset=big&seats=person,level3,level5,level8&target=5&seed=4');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText(/words of 4 letters or more, English, 3 minutes, first to 5/)).toBeVisible();
  await page.getByRole('button', { name: 'Start round', exact: true }).click();
  await expect(page.getByRole('gridcell')).toHaveCount(25);

  const editor = page.getByRole('textbox', { name: 'Your words', exact: true });
  await editor.pressSequentially('zzzz');
  await editor.press('Enter');
  await expect(page.getByText(/^zzzz: (there is no Z|Z and Z)/)).toBeAttached();
  const scores = page.getByRole('list', { name: 'Scores' }).getByRole('listitem');
  await expect(scores).toHaveCount(4);
  await page.clock.runFor(60_000);
  await expect(scores.nth(3)).toContainText(/[1-9]\d* words?, still hidden/);
  await expectClean(page, 'a table of four');

  await page.clock.runFor(121_000);
  await expect(page.getByRole('heading', { name: /^Game over—.* wins!$/ })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(4);
});
