/** One match, two tabs of one browser: told before anything is opened, taken over, taken back, nothing lost. */
import type { Page } from '@playwright/test';
import { boggle } from './support/boggle.ts';
import { expect, test } from './support/test.ts';

async function begin(page: Page): Promise<void> {
  await page.goto('./boggle/new?seed=3');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await boggle(page).startRound();
}

const sheet = (page: Page) => page.getByRole('textbox', { name: 'Your words', exact: true });
const told = (page: Page) => page.getByRole('heading', { name: 'This match is open in another tab.' });
const given = (page: Page) => page.getByRole('heading', { name: 'This match goes on in another tab' });

test('a match in two tabs is told, taken over in the middle of a round, and taken back', async ({
  page,
  context,
}) => {
  await begin(page);
  await boggle(page).write('first ');

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(told(other)).toBeVisible();
  await expect(other.getByRole('gridcell')).toHaveCount(0);
  // Nothing has happened yet in the first.
  await expect(sheet(page)).toBeEnabled();

  await other.getByRole('button', { name: 'Take over' }).click();
  await expect(given(page)).toBeVisible();
  // Time ran there, so it runs here; what was typed came with it.
  await expect(sheet(other)).toHaveValue('first ');
  await boggle(other).write('first second ');

  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(sheet(page)).toHaveValue('first second ');
  await expect(given(other)).toBeVisible();
  await boggle(page).write('first second third ');
  await expect(page.getByText('is not kept')).toHaveCount(0);
});

test('a tab loaded anew does not meet itself', async ({ page }) => {
  await begin(page);
  await boggle(page).write('kept ');
  await page.reload();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(told(page)).toHaveCount(0);
  await expect(sheet(page)).toHaveValue('kept ');
});

test('once the other tab is closed, the match is free', async ({ page, context }) => {
  await begin(page);
  await boggle(page).write('left ');
  const address = page.url();
  const other = await context.newPage();
  await other.goto(address);
  await expect(told(other)).toBeVisible();
  await page.close();
  await other.reload();
  await other.getByRole('button', { name: 'Resume' }).click();
  await expect(sheet(other)).toHaveValue('left ');
});
