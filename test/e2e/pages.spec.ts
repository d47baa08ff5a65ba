/** Every page and every card, menu and dialog of the arcade: both themes, both sizes, no rule of accessibility broken. */
import { beginRound, damage, isAtMenu } from './support/arcade.ts';
import { boggle, pathsOf } from './support/boggle.ts';
import { expectCleanEverywhere } from './support/look.ts';
import { expect, test } from './support/test.ts';

test('the menu, a game’s page and the pages beside them', async ({ page }) => {
  await page.goto('./');
  await isAtMenu(page);
  await expect(page.getByRole('button', { name: /^Play the computer/ }).first()).toBeVisible();
  await expectCleanEverywhere(page, 'menu without matches');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible();
  await expectCleanEverywhere(page, 'shortcuts');
  for (const [address, heading] of [
    ['boggle', 'Boggle'],
    ['help', 'How to play'],
    ['about', 'About Quoin'],
    ['no/such/page', 'There is nothing here'],
  ] as const) {
    await page.goto(`./${address}`);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expectCleanEverywhere(page, address);
  }
});

test('the set-up, the kept words and the rules of a game, the settings', async ({ page }) => {
  await page.goto('./boggle/new?target=0');
  await expect(page.getByText('Target score is a whole number from 1 to')).toBeVisible();
  await expectCleanEverywhere(page, 'set-up from an address at fault');
  await page.goto('./boggle/new');
  await expectCleanEverywhere(page, 'set-up');
  await page.getByRole('heading', { name: 'Deal', exact: true }).click();
  await page.getByRole('textbox', { name: 'Seed' }).fill('x');
  await page.getByRole('spinbutton', { name: 'Target score' }).fill('0');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('spinbutton', { name: 'Target score' })).toBeFocused();
  await expectCleanEverywhere(page, 'set-up with two faults');

  await page.goto('./boggle/kept');
  await expect(page.getByRole('heading', { name: '300 words' })).toBeVisible();
  await expectCleanEverywhere(page, 'kept words');
  await page.getByLabel('Bring in a file').setInputFiles(textFile('some\nwords\n'));
  await expect(page.getByRole('dialog', { name: 'Bring in 2 words?' })).toBeVisible();
  await expectCleanEverywhere(page, 'bring in words');

  await page.goto('./help/boggle');
  await expect(page.getByRole('heading', { level: 1, name: 'How to play Boggle' })).toBeVisible();
  await expect(page.getByText('The rules are being fetched')).toHaveCount(0);
  await expectCleanEverywhere(page, 'rules');
  await page.goto('./settings');
  await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
  await expectCleanEverywhere(page, 'settings');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectCleanEverywhere(page, 'delete everything');
});

function textFile(text: string): { name: string; mimeType: string; buffer: Buffer } {
  return { name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
}

test('a match, from before its first round to the end of its game', async ({ page }) => {
  const table = boggle(page);
  await page.clock.install();
  await table.sitDown('?seed=7&target=60');
  await expectCleanEverywhere(page, 'between rounds');
  await table.startRound();
  const letters = await table.letters();
  await table.write(`${pathsOf(letters, 3, 12).join(' ')} foo bar`);
  await page.getByRole('gridcell').nth(5).click();
  await expectCleanEverywhere(page, 'in a round');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expectCleanEverywhere(page, 'paused');
  await page.getByRole('button', { name: 'Resume' }).click();
  await table.pass(181_000);
  await expect(page.getByRole('heading', { name: /round 1/i })).toBeVisible();
  await page.getByRole('button', { name: 'Reject foo' }).click();
  await expectCleanEverywhere(page, 'review');
  await table.startRound();
  await table.write(`${pathsOf(await table.letters(), 8, 9).join(' ')} `);
  await table.pass(181_000);
  await expect(page.getByRole('dialog', { name: 'Game over—you win!' })).toBeVisible();
  await expectCleanEverywhere(page, 'game over');
});

test('what a match opens, and the pages with matches', async ({ page, context }) => {
  const address = await beginRound(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByText('Save as a file')).toBeVisible();
  await expectCleanEverywhere(page, 'More');
  await page.getByRole('button', { name: 'How to play' }).click();
  await expect(page.getByRole('dialog', { name: 'How to play Boggle' })).toBeVisible();
  await expectCleanEverywhere(page, 'rules at the table');
  await page.getByRole('button', { name: 'Back to the table' }).click();

  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole('heading', { name: 'This match is open in another tab.' })).toBeVisible();
  await expectCleanEverywhere(other, 'held by another tab');
  await other.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByRole('heading', { name: 'This match goes on in another tab' })).toBeVisible();
  await expectCleanEverywhere(page, 'given to another tab');
  await other.close();

  await page.goto('./boggle');
  await expect(page.getByRole('heading', { name: 'Go on playing' })).toBeVisible();
  await expectCleanEverywhere(page, 'game’s page with a match');
  await beginRound(page, '?seed=4');
  await page.goto('./history');
  await expect(page.getByText('2 matches')).toBeVisible();
  await expectCleanEverywhere(page, 'history with matches');
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'Also waiting for you' })).toBeVisible();
  await expectCleanEverywhere(page, 'menu with matches');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Delete this match?' })).toBeVisible();
  await expectCleanEverywhere(page, 'confirm');
});

test('a history without matches, a match that is over, a match that cannot be opened', async ({ page }) => {
  await page.goto('./history');
  await expect(page.getByText('Nothing has been played on this device yet.')).toBeVisible();
  await expectCleanEverywhere(page, 'history without matches');
  const address = await beginRound(page);
  await page.getByRole('button', { name: 'Quit', exact: true }).click();
  await isAtMenu(page);
  await page.goto(address);
  await expect(page.getByText('This match is over.')).toBeVisible();
  await expectCleanEverywhere(page, 'ended match');
  await page.goto('./');
  await damage(page, { seats: 'none' });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'This match cannot be opened' })).toBeVisible();
  await expectCleanEverywhere(page, 'refused match');
});
