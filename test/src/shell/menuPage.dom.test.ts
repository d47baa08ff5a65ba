import { enableAutoUnmount, flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryHistory } from 'vue-router';
import { createMemoryStore, type MatchHead, type MatchStore } from '#shared/match/matchStore.ts';
import { createBrowserNotes } from '#src/profile/browserNotes.ts';
import { SERVICES } from '#src/profile/services.ts';
import MenuPage from '#src/shell/MenuPage.vue';
import { createArcadeRouter } from '#src/shell/router.ts';
import { fakeServices, fakeStorage } from '#test/src/profile/fakes.ts';

enableAutoUnmount(afterEach);

const HEAD = { id: 'a1', game: 'boggle', touched: 1_000_000, final: false };

let store: MatchStore;

beforeEach(() => {
  store = { ...createMemoryStore(() => 0), list: () => Promise.resolve([HEAD]) };
});

async function open(): Promise<VueWrapper> {
  const notes = createBrowserNotes(() => fakeStorage().storage);
  const router = createArcadeRouter('/', createMemoryHistory('/'));
  await router.push('/');
  const page = mount(MenuPage, {
    attachTo: document.body,
    global: {
      plugins: [createPinia(), router],
      provide: {
        [SERVICES]: fakeServices(store, notes),
      },
    },
  });
  await flushPromises();
  return page;
}

async function press(page: VueWrapper, name: string, within = ''): Promise<void> {
  const button = page.findAll(`${within} button`).find((each) => each.text() === name);
  if (button === undefined) throw new Error(`There is no button “${name}”.`);
  await button.trigger('click');
  await flushPromises();
}

test('a match that cannot be deleted is said to be still there, at once', async () => {
  store = { ...store, remove: () => Promise.reject(new Error('disc gone')) };
  const page = await open();
  await press(page, 'Delete', '.match');
  await press(page, 'Delete', 'dialog');
  expect(page.find('.notice').text()).toBe('The match could not be deleted (disc gone).');
  expect(page.findAll('.match')).toHaveLength(1);
});

test('a list with a damaged head is shown all the same', async () => {
  const damaged: object = { ...HEAD, id: 'b2', touched: 'long ago', game: 5 };
  const heads: readonly MatchHead[] = JSON.parse(JSON.stringify([HEAD, damaged]));
  store = { ...store, list: () => Promise.resolve(heads) };
  const page = await open();
  expect(page.findAll('.match')).toHaveLength(2);
  expect(page.text()).toContain('A match whose data is damaged');
  expect(page.text()).toContain('Last played nobody knows when');
});
