import { enableAutoUnmount } from '@vue/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchHead } from '#shared/match/matchStore.ts';
import { standingOf } from '#shared/scoreboard/standing.ts';
import { saveFile } from '#src/profile/saveFile.ts';
import { useMatches } from '#src/profile/useMatches.ts';
import HistoryPage from '#src/shell/HistoryPage.vue';
import { openedLid } from '#src/shell/lidMorph.ts';
import { fakeStorage } from '#test/src/profile/fakes.ts';
import { listing } from './mounted.ts';
import { openPage } from './openPage.ts';
import { nameOf } from './page.ts';

vi.mock('#src/profile/saveFile.ts', () => ({ saveFile: vi.fn() }));

enableAutoUnmount(afterEach);
beforeEach(() => vi.mocked(saveFile).mockClear());

function match(
  id: string,
  scores: readonly (readonly number[])[],
  other: Partial<MatchHead> = {},
): MatchHead {
  const games = scores.map((each, i) => ({ at: (i + 1) * 150_000, standing: standingOf(each, true) }));
  const brief = {
    doing: null,
    line: 'You lead 41 to 36.',
    left: null,
    tiles: null,
    seat: 0,
    games,
  };
  return {
    id,
    game: 'boggle',
    touched: 2e12,
    started: 1e12,
    final: scores.length > 0,
    brief,
    origin: null,
    ...other,
  };
}

const over = match('over', [
  [104, 87],
  [92, 1101],
]);
const going = match('going', []);
const foreign = match('foreign', [], { game: 'tiddlywinks' });

test('a match tells when it was begun and how each of its games ended', async () => {
  const { page } = await openPage(HistoryPage, { store: listing(over) });
  expect(page.find('.match').text()).toContain('Begun Sep');
  expect(page.findAll('.match .results li').map((each) => each.text())).toEqual([
    'Won, 104 to 87, after 3 minutes',
    'Lost, 92 to 1,101, after 3 minutes',
  ]);
});

test('what can be done with a match says of which', async () => {
  const { page } = await openPage(HistoryPage, { store: listing(going) });
  const names = page.findAll('.match button').map((button) => nameOf(button.element));
  expect(names.map((name) => name.replace(/Begun .*/, 'Begun …'))).toEqual([
    'Resume Boggle Begun …',
    'Save as a file Boggle Begun …',
    'Delete Boggle Begun …',
  ]);
});

test('matches that cannot be read, and one that cannot be deleted, are a notice', async () => {
  const no = (): Promise<never> => Promise.reject(new Error('disc gone'));
  const unread = await openPage(HistoryPage, { store: { ...listing(), list: no } });
  expect(unread.page.find('.notice').text()).toBe(
    'What is kept on this device could not be read (disc gone).',
  );
  const { page, press } = await openPage(HistoryPage, { store: { ...listing(going), remove: no } });
  await press('Delete');
  await press('Delete', 'dialog');
  expect(page.find('.notice').text()).toBe('The match could not be deleted (disc gone).');
  expect(page.findAll('.match')).toHaveLength(1);
});

test('one that goes on tells how it stands and can be resumed at once', async () => {
  const { page, press, router } = await openPage(HistoryPage, { store: listing(going) });
  expect(page.find('.match').text()).toContain('You lead 41 to 36.');
  await press('Resume');
  // Its tile turns into the tray, as a lid does.
  expect(openedLid.value).toBe('match going');
  expect(page.find('.match .tile').classes()).toContain('lid-source');
  expect(router.currentRoute.value.path).toBe('/match/going');
  expect(useMatches().takeOpening('going').run).toBe(true);
});

test('one that is over can be looked at, but not resumed', async () => {
  const { page } = await openPage(HistoryPage, { store: listing(over) });
  expect(page.find('.match a').attributes('href')).toBe('/match/over');
  expect(page.find('.match').text()).not.toContain('Resume');
});

test('a match of a game that is not here can be saved and deleted, not opened', async () => {
  const { page } = await openPage(HistoryPage, { store: listing(foreign) });
  expect(page.findAll('.match button').map((each) => each.text())).toEqual(['Save as a file', 'Delete']);
  expect(page.find('.match a').exists()).toBe(false);
});

test('a match is saved as it is kept; one that is gone is said to be', async () => {
  const store = listing(going);
  const { page, press } = await openPage(HistoryPage, { store });
  await press('Save as a file');
  expect(saveFile).toHaveBeenCalledWith(
    'quoin-boggle-going.json',
    JSON.stringify({ kept: 'going' }, null, 1),
  );
  await store.remove('going');
  await press('Save as a file');
  expect(page.find('.fault').text()).toBe('The match could not be read (it is no longer there).');
  // Something else is done.
  await press('Delete');
  expect(page.find('.fault').exists()).toBe(false);
});

test('a match is deleted only when that is confirmed, and the focus goes to the heading of the list', async () => {
  const { page, press, said } = await openPage(HistoryPage, { store: listing(over, going) });
  await press('Delete');
  await press('Keep it', 'dialog');
  expect(page.findAll('.match')).toHaveLength(2);
  await press('Delete');
  await press('Delete', 'dialog');
  expect(page.findAll('.match')).toHaveLength(1);
  expect(said).toEqual(['The match is deleted.']);
  expect(document.activeElement?.textContent).toBe('Matches');
  await press('Delete');
  await press('Delete', 'dialog');
  expect(document.activeElement?.tagName).toBe('H1');
});

test('what has been played so far is told in numbers, per game', async () => {
  const { page } = await openPage(HistoryPage, { store: listing(over, match('draw', [[70, 70]])) });
  const card = page.find('.statistics');
  expect(card.find('h3').text()).toBe('Boggle');
  expect(card.text()).toContain('3 games finished');
  expect(card.findAll('dl').map((list) => list.findAll('div').map((row) => row.text()))).toEqual([
    ['Won1', 'Drawn1', 'Lost1'],
    ['Best score104', 'Average score88.7', 'Games won in a row now0', 'Longest winning run1'],
  ]);
});

test('a board of a day that was deleted and played again counts in no number', async () => {
  const again = match('daily-boggle-2026-11-30', [[500]]);
  const { storage } = fakeStorage();
  storage.setItem(`quoin:played:${again.id}`, 'yes');
  const { page } = await openPage(HistoryPage, { store: listing(over, again), storage });
  expect(page.find('.statistics').text()).toContain('2 games finished');
});

test('with several games the list can be narrowed to one, and says how many are left', async () => {
  const { page, said } = await openPage(HistoryPage, { store: listing(over, going, foreign) });
  await page.find('select').setValue('boggle');
  expect(page.findAll('.match')).toHaveLength(2);
  expect(said).toEqual(['2 matches']);
  await page.find('select').setValue('');
  expect(page.findAll('.match')).toHaveLength(3);
});

test('a long history begins with its newest part', async () => {
  const heads = Array.from({ length: 25 }, (_, n) => match(`m${n}`, []));
  const { page, press } = await openPage(HistoryPage, { store: listing(...heads) });
  expect(page.findAll('.match')).toHaveLength(20);
  await press('Show all 25');
  expect(page.findAll('.match')).toHaveLength(25);
  expect(document.activeElement?.id).toBe('resume-m20');
});

test('where nothing has been played there is a way to the games', async () => {
  const { page, press, router } = await openPage(HistoryPage);
  expect(page.text()).toContain('Nothing has been played on this device yet.');
  expect(page.find('select').exists()).toBe(false);
  await press('Choose a game');
  expect(router.currentRoute.value.path).toBe('/');
});
