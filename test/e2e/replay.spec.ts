/** A match watched again: from the menu, from a link, on a phone. */
import { beginRound } from './support/arcade.ts';
import { boggle, pathsOf } from './support/boggle.ts';
import { copiedLink, devMode, writtenIn } from './support/devmode.ts';
import { expectClean, expectCleanEverywhere, expectLargeTargets, expectNoSideways } from './support/look.ts';
import { expect, test } from './support/test.ts';

const ROUND = 180_000;

test('a finished match is watched again, sent as a link, and watched on a phone', async ({
  page,
  context,
  stranger,
}) => {
  const table = boggle(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  // 11 points a round: the second one ends the game.
  await beginRound(page, '?seed=5&target=20');
  const first = await table.letters();
  const [word = ''] = pathsOf(first, 8, 1);
  await table.write(`${word} `);
  await table.pass(ROUND);
  await table.startRound();
  const second = await table.letters();
  await table.write(`${pathsOf(second, 8, 1).join('')} `);
  await table.pass(ROUND);
  await table.pass(1000);
  await page.getByRole('dialog').getByRole('button', { name: 'Look at the words first' }).click();
  await page.getByRole('button', { name: 'Quit', exact: true }).click();

  // From the menu, at the very beginning; nothing plays by itself.
  await page.getByRole('link', { name: 'Watch it again' }).click();
  const { line } = devMode(page);
  const stage = page.getByRole('main');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  await expect(line()).toHaveAttribute('aria-valuenow', '0');
  await expect(page.getByRole('gridcell')).toHaveCount(0);

  // Step by step: the round begins, then the word is there, for who wrote it.
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect.poll(() => table.letters()).toEqual(first);
  await expect.poll(() => writtenIn(stage)).not.toContain(word);
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect.poll(() => writtenIn(stage)).toContain(word);
  await page.getByRole('radio', { name: 'Watcher' }).check();
  await expect.poll(() => writtenIn(stage)).not.toContain(word);
  await page.getByRole('radio', { name: 'You' }).check();
  await expectCleanEverywhere(page, 'a replay');
  await page.setViewportSize({ width: 1280, height: 800 });

  // By rounds, along the line, and played: a round in a few seconds, up to the end.
  await page.getByRole('button', { name: 'Round 2' }).click();
  await expect.poll(() => table.letters()).toEqual(second);
  await line().press('PageDown');
  await expect.poll(() => table.letters()).toEqual(first);
  await line().press('PageUp');
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('32×');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await table.pass(2000);
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await table.pass(8000);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(line()).toHaveAttribute('aria-valuetext', /after entry (\d+) of \1$/);
  expect((await table.score('You')).total).toBe(22);

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link is copied').first()).toBeVisible();
  await stranger.setViewportSize({ width: 390, height: 844 });
  await stranger.goto(await copiedLink(page));
  await expect(stranger.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  await stranger.getByRole('button', { name: 'Round 2' }).click();
  expect(await boggle(stranger).letters()).toEqual(second);
  await expectClean(stranger, 'a replay, narrow');
  await expectLargeTargets(stranger, 'a replay, narrow');
  await expectNoSideways(stranger, 'a replay, narrow');
  await stranger.getByRole('button', { name: 'Keep this match' }).click();
  await expect(stranger.getByText('The match is kept on this device.').first()).toBeVisible();
  await stranger.goto('./history');
  await expect(stranger.getByRole('link', { name: /^Watch it again/ })).toBeVisible();
});
