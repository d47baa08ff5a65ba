import { enableAutoUnmount, flushPromises } from '@vue/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryStore, type MatchHead } from '#shared/match/matchStore.ts';
import GamePage from '#src/shell/GamePage.vue';
import { control, listing } from './mounted.ts';
import { nameOf, press, show } from './page.ts';

enableAutoUnmount(afterEach);

const HEAD: MatchHead = {
  id: 'a1',
  game: 'boggle',
  touched: 1,
  started: 1,
  final: false,
  brief: null,
  origin: null,
};
const OF_BOGGLE = { path: '/boggle', props: { game: 'boggle' } };

test('a game’s page is its box, opened: what it is, ways to play, options, how to play', async () => {
  const { page } = await show(GamePage, OF_BOGGLE);
  expect(page.get('h1').text()).toBe('Boggle');
  expect(document.title).toBe('Boggle – Quoin');
  expect(page.find('.lid svg').exists()).toBe(true);
  expect(control(page, 'All options').attributes('href')).toBe('/boggle/new');
  expect(control(page, 'Host a game').attributes('href')).toBe('/boggle/host');
  expect(control(page, 'Join a table').attributes('href')).toBe('/join');
  expect(control(page, 'How to play', 'main').attributes('href')).toBe('/help/boggle');
  const ways = page.findAll('.preset h3').map((heading) => heading.text());
  expect(ways).toEqual(expect.arrayContaining(['Classic duel', 'Boggle table', 'Quick game', 'No clock']));
  expect(nameOf(control(page, 'Play', '.preset:nth-child(2)').element)).toBe(`Play ${ways[1]}`);
});

test('a way to play deals with its settings, the rest as usual', async () => {
  const store = createMemoryStore(() => 0);
  const create = vi.spyOn(store, 'create');
  const { page, went } = await show(GamePage, { ...OF_BOGGLE, store });
  await press(page, 'Play', '.preset:nth-child(2)');
  await vi.waitFor(() => {
    expect(went).toEqual(['/match/b2']);
  });
  expect(create.mock.calls[0]?.[1]).toMatchObject({
    settings: { roundTime: 180, letters: 'cubes', judge: 'lexicon' },
    seats: [{ by: 'person', name: 'You' }, { bot: 'level3' }, { bot: 'level5' }],
  });
});

test('the board of the day and a game’s own pages stand on its page', async () => {
  const { page } = await show(GamePage, OF_BOGGLE);
  await vi.waitFor(() => {
    expect(page.get('.daily h2').text()).toContain('Boggle: ');
  });
  expect(page.findAll('.page a').map((link) => link.attributes('href'))).toEqual(['/boggle/solve']);
});

test('the words a game keeps can be looked at once the game says that it keeps any', async () => {
  const { page } = await show(GamePage, OF_BOGGLE);
  await vi.waitFor(() => {
    expect(control(page, 'Kept words').attributes('href')).toBe('/boggle/kept');
  });
});

test('matches of this game wait here, of others elsewhere; deleting one moves the focus on', async () => {
  const store = listing(HEAD, { ...HEAD, id: 'b2' }, { ...HEAD, id: 'c3', game: 'chess' });
  const { page } = await show(GamePage, { ...OF_BOGGLE, store });
  expect(page.findAll('.match')).toHaveLength(2);
  await press(page, 'Delete', '.match');
  await press(page, 'Delete', 'dialog');
  await flushPromises();
  expect(page.findAll('.match')).toHaveLength(1);
  expect(document.activeElement?.textContent).toBe('Go on playing');
});

test('a match that cannot be deleted is said to be still there', async () => {
  const store = { ...listing(HEAD), remove: () => Promise.reject(new Error('disc gone')) };
  const { page } = await show(GamePage, { ...OF_BOGGLE, store });
  await press(page, 'Delete', '.match');
  await press(page, 'Delete', 'dialog');
  expect(page.get('.notice').text()).toBe('The match could not be deleted (disc gone).');
  expect(page.findAll('.match')).toHaveLength(1);
});

test('matches that cannot be read are a notice, and the game can be played all the same', async () => {
  const store = { ...listing(), list: () => Promise.reject(new Error('disc gone')) };
  const { page } = await show(GamePage, { ...OF_BOGGLE, store });
  expect(page.get('.notice').text()).toBe('What is kept on this device could not be read (disc gone).');
  expect(control(page, 'All options').exists()).toBe(true);
});

test('a game that is not here is said not to be, with the way back', async () => {
  const { page } = await show(GamePage, { path: '/chess', props: { game: 'chess' } });
  expect(page.get('h1').text()).toBe('There is nothing here');
  expect(page.text()).toContain('There is no game called “chess” here.');
  expect(control(page, 'Back to the games').attributes('href')).toBe('/');
});
