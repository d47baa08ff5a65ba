/** Pig's page on rolling and holding: by keyboard and by pointing, and no rule of accessibility broken. */
import { expectCleanEverywhere, expectLargeTargets } from './support/look.ts';
import { expect, test } from './support/test.ts';

test('the chances of a moment, by keyboard and by pointing', async ({ page }) => {
  await page.goto('./pig/odds');
  await expect(page.getByText('60.2%')).toBeVisible();
  const turn = page.getByRole('slider', { name: 'Turn total' });
  await turn.focus();
  for (let i = 0; i < 5; i += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByText('41 to 49, turn total 27')).toBeVisible();
  await expect(page).toHaveURL(/own=41&other=49&turn=27/);

  const picture = page.getByRole('img', { name: /^Where to roll and where to hold/ });
  const box = await picture.boundingBox();
  await picture.click({ position: { x: (box?.width ?? 0) * 0.2, y: (box?.height ?? 0) * 0.6 } });
  await expect(page.getByText('41 to 49, turn total 27')).toHaveCount(0);
});

test('the page in both themes and sizes, with a throw of many dice too', async ({ page }) => {
  await page.goto('./pig/odds');
  await expect(page.getByRole('region', { name: 'Every policy against every other' })).toBeVisible();
  await expectCleanEverywhere(page, 'roll or hold');
  await expectLargeTargets(page, 'roll or hold');
  await page.getByRole('combobox', { name: 'Rules' }).selectOption({ label: 'Hog: one throw of many dice' });
  await expect(page.getByText(/^Throw \d dice:/)).toBeVisible();
  await expectCleanEverywhere(page, 'roll or hold, Hog');
});
