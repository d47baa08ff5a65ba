/** What the frame calls a game, where somebody has translated it. */
import { enableAutoUnmount, flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryHistory } from 'vue-router';
import { SERVICES } from '#src/profile/services.ts';
import { createArcadeRouter } from '#src/shell/router.ts';
import { speak } from '#src/shell/say.ts';
import MatchPage from '#src/table/MatchPage.vue';
import { CHANNEL } from '#src/table/useTenant.ts';
import { fakeServices } from '#test/src/profile/fakes.ts';
import { createPlace, ID, plainTable, type Place } from './seated.ts';
import { createBrowser } from './tabs.ts';

vi.mock('#games/boggle/BoggleTable.vue', () => ({ default: plainTable() }));
vi.mock('#shared/plugin/translations.ts', () => ({
  translations: {
    tags: ['de'],
    load: (_tag: string, game?: string) =>
      Promise.resolve({
        'match.ended': '{game}: Die Partie ist zu Ende.',
        ...(game === 'boggle' ? { 'plugin.title': 'Buchstabenbrett' } : {}),
      }),
    rules: () => Promise.resolve(null),
  },
}));

enableAutoUnmount(afterEach);

let place: Place;

beforeEach(async () => {
  vi.useFakeTimers();
  place = createPlace();
  await place.deal();
  await speak('de');
});
afterEach(async () => {
  await speak('en');
  vi.useRealTimers();
});

test('the end of a match is told with the title of its game in that language', async () => {
  await place.sit();
  await place.press('quit');
  await place.pass(0);
  expect(place.said.at(-1)?.text).toBe('Buchstabenbrett: Die Partie ist zu Ende.');
});

test('the page of a match bears the title of its game in that language', async () => {
  const router = createArcadeRouter('/', createMemoryHistory('/'));
  await router.push(`/match/${ID}`);
  const page = mount(MatchPage, {
    props: { id: ID },
    global: {
      plugins: [createPinia(), router],
      provide: {
        [SERVICES]: fakeServices(place.store, place.notes),
        [CHANNEL]: () => createBrowser().open(),
      },
    },
  });
  await place.pass(500);
  await vi.dynamicImportSettled();
  await flushPromises();
  expect(page.find('.plain').exists()).toBe(true);
  expect(document.title).toMatch(/^Buchstabenbrett –/);
});
