/** The narrowest screen: nothing is cut off or scrolled to the side, and a finger hits everything. */
import type { Page } from '@playwright/test';
import { boggle, pathsOf } from './support/boggle.ts';
import { expectLargeTargets, expectNoSideways } from './support/look.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

async function expectFits(page: Page, where: string): Promise<void> {
  await expectNoSideways(page, where);
  await expectLargeTargets(page, where);
}

test('the pages round a game', async ({ page }) => {
  for (const [address, heading] of [
    ['', 'On the shelf'],
    ['boggle', 'Ways to play'],
    ['boggle/new', 'What will be played'],
    ['boggle/new?target=0', 'What will be played'],
    ['boggle/kept', '300 words'],
    ['settings', 'Kept on this device'],
    ['history', 'History'],
    ['help', 'Quoin itself'],
    ['help/boggle', 'How to play Boggle'],
    ['about', 'What Quoin includes from others'],
    ['no/such/page', 'There is nothing here'],
  ] as const) {
    await page.goto(`./${address}`);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expectFits(page, address);
  }
  await page.goto('./');
  await page.getByLabel('Open a match file').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{'),
  });
  await expect(page.locator('#import-fault')).toContainText('The file is not a match record');
  await expectFits(page, 'menu with a fault');
});

test('a table, and the pages with its match', async ({ page }) => {
  const table = boggle(page);
  await page.clock.install();
  await table.sitDown('?seed=7&target=1000');
  await expectFits(page, 'between rounds');
  await table.startRound();
  await table.write(`${pathsOf(await table.letters(), 6, 12).join(' ')} ${'x'.repeat(60)} `);
  await expectFits(page, 'in a round');
  const cell = await page.getByRole('gridcell').first().boundingBox();
  expect(Math.round(cell?.width ?? 0)).toBeGreaterThanOrEqual(40);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expectFits(page, 'More');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expectFits(page, 'paused');
  await page.getByRole('button', { name: 'Resume' }).click();
  await table.pass(181_000);
  await expect(page.getByRole('heading', { name: /round 1/i })).toBeVisible();
  await expectFits(page, 'review');
  for (const [address, heading] of [
    ['', 'Go on playing'],
    ['boggle', 'Go on playing'],
    ['history', 'Matches'],
  ] as const) {
    await page.goto(`./${address}`);
    await expect(page.getByRole('heading', { name: heading })).toBeAttached();
    await expectFits(page, `${address} with a match`);
  }
});
