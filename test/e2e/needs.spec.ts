/** Rounds of people who need less motion, more time, or larger letters. */
import { boggle, pathsOf } from './support/boggle.ts';
import { expectClean, expectNoSideways } from './support/look.ts';
import { expect, test } from './support/test.ts';

const ROUND = 180_000;

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing moves for longer than a blink, and the round is played as ever', async ({ page }) => {
    const table = boggle(page);
    await table.sitDown('?seed=5');
    await table.startRound();
    const longest = await page.evaluate(() =>
      Math.max(
        0,
        ...document
          .getAnimations()
          .map((animation) => animation.effect?.getComputedTiming().duration)
          .filter((duration) => typeof duration === 'number'),
      ),
    );
    expect(longest).toBeLessThanOrEqual(120);
    await table.write('a b ');
    await expect(table.list('Your words').getByRole('listitem')).toHaveCount(2);
    await expectClean(page, 'with reduced motion');
  });
});

test('with the clock off a round lasts until it is ended by hand', async ({ page }) => {
  const table = boggle(page);
  await page.clock.install();
  await table.sitDown('?roundTime=0&seed=3');
  await table.startRound();
  expect(await table.timeLeft()).toBe('no limit');
  await table.write(`${pathsOf(await table.letters(), 5, 3).join(' ')} `);
  await table.pass(20 * ROUND);
  await expect(table.editor()).toBeEnabled();
  await page.getByRole('button', { name: 'End round now' }).click();
  await expect(page.getByRole('heading', { name: /round 1, / })).toBeFocused();
  await expectClean(page, 'review');
});

test('whoever needs more time has it', async ({ page }) => {
  const table = boggle(page);
  await page.goto('./settings');
  await page.getByRole('radio', { name: /^2/ }).check();
  await table.sitDown();
  await table.startRound();
  expect(await table.timeLeft()).toMatch(/^(6:00|5:5\d)$/);
});

for (const { name, viewport, zoom } of [
  { name: 'at 200 % zoom', viewport: { width: 640, height: 400 }, zoom: 2 },
  { name: 'at 320 px', viewport: { width: 320, height: 640 }, zoom: 1 },
]) {
  test.describe(name, () => {
    test.use({ viewport, deviceScaleFactor: zoom });

    test('a round and its review are read in one direction', async ({ page }) => {
      const table = boggle(page);
      await page.clock.install();
      await table.sitDown('?seed=7&target=1000');
      await expectNoSideways(page, 'between rounds');
      await table.startRound();
      const words = pathsOf(await table.letters(), 6, 12);
      await table.write(`${words.join(' ')} ${'x'.repeat(60)} `);
      await expectNoSideways(page, 'in a round');
      await table.pass(ROUND);
      await expect(page.getByRole('heading', { name: /round 1/i })).toBeVisible();
      await page.getByRole('button', { name: `Reject ${words[0] ?? ''}`, exact: true }).click();
      await expectNoSideways(page, 'review');
      // Until “Time’s up” has gone it covers whatever lies under it, as the bar below does with all but the page's end.
      await table.pass(5000);
      await page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight);
      });
      await expectClean(page, 'review');
    });
  });
}
