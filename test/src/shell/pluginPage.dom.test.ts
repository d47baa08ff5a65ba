import { enableAutoUnmount, flushPromises } from '@vue/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { defineComponent, h } from 'vue';
import { usePageQuery } from '#shared/plugin/ui/pageQuery.ts';
import PluginPage from '#src/shell/PluginPage.vue';
import { game } from '#test/kit/game/game.ts';
import { demo } from './demoPlugin.ts';
import { openPage } from './openPage.ts';

enableAutoUnmount(afterEach);

const solver = { id: 'solve', title: 'Solver', blurb: 'All the words of a board.' };

const component = defineComponent(() => {
  const { query, set, linkTo, open } = usePageQuery();
  return () =>
    h('div', { class: 'solver' }, [
      h('p', query.value.board ?? 'empty'),
      h('button', { type: 'button', onClick: () => set({ board: 'ABCD' }) }, 'Type'),
      h('button', { type: 'button', onClick: () => open('new', { board: 'ABCD' }) }, 'Deal it'),
      h('a', { href: linkTo('solve', { board: 'ABCD' }) }, 'Link'),
    ]);
});

test('a page of a game has its address lent to it', async () => {
  const plugin = {
    ...demo,
    load: () => Promise.resolve({ ...game, pages: { solve: () => Promise.resolve(component) } }),
  };
  const { page, press, router } = await openPage(PluginPage, { props: { plugin, page: solver } });
  expect(page.get('h1').text()).toBe('Solver');
  expect(page.text()).toContain('All the words of a board.');
  expect(page.get('.solver p').text()).toBe('empty');
  await press('Type', '.solver');
  await flushPromises();
  expect(page.get('.solver p').text()).toBe('ABCD');
  expect(page.get('.solver a').attributes('href')).toBe(`${location.origin}/demo/solve?board=ABCD`);
  await press('Deal it', '.solver');
  expect(router.currentRoute.value.fullPath).toBe('/demo/new?board=ABCD');
});

test('a page that does not come is said in a sentence', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { page } = await openPage(PluginPage, { props: { plugin: demo, page: solver } });
  expect(page.get('.fault').text()).toContain('there is no such game');
});
