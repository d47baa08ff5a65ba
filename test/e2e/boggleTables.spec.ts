/** Tables of Boggle that are no duel: several players at one device, and several computers on a large board. */
import { boggle } from './support/boggle.ts';
import { expectClean, expectCleanEverywhere, expectNoSideways } from './support/look.ts';
import { expect, test } from './support/test.ts';

/** Its rows say “cats”, “doge”, “rain”. */
const BOARD = 'catsdogerainlwob';

test('two people write in turn at one device, on the same letters, and either goes on', async ({ page }) => {
  await page.clock.install();
  await page.goto(`./boggle/new?preset=table&seats=person&roundTime=60&board=${BOARD}`);
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Bea');
  await expect(page.getByText('Players: Ada, Bea')).toBeVisible();
  await expectCleanEverywhere(page, 'set-up of two people');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Start round', exact: true }).click();

  const ready = page.getByRole('button', { name: /^I am (Ada|Bea), and ready$/ });
  const editor = page.getByRole('textbox', { name: 'Your words', exact: true });
  const cells = page.getByRole('gridcell');
  await expect(page.getByText('Pass the device to Ada.', { exact: true })).toBeVisible();
  await expect(ready).toBeFocused();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expectCleanEverywhere(page, 'where the device is handed over');
  await ready.click();
  await expect(cells).toHaveCount(16);
  const letters = await cells.allInnerTexts();
  await editor.fill('rain cats ');
  // A click right after the beginning is not taken for one that ends the turn.
  await page.clock.runFor(1100);
  await page.getByRole('button', { name: 'End turn now', exact: true }).click();

  await expect(page.getByText('Pass the device to Bea.', { exact: true })).toBeVisible();
  await expect(page.getByText('rain')).toHaveCount(0);
  await ready.click();
  await expect(cells).toHaveText(letters);
  await expect(editor).toHaveValue('');
  await editor.fill('rain bowls goat ');
  // A click right after the beginning is not taken for one that ends the turn.
  await page.clock.runFor(1100);
  await page.getByRole('button', { name: 'End turn now', exact: true }).click();

  // Each has what only they found, and what both did scores for neither.
  await expect(page.getByRole('heading', { name: /^Round 1 is level/ })).toBeVisible();
  await expect(boggle(page).list('Ada’s words only')).toContainText('cats');
  await expect(boggle(page).list('Bea’s words only')).toContainText('goat');
  await expect(boggle(page).list('Words in both')).toContainText('rain');
  // Bea is looking; the table is Ada's.
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
  const over = page.getByRole('dialog');
  await expect(over.getByRole('listitem')).toHaveCount(4);
  await over.getByRole('button', { name: 'Look at the words first' }).click();
  await page.goto('./history');
  const statistics = page.getByRole('region', { name: 'Boggle' });
  await expect(statistics).toContainText('1 game finished');
  await expect(statistics).toContainText(/Lost\s*1/);
});
