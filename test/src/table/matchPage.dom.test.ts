import { enableAutoUnmount, flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryHistory } from 'vue-router';
import { plugin } from '#games/boggle/index.ts';
import type { SeatIndex } from '#shared/match/entry.ts';
import { createMemoryStore, type MatchStore } from '#shared/match/matchStore.ts';
import { readRecord } from '#shared/match/readRecord.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import { ANNOUNCE, type Urgency } from '#shared/plugin/ui/announce.ts';
import { createBrowserNotes } from '#src/profile/browserNotes.ts';
import { newRecord } from '#src/profile/newRecord.ts';
import { SERVICES } from '#src/profile/services.ts';
import { createArcadeRouter } from '#src/shell/router.ts';
import MatchPage from '#src/table/MatchPage.vue';
import { CHANNEL } from '#src/table/useTenant.ts';
import { fakeServices, fakeStorage } from '#test/src/profile/fakes.ts';
import { plainTable, type Said } from './seated.ts';
import { createBrowser, type Browser } from './tabs.ts';

vi.mock('#games/boggle/BoggleTable.vue', () => ({ default: plainTable() }));

enableAutoUnmount(afterEach);

const ID = 'a1';
const PERSON: SeatIndex = 0;

let store: MatchStore;
let browser: Browser;
let said: Said[];

function announce(text: string, urgency: Urgency): void {
  said.push({ text, urgency });
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
  browser = createBrowser();
  said = [];
  store = createMemoryStore(() => Date.now());
  const game = await plugin.load();
  const settings = defaultsOf(plugin.settings);
  const carried = game.carry?.initial() ?? null;
  const record = newRecord(plugin, game, { seed: 1, settings, carried });
  await store.create(ID, record);
  await store.append(ID, { n: 1, at: 0, by: PERSON, move: { type: 'startRound' } });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A tab that opens the address of the match. */
async function openTab(): Promise<VueWrapper> {
  const router = createArcadeRouter('/', createMemoryHistory('/'));
  await router.push(`/match/${ID}`);
  const notes = createBrowserNotes(() => fakeStorage().storage);
  const page = mount(MatchPage, {
    attachTo: document.body,
    props: { id: ID },
    global: {
      plugins: [createPinia(), router],
      provide: {
        [SERVICES]: fakeServices(store, notes),
        [CHANNEL]: () => browser.open(),
        [ANNOUNCE]: announce,
      },
    },
  });
  await pass(500);
  return page;
}

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
  await flushPromises();
}

async function press(page: VueWrapper, name: string): Promise<void> {
  const button = page.findAll('button').find((each) => each.text() === name);
  if (button === undefined) throw new Error(`There is no button “${name}” in: ${page.text()}`);
  await button.trigger('click');
  await pass(100);
}

async function keptText(): Promise<string> {
  const record = readRecord(await store.read(ID));
  return JSON.stringify(record.ok ? record.value.log : record.message);
}

test('a match that another tab has is told before anything is opened', async () => {
  const first = await openTab();
  expect(first.find('.plain').exists()).toBe(true);
  const reads = vi.spyOn(store, 'read');
  const second = await openTab();
  expect(second.find('h1').text()).toBe('This match is open in another tab.');
  expect(second.find('.plain').exists()).toBe(false);
  expect(reads).not.toHaveBeenCalled();
  expect(first.find('.plain').exists()).toBe(true);
});

test('taken over, what the other tab still held comes along; and it is told, with a way back', async () => {
  const first = await openTab();
  await press(first, 'Resume');
  await first.find('textarea').setValue('held back');
  expect(await keptText()).not.toContain('held back');

  const second = await openTab();
  await press(second, 'Take over');
  expect(first.find('h1').text()).toBe('This match goes on in another tab');
  expect(await keptText()).toContain('held back');
  expect(second.find('.plain').exists()).toBe(true);
  // Time ran there, so it runs here.
  expect(second.find('.curtain').exists()).toBe(false);

  await second.find('textarea').setValue('and more');
  await press(first, 'Take it back');
  expect(second.find('h1').text()).toBe('This match goes on in another tab');
  expect(first.find('.plain').exists()).toBe(true);
  expect(await keptText()).toContain('and more');
});

test('that the other tab is being asked is said, by the regions that are there from boot', async () => {
  await openTab();
  const second = await openTab();
  const take = second.findAll('button').find((each) => each.text() === 'Take over');
  await take?.trigger('click');
  expect(said).toEqual([{ text: 'Asking the other tab …', urgency: 'polite' }]);
  expect(second.find('[role=status]').exists()).toBe(false);
  await pass(100);
});

test('a paused match comes paused', async () => {
  await openTab();
  const second = await openTab();
  await press(second, 'Take over');
  expect(second.find('.curtain').exists()).toBe(true);
});

test('a match nobody has played yet is there for the tab that takes it', async () => {
  await store.remove(ID);
  const game = await plugin.load();
  const settings = defaultsOf(plugin.settings);
  const carried = game.carry?.initial() ?? null;
  await store.create(ID, newRecord(plugin, game, { seed: 1, settings, carried }));
  await openTab();
  const second = await openTab();
  await press(second, 'Take over');
  expect(second.find('.plain').exists()).toBe(true);
});

test('a page that goes, and comes back anew, does not meet itself', async () => {
  const first = await openTab();
  dispatchEvent(new Event('pagehide'));
  const again = await openTab();
  expect(again.find('.plain').exists()).toBe(true);
  first.unmount();
});
