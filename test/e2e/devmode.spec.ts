/** Dev mode: the past of a match that goes on, forks, moves by hand, records in and out, the chart by keyboard. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { beginRound } from './support/arcade.ts';
import { boggle, pathsOf } from './support/boggle.ts';
import { copiedLink, devMode, dropFile, matchFile, savedBy, writtenIn } from './support/devmode.ts';
import { tabTo } from './support/keyboard.ts';
import { atRest, expectClean, expectCleanEverywhere, expectNoSideways } from './support/look.ts';
import { pig, SHORT } from './support/pig.ts';
import { expect, test } from './support/test.ts';

const ROUND = 180_000;
const PHONE = { width: 390, height: 844 };

test('the past of a match that goes on, seen by each seat, and back to live without harm', async ({
  page,
}) => {
  const [table, dev] = [boggle(page), devMode(page)];
  await page.clock.install();
  await beginRound(page);
  const letters = await table.letters();
  const [first = '', second = ''] = pathsOf(letters, 5, 2);
  await table.write(`${first} `);
  await table.pass(5000);
  await table.write(`${first} ${second} `);
  await dev.open();
  await expect(dev.count()).toHaveText('3 entries, 0 delays');
  await expect(dev.table()).toContainText(second);

  // One step back there is only the first word, and all parts agree on the moment.
  await tabTo(page, dev.line());
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: /^The table at 0:/ })).toBeVisible();
  expect(await table.letters()).toEqual(letters);
  await expect.poll(() => writtenIn(dev.table())).not.toContain(second);
  expect(await writtenIn(dev.table())).toContain(first);
  await expect(dev.row()).toContainText(`edit ins "${first} "`);
  await expect(dev.lit()).toHaveAccessibleName(/^writing, now/);
  await expectCleanEverywhere(page, 'dev mode in the past');
  await page.setViewportSize({ width: 1280, height: 800 });

  // Before the first word there is none; before the round no board.
  await dev.line().press('ArrowLeft');
  await expect.poll(() => writtenIn(dev.table())).not.toContain(first);
  await dev.line().press('Home');
  await expect(dev.lit()).toHaveAccessibleName(/^between rounds, now/);
  await expect(dev.row()).toContainText('the match begins');
  await expect(page.getByRole('gridcell')).toHaveCount(0);

  // The newest step, but not live: nobody else sees what You wrote.
  await dev.line().press('PageUp');
  for (const key of ['ArrowRight', 'ArrowRight']) await dev.line().press(key);
  await expect.poll(() => writtenIn(dev.table())).toContain(`${first} ${second}`);
  for (const other of ['Computer', 'Watcher']) {
    await dev.seenBy(other);
    expect(await table.letters()).toEqual(letters);
    await expect.poll(() => writtenIn(dev.table())).not.toMatch(new RegExp(`${first}|${second}`));
  }

  // Meanwhile the match goes on, to which one key leads back; its time is looked at once a second.
  const before = await dev.goesOnAt();
  await table.pass(21_000);
  expect(await dev.goesOnAt()).toBeGreaterThanOrEqual(before + 20);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'The table now' })).toBeVisible();
  await dev.close();
  await expect(table.editor()).toBeFocused();
  await expect(table.editor()).toHaveValue(`${first} ${second} `);
  await expect(table.list('Your words').getByRole('listitem')).toHaveCount(2);
  expect(await table.letters()).toEqual(letters);
});

test('a fork is played on by itself, and the match it came from is as it was', async ({ page }) => {
  const [table, dev] = [boggle(page), devMode(page)];
  const original = await beginRound(page);
  const [first = '', second = '', other = ''] = pathsOf(await table.letters(), 5, 3);
  await table.write(`${first} `);
  await expect(table.list('Your words')).toContainText(first);
  await table.write(`${first} ${second} `);
  await expect(table.list('Your words')).toContainText(second);
  await dev.open();
  await dev.line().press('ArrowLeft');
  await page.getByRole('button', { name: 'Fork from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fork from here' });
  await expect(dialog).toContainText('after entry 2');
  await expectClean(page, 'the question before a fork');
  await dialog.getByRole('button', { name: 'Fork', exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(original));
  await expect(dev.count()).toHaveText('2 entries, 0 delays');

  // The fork opens paused, with the first word only.
  await dev.close();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(table.editor()).toHaveValue(`${first} `);
  await table.write(`${first} ${other} `);
  await expect(table.list('Your words')).toContainText(other);

  await dev.open();
  await dev.choose('Forks');
  await expect(page.getByRole('region', { name: 'Forks of this match' })).toContainText('After entry 2');
  await expectClean(page, 'the tree of forks');
  await page.getByRole('link', { name: 'Back to the match it was forked from' }).click();
  await expect(page).toHaveURL(new RegExp(original));
  await expect(dev.count()).toHaveText('3 entries, 0 delays');
  await dev.close();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(table.editor()).toHaveValue(`${first} ${second} `);
});

test('a move sent by hand happens, and one that is refused says why', async ({ page }) => {
  const dev = devMode(page);
  await beginRound(page);
  await dev.open();
  const sending = page.getByRole('region', { name: 'Send a move' });
  await sending.getByRole('button', { name: 'Send a move' }).click();
  const move = sending.getByRole('combobox', { name: 'Move' });
  const send = sending.getByRole('button', { name: 'Send', exact: true });
  await move.selectOption('startRound');
  await send.click();
  await expect(sending.getByText(/^Refused: .+\./)).toBeVisible();
  await expect(sending.getByText('round/running')).toBeVisible();
  await move.selectOption('setTarget');
  await sending.getByRole('textbox').fill('70000');
  await send.click();
  await expect(sending.getByText(/^Refused: .*10,?000/)).toBeVisible();
  await expect(dev.lit()).toHaveAccessibleName(/^writing, now/);
  await expectClean(page, 'a refused move');
  await move.selectOption('endRound');
  await send.click();
  await expect(sending.getByText('Sent as You: endRound.')).toBeVisible();
  await expect(dev.lit()).toHaveAccessibleName(/^review, now/);
  await expect(dev.row()).toContainText('end round');
  await dev.close();
  await expect(page.getByRole('heading', { name: /round 1/i })).toBeVisible();
});

test('opened by its address on a game that is over, its end does not stand before dev mode', async ({
  page,
}) => {
  const [table, dev] = [pig(page), devMode(page)];
  // The die lies at once, so that each press is a throw.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await table.sitDown(`${SHORT}&seed=3`);
  await table.playOut(({ total }) => (total >= 15 ? 'Hold' : 'Roll'));
  const address = page.url();
  await page.clock.resume();
  await page.goto(`${address}?dev`);
  await expect(dev.lit()).toHaveAccessibleName(/^over, now/);
  await expect(dev.table()).toContainText('Your Score');
  expect(await page.locator('dialog:modal').count()).toBe(0);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await dev.close();
  await expect(table.over()).toBeVisible();
});

test('a record goes to somebody else as a file and as a link, and ends there as it did here', async ({
  page,
  context,
  stranger,
}) => {
  const [table, dev, theirs] = [boggle(page), devMode(page), devMode(stranger)];
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await beginRound(page, '?seed=5&target=11');
  await table.write(`${pathsOf(await table.letters(), 8, 2).join(' ')} `);
  await table.pass(ROUND);
  await page.getByRole('dialog').getByRole('button', { name: 'Look at the words first' }).click();
  await dev.open();
  const file = await savedBy(page, () => page.getByRole('button', { name: 'Save record' }).click());
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link is copied').first()).toBeVisible();
  const link = await copiedLink(page);
  await expect(dev.lit()).toHaveAccessibleName(/^game over, now/);
  const ends = async (of: typeof dev, seen: typeof page): Promise<readonly string[]> => [
    await of.count().innerText(),
    (await of.lit().getAttribute('aria-label')) ?? '',
    await of.row().innerText(),
    await seen.getByRole('list', { name: 'Scores' }).innerText(),
  ];
  const here = await ends(dev, page);

  await stranger.goto('./inspect');
  await expect(stranger.getByRole('heading', { level: 1, name: 'Open a record' })).toBeVisible();
  await expectCleanEverywhere(stranger, 'where a record comes in');
  await stranger.setViewportSize({ width: 1280, height: 800 });
  await stranger.getByLabel('Choose a file').setInputFiles(matchFile(file));
  await expect(theirs.lit()).toHaveAccessibleName(/^game over, now/);
  expect(await ends(theirs, stranger)).toEqual(here);

  // What falls on the page and is no record is refused in a sentence, and changes nothing.
  await dropFile(stranger, '{"format":"something else"}');
  await expect(
    stranger.getByText(/^This is not a Quoin match record.* The record on the screen stays\./),
  ).toBeVisible();
  expect(await ends(theirs, stranger)).toEqual(here);

  await stranger.goto('about:blank');
  await stranger.goto(link);
  await expect(theirs.lit()).toHaveAccessibleName(/^game over, now/);
  expect(await ends(theirs, stranger)).toEqual(here);
  await stranger.goto('./history');
  await expect(stranger.getByText('Nothing has been played on this device yet.')).toBeVisible();
});

/** Boggle's states, as the chart writes them. */
const STATES = [
  'boggle',
  ...['between rounds', 'round', 'hand over', 'writing', 'written'],
  ...['reckoning', 'scoring', 'review', 'game over', 'quit'],
];

test('the chart by the keyboard alone, as text, and the way to a state as a match', async ({ page }) => {
  const dev = devMode(page);
  const address = await beginRound(page);
  // An address with dev mode in it opens there.
  await page.goto(`${address}?dev`);
  await expect(page.getByRole('heading', { level: 1, name: 'Inspector' })).toBeFocused();
  const chart = page.getByRole('region', { name: 'Chart' });
  await tabTo(page, chart.locator('[data-spot][tabindex="0"]'));
  const here = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await expect.poll(here).toMatch(/^writing, now/);

  // Wherever the arrow keys lead from a state that was reached; Home is where the match is.
  const ways = new Map<string, readonly string[]>([['writing', []]]);
  for (const [, way] of ways) {
    for (const heading of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      for (const key of ['Home', ...way, heading]) await page.keyboard.press(key);
      const name = (await here()).split(/[,.]/)[0] ?? '';
      if (!ways.has(name)) ways.set(name, [...way, heading]);
    }
  }
  expect([...ways.keys()].toSorted()).toEqual(STATES.toSorted());

  // Onto an arrow, along it, and back.
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  for (let i = 0; i < 5 && !(await here()).startsWith('after round time'); i += 1)
    await page.keyboard.press('ArrowDown');
  await expect
    .poll(here)
    .toMatch(/^after round time from round, writing to round, written.* never taken yet$/);
  await page.keyboard.press('Enter');
  await expect.poll(here).toMatch(/^written/);
  await expect(chart.getByRole('group', { name: 'What is chosen' })).toContainText('written');

  await page.setViewportSize(PHONE);
  await atRest(page);
  await chart.getByRole('button', { name: 'As text' }).click();
  const text = chart.getByRole('region', { name: 'The chart as text' });
  for (const state of STATES)
    await expect(text.getByText(new RegExp(`^${state}(, final)?$`)).first()).toBeVisible();
  await expectClean(page, 'the chart as text, narrow');
  await expectNoSideways(page, 'the chart as text, narrow');

  // A way that was found is a match: it opens where it leads.
  await page.setViewportSize({ width: 1280, height: 800 });
  await dev.choose('Paths');
  await page.getByRole('button', { name: 'Play the path to game over' }).click();
  await expect(dev.lit()).toHaveAccessibleName(/^game over, now/);
  const rows = page.getByRole('listbox', { name: 'Entries' }).getByRole('option');
  await expect(rows.last()).toHaveAttribute('aria-selected', 'true');
});

/** A sound record, of which only the beginning is taken. */
const KEPT = join(import.meta.dirname, '..', 'records', 'boggle', 'person-learner-game.json');

test('a record that breaks is opened at its last sound moment, and says what broke it', async ({ page }) => {
  const dev = devMode(page);
  const { record } = v.parse(v.object({ record: v.looseObject({}) }), JSON.parse(readFileSync(KEPT, 'utf8')));
  const began = { n: 1, at: 1000, by: 0, move: { type: 'startRound' } };
  const again = { n: 2, at: 2500, by: 0, move: { type: 'startRound' } };
  await page.goto('./inspect');
  await page
    .getByLabel('Choose a file')
    .setInputFiles(matchFile({ ...record, log: [began, again], until: 9000 }));
  await expect(
    page.getByText(/^It stopped at 0:02\.5, at entry 2: Entry 2 of the record does not fit/),
  ).toBeVisible();
  await expect(dev.count()).toHaveText('1 entry, 0 delays');
  await expect(dev.lit()).toHaveAccessibleName(/^writing, now/);
  await expect(dev.row()).toContainText('start round');
  await expect(page.getByRole('heading', { name: 'Here it stopped' })).toBeVisible();
  await expectClean(page, 'a record that breaks');

  // What a table that stumbled saves: the error, and where in the code.
  const crash = {
    where: 'table',
    at: 3000,
    message: 'The board is not there.',
    stack: 'at BoggleBoard',
    attempt: null,
  };
  await page.getByRole('button', { name: 'Open a record' }).click();
  await page
    .getByRole('dialog')
    .getByLabel('Choose a file')
    .setInputFiles(matchFile({ ...record, log: [began], until: 3000, crash }));
  await expect(page.getByText(/^It stopped at 0:03\.0.*The board is not there\./)).toBeVisible();
  await expect(page.getByRole('region', { name: 'This step', exact: true })).toContainText('at BoggleBoard');
});
