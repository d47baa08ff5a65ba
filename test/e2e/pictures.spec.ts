/** Every screen, looked at: `npm run pictures` keeps what is seen; here it is compared with what was kept. */
import type { Page } from '@playwright/test';
import { boggle, pathsOf } from './support/boggle.ts';
import { devMode } from './support/devmode.ts';
import { pig, SHORT, STRAY } from './support/pig.ts';
import { expectPicture } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;
const NOON = new Date('2026-03-01T12:00:00Z');

/** What all that waits has done, and what fades has faded. */
async function settle(page: Page, ms = 1000): Promise<void> {
  await page.clock.runFor(ms);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)));
  });
  // Neither the pointer nor a blinking caret is part of a picture.
  await page.mouse.move(0, 0);
}

/** Each theme and each size once; all four together when pictures are kept, and in a long run. */
const ALL = process.env.QUOIN_PICTURES === 'write' || process.env.QUOIN_SOAK === '1';

for (const [theme, colorScheme] of (['light', 'dark'] as const).entries()) {
  for (const [size, viewport] of SIZES.entries()) {
    if (!ALL && theme !== size) continue;
    const suffix = `${viewport.width}-${colorScheme}`;
    test.describe(suffix, () => {
      test.use({ colorScheme, viewport, timezoneId: 'UTC', locale: 'en-GB', reducedMotion: 'reduce' });

      test('every screen looks as it was last looked at', async ({ page }) => {
        test.slow();
        const look = async (name: string): Promise<void> => {
          await expectPicture(page, `${name}-${suffix}`, () => settle(page, 500));
        };
        const visit = async (address: string, name: string): Promise<void> => {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
          await look(name);
        };
        const table = boggle(page);
        await page.clock.install({ time: NOON });
        await visit('./', 'menu-first');
        await visit('./boggle', 'game');
        await visit('./boggle/new?seed=7', 'set-up');
        await visit('./settings', 'settings');
        await visit('./help', 'help');
        await visit('./help/boggle', 'rules');
        await visit('./about', 'about');
        await visit('./boggle/kept', 'kept');
        await visit('./no/such/page', 'not-found');

        await table.sitDown('?seed=7&target=60');
        await look('between-rounds');
        await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
        await table.startRound();
        const words = pathsOf(await table.letters(), 5, 8);
        await table.write(`${[...words.slice(0, 6), 'noise', 'zzz'].join('\n')}\n${words[7] ?? ''}`);
        await page.clock.runFor(78_000);
        await look('round');
        await page.getByRole('button', { name: 'Pause' }).click();
        await look('paused');
        await page.getByRole('button', { name: 'Resume' }).click();
        await page.clock.runFor(110_000);
        await expect(page.getByRole('heading', { name: /round 1/i })).toBeVisible();
        await page.getByRole('button', { name: `Reject ${words[0] ?? ''}`, exact: true }).click();
        await page.getByRole('button', { name: new RegExp(`^${words[1] ?? ''}`) }).click();
        await settle(page, 8000);
        await page.evaluate(() => {
          scrollTo(0, 0);
        });
        await look('review');

        // Dev mode in the middle of the round that has just ended; on a small screen, its chart.
        const dev = devMode(page);
        await dev.open();
        for (const key of ['Home', 'PageUp', 'ArrowRight']) await dev.line().press(key);
        await look('inspector');
        await dev.close();
        await page.getByRole('button', { name: 'Start round', exact: true }).click();
        await table.write(`${pathsOf(await table.letters(), 8, 6).join('\n')}\n`);
        await page.clock.runFor(60_000);
        await visit('./', 'menu');
        await page
          .getByRole('button', { name: /^Resume/ })
          .first()
          .click();
        // Once the table has come, a moment passes in which another tab could say that it holds the match.
        const enabled = (): Promise<boolean> =>
          table.editor().evaluateAll((editors) => editors.some((editor) => !editor.matches(':disabled')));
        await expect.poll(() => page.clock.runFor(500).then(enabled)).toBe(true);
        await page.clock.runFor(130_000);
        await expect(page.getByRole('dialog')).toBeVisible();
        await settle(page, 8000);
        await look('game-over');
        await page.getByRole('button', { name: 'OK', exact: true }).click();
        await page.getByRole('button', { name: 'Quit', exact: true }).click();
        await expect(page.getByRole('heading', { name: 'On the shelf' })).toBeVisible();
        await visit('./history', 'history');
        await page.getByRole('link', { name: /^Watch it again/ }).click();
        await page.getByRole('button', { name: 'Round 1' }).click();
        await page.getByRole('button', { name: 'One step on' }).click();
        await look('replay');
      });

      test('every screen of Pig does so too', async ({ page }) => {
        const look = async (name: string): Promise<void> => {
          await expectPicture(page, `${name}-${suffix}`, async () => {
            await settle(page, 500);
            // What gets the focus by then may have scrolled the page.
            await page.evaluate(() => {
              scrollTo(0, 0);
            });
          });
        };
        const table = pig(page);
        await page.clock.install({ time: NOON });
        await page.goto('./pig/odds?own=41&other=49&turn=27');
        await expect(page.getByRole('region', { name: 'Every policy against every other' })).toBeVisible();
        await look('pig-odds');
        await page.goto(`./pig/new?seed=843&${SHORT}`);
        await table.start();
        await table.choose('Roll');
        await table.choose('Roll');
        await page.getByRole('switch', { name: 'Adviser' }).click();
        // What is worked out in idle moments, in a thread of its own, needs the clock and real time.
        const worked = (text: RegExp): Promise<void> =>
          expect(async () => {
            await table.pass(100);
            await expect(page.getByText(text)).toBeVisible({ timeout: 100 });
          }).toPass();
        await worked(/^Roll: it wins/);
        await look('pig-turn');
        await table.playOut(() => 'Hold');
        await worked(/^You gave away/);
        await look('pig-over');
        await table.pass(STRAY);
        await table.over().getByRole('button', { name: 'Look at the table' }).click();
        await look('pig-costs');
      });
    });
  }
}
