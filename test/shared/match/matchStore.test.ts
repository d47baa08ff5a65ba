import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MatchBrief } from '#shared/match/brief.ts';
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

const BRIEF: MatchBrief = {
  doing: 'Round 2',
  line: 'You lead 3 to 1.',
  left: 42_000,
  tiles: { width: 2, faces: ['A', 'B', 'C', 'D'] },
  seat: 0,
  games: [{ at: 900, standing: [{ seat: 0, score: 3, won: true }] }],
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

  it('come back with where they were forked off, and with what stopped them', async () => {
    const origin = { id: 'first', n: 3, at: 900 };
    const attempt = entry(1, 5);
    const crash = { where: 'chart', at: 5, message: 'No.', stack: 'here', attempt } as const;
    await store.create(`${id}-fork`, { ...RECORD, origin, crash });
    await store.reach(`${id}-fork`, { until: 7, final: false, brief: null });
    expect(await store.read(`${id}-fork`)).toEqual({ ...RECORD, origin, crash, until: 7 });
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
    await store.reach(id, { until: 5000, final: false, brief: null });
    await store.reach(id, { until: 4000, final: false, brief: null });
    expect(await store.read(id)).toMatchObject({ until: 5000 });
  });

  it('remember the time noted in a hurry', async () => {
    store.hurry(id, { until: 7777, final: false, brief: null }, []);
    expect(await store.read(id)).toMatchObject({ until: 7777 });
  });

  it('remember the entries noted in a hurry, and go on after them', async () => {
    await store.append(id, entry(1, 10));
    store.hurry(id, { until: 30, final: false, brief: null }, [entry(2, 20), entry(3, 30)]);
    expect(await store.read(id)).toMatchObject({ log: [entry(1, 10), entry(2, 20), entry(3, 30)] });
    expect(await store.append(id, entry(3, 30))).toBe('stored');
    expect(await store.append(id, entry(3, 30, 'other'))).toBe('conflict');
    expect(await store.append(id, entry(4, 40))).toBe('stored');
    expect(await store.read(id)).toMatchObject({ log: [1, 2, 3, 4].map((n) => entry(n, n * 10)) });
  });

  it('list what was noted in a hurry of where the match is, and that it is over', async () => {
    await store.reach(id, { until: 20, final: false, brief: { ...BRIEF, doing: 'Going on' } });
    store.hurry(id, { until: 30, final: true, brief: { ...BRIEF, doing: 'Over' } }, []);
    const head = async () => (await store.list()).find((each) => each.id === id);
    expect(await head()).toMatchObject({ final: true, brief: { doing: 'Over' } });
    await store.read(id);
    expect(await head()).toMatchObject({ final: true, brief: { doing: 'Over' } });
    await store.reach(id, { until: 40, final: true, brief: { ...BRIEF, doing: 'Over, and looked at' } });
    expect(await head()).toMatchObject({ final: true, brief: { doing: 'Over, and looked at' } });
  });

  it('let what is stored stand over what was noted', async () => {
    await store.append(id, entry(1, 10));
    store.hurry(id, { until: 30, final: false, brief: null }, [entry(1, 10, 'other'), entry(2, 20)]);
    expect(await store.read(id)).toMatchObject({ log: [entry(1, 10), entry(2, 20)] });
  });

  it('are listed newest first, and tell what is over', async () => {
    clock = 2000;
    await store.create(`${id}-later`, RECORD);
    clock = 3000;
    await store.reach(id, { until: 1, final: true, brief: null });
    const heads = (await store.list()).filter((head) => head.id.startsWith(id));
    expect(heads).toEqual([
      { id, game: 'any', touched: 3000, started: 1000, final: true, brief: null, origin: null },
      {
        id: `${id}-later`,
        game: 'any',
        touched: 2000,
        started: 2000,
        final: false,
        brief: null,
        origin: null,
      },
    ]);
  });

  it('tell what they stood at when they were last saved; a save that knows nothing of it leaves that', async () => {
    await store.reach(id, { until: 1, final: false, brief: BRIEF });
    await store.reach(id, { until: 2, final: true, brief: null });
    const head = (await store.list()).find((each) => each.id === id);
    expect(head).toMatchObject({ final: true, brief: BRIEF });
  });

  it('are not played by being looked at: what is no news leaves when they were last played', async () => {
    clock = 2000;
    await store.reach(id, { until: 9, final: true, brief: BRIEF });
    clock = 3000;
    await store.reach(id, { until: 9, final: true, brief: { ...BRIEF, doing: 'Runde 2' } });
    await store.reach(id, { until: 5, final: false, brief: null });
    const head = async () => (await store.list()).find((each) => each.id === id);
    expect(await head()).toMatchObject({ touched: 2000, final: true, brief: { doing: 'Runde 2' } });
    await store.reach(id, { until: 10, final: true, brief: null });
    expect(await head()).toMatchObject({ touched: 3000 });
  });

  it('are played by a move that takes no time, as at a table that is paused', async () => {
    clock = 2000;
    await store.reach(id, { until: 9, final: false, brief: null });
    clock = 3000;
    await store.append(id, entry(1, 9));
    await store.reach(id, { until: 9, final: false, brief: null });
    expect((await store.list()).find((each) => each.id === id)).toMatchObject({ touched: 3000 });
  });

  it('stay over once they are over', async () => {
    await store.reach(id, { until: 1, final: true, brief: null });
    await store.reach(id, { until: 2, final: false, brief: null });
    expect((await store.list()).find((each) => each.id === id)).toMatchObject({ final: true });
  });

  it('tell in a list which match they were forked from, also once they have gone on', async () => {
    const origin = { id, n: 1, at: 9 };
    await store.create(`${id}-fork`, { ...RECORD, log: [entry(1, 5)], until: 9, origin });
    await store.append(`${id}-fork`, entry(2, 20));
    await store.reach(`${id}-fork`, { until: 20, final: false, brief: BRIEF });
    const heads = await store.list();
    expect(heads.find((head) => head.id === `${id}-fork`)).toMatchObject({ origin });
    expect(heads.find((head) => head.id === id)).toMatchObject({ origin: null });
    expect(await store.read(`${id}-fork`)).toMatchObject({ origin, log: [entry(1, 5), entry(2, 20)] });
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
    await expect(store.reach(id, { until: 1, final: false, brief: null })).rejects.toThrow(/deleted/);
    expect(await store.read(id)).toBeNull();
  });

  it('begin anew under the id of one that was deleted, whatever another page noted of that afterwards', async () => {
    await store.append(id, entry(1, 10));
    await store.remove(id);
    store.hurry(id, { until: 30, final: true, brief: BRIEF }, [entry(1, 10), entry(2, 20)]);
    await store.create(id, RECORD);
    expect(await store.read(id)).toEqual(RECORD);
    expect((await store.list()).find((head) => head.id === id)).toMatchObject({ final: false, brief: null });
  });

  it('keep a note of a later moment than the one saved', async () => {
    store.hurry(id, { until: 900, final: false, brief: null }, []);
    await store.reach(id, { until: 500, final: false, brief: null });
    expect(await store.read(id)).toMatchObject({ until: 900 });
  });

  it('do not know a match that never was', async () => {
    expect(await store.read('nobody')).toBeNull();
  });
});

it('a page that comes to know that its match was deleted leaves no note of it', async () => {
  const notes = createNotes();
  const store = createIndexedDbStore(() => clock, notes);
  const reached = { until: 30, final: false, brief: null };
  store.hurry('deleted', reached, [entry(1, 10)]);
  await expect(store.append('deleted', entry(1, 10))).rejects.toThrow(/deleted/);
  expect(notes.get('quoin:until:deleted')).toBeNull();
  store.hurry('deleted', reached, []);
  await expect(store.reach('deleted', reached)).rejects.toThrow(/deleted/);
  expect(notes.get('quoin:until:deleted')).toBeNull();
});

it('what an earlier version kept in IndexedDB is listed as begun nobody knows when, and can be played on', async () => {
  const store = createIndexedDbStore(() => clock, createNotes());
  await store.list();
  const { log: _log, ...record } = RECORD;
  const db = await openDB('quoin-matches');
  await db.put('matches', { id: 'early', game: 'any', touched: 5, final: false, record });
  db.close();
  const early = async () => (await store.list()).find((head) => head.id === 'early');
  expect(await early()).toEqual({
    id: 'early',
    game: 'any',
    touched: 5,
    started: 0,
    final: false,
    brief: null,
    origin: null,
  });
  await store.append('early', entry(1, 10));
  await store.reach('early', { until: 20, final: false, brief: BRIEF });
  expect(await early()).toMatchObject({ started: 0, brief: BRIEF });
  expect(await store.read('early')).toMatchObject({ until: 20, log: [entry(1, 10)] });
});
