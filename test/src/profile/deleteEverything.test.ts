import { createPinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { createApp } from 'vue';
import { createMemoryStore, type MatchStore } from '#shared/match/matchStore.ts';
import { recordOf } from '#shared/match/play.ts';
import { pluginOf } from '#shared/plugin/registry.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import { createBrowserNotes } from '#src/profile/browserNotes.ts';
import { deleteEverything } from '#src/profile/deleteEverything.ts';
import { SERVICES } from '#src/profile/services.ts';
import { useMatches } from '#src/profile/useMatches.ts';
import { fakeServices, fakeStorage, type FakeStorage } from './fakes.ts';

const lists = { removeAll: vi.fn(() => Promise.resolve()) };

let fake: FakeStorage;
let store: MatchStore;

async function begin(id: string): Promise<void> {
  const plugin = pluginOf('boggle');
  if (plugin === undefined) throw new Error('Boggle is not here.');
  const game = await plugin.load();
  const seats = [{ by: 'person' as const, name: 'You' }];
  const given = { seed: 1, settings: defaultsOf(plugin.settings), carried: null, seats };
  await store.create(id, recordOf(plugin, game, given, [], 0));
}

function profile(): ReturnType<typeof useMatches> {
  const pinia = createPinia();
  const notes = createBrowserNotes(() => fake.storage);
  createApp({}).use(pinia).provide(SERVICES, fakeServices(store, notes));
  return useMatches(pinia);
}

beforeEach(async () => {
  lists.removeAll.mockClear();
  fake = fakeStorage();
  store = createMemoryStore(() => 0);
  for (const key of [
    'quoin:preferences',
    'quoin:carried:boggle',
    'quoin:set-aside:boggle:1',
    'other:thing',
  ]) {
    fake.storage.setItem(key, '1');
  }
  await begin('a');
  await begin('b');
});

const keys = (): readonly string[] =>
  Array.from({ length: fake.storage.length }, (_, n) => fake.storage.key(n) ?? '');

test('every match and every note of Quoin is gone, also what another tab began; nothing else is touched', async () => {
  expect(await deleteEverything(profile(), lists)).toBeNull();
  expect(await store.list()).toEqual([]);
  expect(lists.removeAll).toHaveBeenCalledOnce();
  expect(keys()).toEqual(['other:thing']);
});

test('a match that cannot be deleted is said, the others go, and the notes stay', async () => {
  const { remove } = store;
  store = { ...store, remove: (id) => (id === 'a' ? Promise.reject(new Error('disc gone')) : remove(id)) };
  expect(await deleteEverything(profile(), lists)).toBe('The match could not be deleted (disc gone).');
  expect((await store.list()).map(({ id }) => id)).toEqual(['a']);
  expect(keys()).toHaveLength(4);
  expect(lists.removeAll).not.toHaveBeenCalled();
});
