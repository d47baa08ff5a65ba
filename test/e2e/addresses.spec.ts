/** Addresses typed, kept or passed on: each leads where it says, and a strange one gets one sentence. */
import { beginRound, isAtMenu } from './support/arcade.ts';
import { boggle } from './support/boggle.ts';
import { expect, test } from './support/test.ts';

test('an absurd address gets one sentence', async ({ page }) => {
  for (const [address, sentence] of [
    ['./boggle/new?target=99999', 'Target score is a whole number from 1 to'],
    ['./boggle/new?difficulty=eleven', 'Difficulty is a whole number from 1 to 10'],
    ['./boggle/new?seed=-4', 'Seed is a whole number from 0 to 4,294,967,295'],
    ['./boggle/new?colour=red', 'There is no setting “colour”'],
    ['./boggle/new?preset=hasty', 'There is no preset “hasty”'],
    ['./boggle/new?target=5&target=6', 'more than once'],
    ['./chess', 'There is no game called “chess” here'],
    ['./chess/new', 'There is no game called “chess” here'],
    ['./chess/kept', 'There is no game called “chess” here'],
    ['./help/chess', 'There is no game called “chess” here'],
    ['./match/%F0%9F%8E%B2', 'This device keeps no match of that name'],
    [`./${'x'.repeat(2000)}`, 'Quoin has no page at this address'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(sentence), address.slice(0, 40)).toBeVisible();
  }
});

test('a game’s own address, an address with settings, and the old name of the menu', async ({ page }) => {
  await page.goto('./index.html');
  await isAtMenu(page);
  expect(new URL(page.url()).pathname).toBe('/');

  await page.goto('./boggle');
  const heading = page.getByRole('heading', { level: 1, name: 'Boggle' });
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle('Boggle – Quoin');
  // A screen's own style comes after the base of all: the order of the layers survives the build.
  await expect(heading).toHaveCSS('font-stretch', '84%');
  await expect(page.getByRole('listitem').filter({ hasText: 'No clock' })).toBeVisible();

  await page.goto('./boggle/new?seed=7&preset=quick');
  await expect(page.getByRole('radio', { name: 'Quick game' })).toBeChecked();
  await page.getByRole('heading', { name: 'Deal', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Seed' })).toHaveValue('7');
  await expect(page.getByRole('spinbutton', { name: 'Target score' })).toHaveValue('50');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('First to 50', { exact: true })).toBeVisible();
  await boggle(page).startRound();
  expect(await boggle(page).timeLeft()).toMatch(/^(2:00|1:5\d)$/);
});

test('the address of a match leads back to it, and the way back from it to the menu', async ({ page }) => {
  const address = await beginRound(page);
  const letters = await boggle(page).letters();
  await page.goto('./about');
  await page.goto(address);
  await page.getByRole('button', { name: 'Resume' }).click();
  expect(await boggle(page).letters()).toEqual(letters);
  await page.getByRole('link', { name: 'All games' }).click();
  await isAtMenu(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Resume' }).click();
  expect(await boggle(page).letters()).toEqual(letters);
});

test('single keys lead from the menu to a game, a match, the sound and all other keys', async ({ page }) => {
  const address = await beginRound(page);
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'Go on playing' })).toBeAttached();
  const sound = page.getByRole('button', { name: 'Sound', exact: true });
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('m');
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Shortcuts' });
  await expect(keys).toBeVisible();
  // The page behind a dialog is out of reach.
  await page.keyboard.press('m');
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('1');
  await expect(page).toHaveURL(/\/boggle$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Boggle' })).toBeFocused();
  await page.goBack();
  await isAtMenu(page);
  await page.keyboard.press('r');
  await expect(page).toHaveURL(address);
  await expect(boggle(page).editor()).toBeEnabled();
});
