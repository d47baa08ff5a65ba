import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Entry } from '#shared/match/entry.ts';
import { createIndexedDbStore, type QuickNotes } from '#shared/match/indexedDbStore.ts';
import { createMemoryStore, type MatchStore } from '#shared/match/matchStore.ts';
import type { MatchRecord } from '#shared/match/record.ts';

const RECORD: MatchRecord = {
  format: 'quoin-match',
  version: 1,
  game: 'any',
  rules: 1,
  seed: 7,
  settings: {},
  seats: [{ by: 'person', name: 'You' }],
  carried: null,
  resources: [],
  log: [],
  until: 0,
};

const entry = (n: number, at: number, type = 'step'): Entry => ({ n, at, by: 0, move: { type } });

function createNotes(): QuickNotes {
  const notes = new Map<string, string>();
  return {
    get: (key) => notes.get(key) ?? null,
    set: (key, value) => notes.set(key, value),
    remove: (key) => notes.delete(key),
  };
}

let clock = 0;
let matches = 0;

describe.each<[string, () => MatchStore]>([
  ['memory', () => createMemoryStore(() => clock)],
  ['IndexedDB', () => createIndexedDbStore(() => clock, createNotes())],
])('matches kept in %s', (_name, open) => {
  let store = open();
  let id = '';

  beforeEach(async () => {
    store = open();
    clock = 1000;
    matches += 1;
    id = `match-${matches}`;
    await store.create(id, RECORD);
  });

  it('come back as they were, entry by entry', async () => {
    await store.append(id, entry(1, 10));
    await store.append(id, entry(2, 20));
    expect(await store.read(id)).toEqual({ ...RECORD, log: [entry(1, 10), entry(2, 20)], until: 20 });
  });

  it('are created with the entries they begin with', async () => {
    await store.create(id, { ...RECORD, log: [entry(1, 5)], until: 9 });
    expect(await store.read(id)).toEqual({ ...RECORD, log: [entry(1, 5)], until: 9 });
  });

  it('take an entry once: the same again changes nothing, another one is a conflict', async () => {
    await store.append(id, entry(1, 10));
    expect(await store.append(id, entry(1, 10))).toBe('stored');
    expect(await store.append(id, entry(1, 10, 'other'))).toBe('conflict');
    expect(await store.read(id)).toMatchObject({ log: [entry(1, 10)] });
  });

  it('remember the time reached, which never goes back', async () => {
    await store.reach(id, 5000, false);
    await store.reach(id, 4000, false);
    expect(await store.read(id)).toMatchObject({ until: 5000 });
  });

  it('remember the time noted in a hurry', async () => {
    store.hurry(id, 7777);
    expect(await store.read(id)).toMatchObject({ until: 7777 });
  });

  it('are listed newest first, and tell what is over', async () => {
    clock = 2000;
    await store.create(`${id}-later`, RECORD);
    clock = 3000;
    await store.reach(id, 1, true);
    const heads = (await store.list()).filter((head) => head.id.startsWith(id));
    expect(heads).toEqual([
      { id, game: 'any', touched: 3000, final: true },
      { id: `${id}-later`, game: 'any', touched: 2000, final: false },
    ]);
  });

  it('are gone with their entries once removed', async () => {
    await store.append(id, entry(1, 10));
    await store.remove(id);
    expect(await store.read(id)).toBeNull();
    await store.create(id, RECORD);
    expect(await store.read(id)).toMatchObject({ log: [] });
  });

  it('take nothing more once deleted, and say so', async () => {
    await store.remove(id);
    await expect(store.append(id, entry(1, 10))).rejects.toThrow(/deleted/);
    await expect(store.reach(id, 1, false)).rejects.toThrow(/deleted/);
    expect(await store.read(id)).toBeNull();
  });

  it('keep a note of a later moment than the one saved', async () => {
    store.hurry(id, 900);
    await store.reach(id, 500, false);
    expect(await store.read(id)).toMatchObject({ until: 900 });
  });

  it('do not know a match that never was', async () => {
    expect(await store.read('nobody')).toBeNull();
  });
});
