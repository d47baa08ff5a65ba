import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createIndexedDbLists } from '#src/lexicon/indexedDbLists.ts';
import {
  createMemoryLists,
  createResilientLists,
  type OwnList,
  type OwnListStore,
} from '#src/lexicon/ownListStore.ts';

const ANN: OwnList = { hash: 'a'.repeat(16), title: 'Ann’s', size: 2, added: 5 };
const ZOO: OwnList = { hash: 'b'.repeat(16), title: 'Zoo', size: 1, added: 3 };

beforeEach(async () => {
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
});

describe.each<readonly [string, () => OwnListStore]>([
  ['the browser', createIndexedDbLists],
  ['memory', createMemoryLists],
])('word lists kept in %s', (_where, create) => {
  it('are listed by title, with their words to be had', async () => {
    const store = create();
    await store.add(ZOO, ['lion']);
    await store.add(ANN, ['house', 'tile']);
    expect(await store.list()).toEqual([ANN, ZOO]);
    expect(await store.words(ANN.hash)).toEqual(['house', 'tile']);
    expect(await store.words('c'.repeat(16))).toBeNull();
  });

  it('are renamed and removed', async () => {
    const store = create();
    await store.add(ANN, ['house', 'tile']);
    await store.rename(ANN.hash, 'Ours');
    expect(await store.list()).toEqual([{ ...ANN, title: 'Ours' }]);
    await store.remove(ANN.hash);
    expect(await store.list()).toEqual([]);
    expect(await store.words(ANN.hash)).toBeNull();
    await store.rename(ANN.hash, 'Nobody’s');
    expect(await store.list()).toEqual([]);
  });
});

describe('word lists in the browser', () => {
  it('outlive the page, and leave the matches’ database alone', async () => {
    await createIndexedDbLists().add(ANN, ['house', 'tile']);
    expect(await createIndexedDbLists().words(ANN.hash)).toEqual(['house', 'tile']);
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['quoin-word-lists']);
  });

  it('of which one is damaged are the others', async () => {
    await createIndexedDbLists().add(ANN, ['house', 'tile']);
    const db = await openDB('quoin-word-lists', 1);
    await db.put('lists', { hash: 'c'.repeat(16), title: 7 });
    db.close();
    expect(await createIndexedDbLists().list()).toEqual([ANN]);
  });

  it('that refuses are in memory until the page closes, and it is told', async () => {
    const refused = vi.fn();
    const full: OwnListStore = {
      ...createMemoryLists(),
      add: () => Promise.reject(new Error('full')),
    };
    const store = createResilientLists(full, refused);
    await store.add(ANN, ['house', 'tile']);
    expect(refused).toHaveBeenCalledOnce();
    expect(await store.list()).toEqual([ANN]);
    expect(await store.words(ANN.hash)).toEqual(['house', 'tile']);
    await store.rename(ANN.hash, 'Ours');
    expect((await store.list())[0]?.title).toBe('Ours');
    await store.remove(ANN.hash);
    expect(await store.list()).toEqual([]);
  });
});
