import { enableAutoUnmount, flushPromises } from '@vue/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { plugins } from '#shared/plugin/registry.ts';
import HelpPage from '#src/shell/HelpPage.vue';
import { openPage } from './openPage.ts';

enableAutoUnmount(afterEach);

test('every game has its rules behind its box, and Quoin itself is explained', async () => {
  const { page } = await openPage(HelpPage);
  expect(page.findAll('.game').map((each) => each.attributes('href'))).toEqual(
    plugins.map(({ id }) => `/help/${id}`),
  );
  expect(page.findAll('.topic h3').map((each) => each.text())).toEqual([
    'Keyboard',
    'Touch and mouse',
    'Screen readers',
    'Several people, one device',
    'Play together, each at a device of their own',
    'A table on your network',
    'The board of the day',
    'Word lists',
    'More time',
    'Where things are kept',
    'Match files',
    'Watch it again',
    'Dev mode',
  ]);
});

test('an empty name in the address is the overview', async () => {
  const { page } = await openPage(HelpPage, { props: { game: '' } });
  expect(page.find('h1').text()).toBe('How to play');
});

test('a game’s rules are drawn under its name, with one h1', async () => {
  const { page } = await openPage(HelpPage, { props: { game: 'boggle' } });
  await vi.waitUntil(() => page.find('.markdown h2').exists(), { timeout: 10_000 });
  await flushPromises();
  expect(page.findAll('h1').map((each) => each.text())).toEqual(['How to play Boggle']);
  expect(page.find('.markdown h2').text()).toBe('Boggle');
  const parts = page.findAll('.markdown h3').map((each) => each.text());
  expect(parts).toEqual(expect.arrayContaining(['A round', 'The count']));
});

test('a game that is not here is said not to be', async () => {
  const { page } = await openPage(HelpPage, { props: { game: 'tiddlywinks' } });
  expect(page.text()).toContain('There is no game called “tiddlywinks” here.');
});
