import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '#shared/json.ts';
import { createBrowserNotes, type BrowserNotes } from '#src/profile/browserNotes.ts';
import { createAlone } from '#src/profile/alone.ts';
import { createCarriedStore, type Alone, type CarriedStore } from '#src/profile/carriedStore.ts';
import { fakeStorage, wordsCarry, type FakeStorage } from './fakes.ts';

const GAME = { id: 'words', title: 'Words' };

let fake: FakeStorage;
let notes: BrowserNotes;
let store: CarriedStore;

function openTab(): CarriedStore {
  notes = createBrowserNotes(() => fake.storage);
  return createCarriedStore(notes, createAlone(undefined));
}

beforeEach(() => {
  fake = fakeStorage();
  store = openTab();
});

test('a first match begins with the game’s own value', () => {
  expect(store.load(GAME, wordsCarry)).toEqual({ carried: ['start'], warning: null });
  expect(store.load(GAME, undefined)).toEqual({ carried: null, warning: null });
});

test('what a match leaves behind is there for the next, also after a reload', async () => {
  await store.keep(GAME, wordsCarry, { match: 'a', base: ['start'], ours: ['start', 'learned'] });
  expect(openTab().load(GAME, wordsCarry).carried).toEqual(['learned', 'start']);
});

test('two matches that began alike lose nothing of each other', async () => {
  const other = openTab();
  await store.keep(GAME, wordsCarry, { match: 'a', base: ['start'], ours: ['start', 'one'] });
  await other.keep(GAME, wordsCarry, { match: 'b', base: ['start'], ours: ['start', 'two'] });
  expect(store.load(GAME, wordsCarry).carried).toEqual(['one', 'start', 'two']);
});

test('a match counts once, however often it ends', async () => {
  await store.keep(GAME, wordsCarry, { match: 'a', base: ['start'], ours: ['one'] });
  await store.keep(GAME, wordsCarry, { match: 'b', base: ['one'], ours: ['two'] });
  await store.keep(GAME, wordsCarry, { match: 'a', base: ['start'], ours: ['one'] });
  expect(store.load(GAME, wordsCarry).carried).toEqual(['two']);
});

describe.each([
  ['cut off', '{"value":["sta'],
  ['of another make', '{"words":3}'],
  ['of a wrong value', '{"value":[1,2],"matches":[]}'],
])('stored data that is %s', (_kind, text) => {
  test('is set aside, said in one sentence, and the game starts afresh', () => {
    notes.set('quoin:carried:words', text);
    const loaded = store.load(GAME, wordsCarry);
    expect(loaded.carried).toEqual(['start']);
    expect(loaded.warning).toMatch(/^What Words kept .* is set aside, and Words starts afresh\.$/);
    expect(notes.get('quoin:set-aside:words:1')).toBe(text);
    expect(store.load(GAME, wordsCarry).warning).toBeNull();
  });

  test('never replaces what was set aside before', () => {
    for (const bad of [text, `${text} again`]) {
      notes.set('quoin:carried:words', bad);
      store.load(GAME, wordsCarry);
    }
    expect(notes.get('quoin:set-aside:words:1')).toBe(text);
    expect(notes.get('quoin:set-aside:words:2')).toBe(`${text} again`);
  });
});

test('damaged data for which there is no room elsewhere is left in its place, and played without', async () => {
  notes.set('quoin:carried:words', 'damaged');
  fake.full = true;
  const stuck = /stays as it is, and until this page closes Words starts afresh\.$/;
  expect(store.load(GAME, wordsCarry)).toMatchObject({
    carried: ['start'],
    warning: expect.stringMatching(stuck),
  });
  await store.keep(GAME, wordsCarry, { match: 'a', base: ['start'], ours: ['start', 'one'] });
  expect(store.load(GAME, wordsCarry).carried).toEqual(['one', 'start']);
  expect(notes.get('quoin:carried:words')).toBe('damaged');
  expect(openTab().load(GAME, wordsCarry).carried).toEqual(['start']);
  expect(notes.get('quoin:set-aside:words:1')).toBeNull();
});

test('once there is room it is set aside, and what came since takes its place', async () => {
  notes.set('quoin:carried:words', 'damaged');
  fake.full = true;
  await store.keep(GAME, wordsCarry, { match: 'a', base: ['start'], ours: ['start', 'one'] });
  fake.full = false;
  expect(store.load(GAME, wordsCarry).carried).toEqual(['one', 'start']);
  expect(notes.get('quoin:set-aside:words:1')).toBe('damaged');
  expect(openTab().load(GAME, wordsCarry)).toEqual({ carried: ['one', 'start'], warning: null });
});

test('where storage is refused it says so, and the page remembers until it closes', async () => {
  fake.refuse = true;
  const { kept, sentence } = await store.keep(GAME, wordsCarry, {
    match: 'a',
    base: ['start'],
    ours: ['start', 'one'],
  });
  expect(kept).toBe(false);
  expect(sentence).toMatch(/could not be kept/);
  expect(store.load(GAME, wordsCarry).carried).toEqual(['one', 'start']);
});

test('a match that is kept already needs no room on a full disc', async () => {
  const legacy = { match: 'a', base: ['start'], ours: ['start', 'one'] };
  expect(await store.keep(GAME, wordsCarry, legacy)).toEqual({ kept: true, sentence: null });
  fake.full = true;
  expect(await store.keep(GAME, wordsCarry, legacy)).toEqual({ kept: true, sentence: null });
});

test('with locks, each tab waits for the other’s work to be done', async () => {
  let free: Promise<unknown> = Promise.resolve();
  const inTurn: Alone = (_name, work) => {
    const turn = free.then(work);
    free = turn;
    return turn;
  };
  const locked = createCarriedStore(notes, inTurn);
  await Promise.all([
    locked.keep(GAME, wordsCarry, { match: 'a', base: ['start'], ours: ['start', 'one'] }),
    locked.keep(GAME, wordsCarry, { match: 'b', base: ['start'], ours: ['start', 'two'] }),
  ]);
  expect(locked.load(GAME, wordsCarry).carried).toEqual(['one', 'start', 'two']);
});

describe('what is kept can be replaced by hand', () => {
  const add = (word: string) => (kept: Json) => [...v.parse(v.array(v.string()), kept), word];

  test('and is there after a reload', async () => {
    expect(await store.replace(GAME, wordsCarry, () => ['mine'])).toBeNull();
    expect(openTab().load(GAME, wordsCarry)).toEqual({ carried: ['mine'], warning: null });
  });

  test('given what stands there at that moment, not what was read before', async () => {
    const other = openTab();
    await other.keep(GAME, wordsCarry, { match: 'a', base: ['start'], ours: ['start', 'learned'] });
    await store.replace(GAME, wordsCarry, add('mine'));
    expect(store.load(GAME, wordsCarry).carried).toEqual(['learned', 'start', 'mine']);
  });

  test('a match that has ended before does not come back, one that ends later is merged in', async () => {
    await store.keep(GAME, wordsCarry, { match: 'a', base: ['start'], ours: ['start', 'one'] });
    await store.replace(GAME, wordsCarry, () => ['mine']);
    await store.keep(GAME, wordsCarry, { match: 'a', base: ['start'], ours: ['start', 'one'] });
    expect(store.load(GAME, wordsCarry).carried).toEqual(['mine']);
    await store.keep(GAME, wordsCarry, { match: 'b', base: ['start'], ours: ['start', 'two'] });
    expect(store.load(GAME, wordsCarry).carried).toEqual(['mine', 'two']);
  });

  test('damaged data is set aside first, never written over', async () => {
    notes.set('quoin:carried:words', 'damaged');
    expect(await store.replace(GAME, wordsCarry, add('mine'))).toMatch(/is set aside/);
    expect(notes.get('quoin:set-aside:words:1')).toBe('damaged');
    expect(store.load(GAME, wordsCarry)).toEqual({ carried: ['start', 'mine'], warning: null });
  });

  test('damaged data for which there is no room elsewhere stays, and the new value holds meanwhile', async () => {
    notes.set('quoin:carried:words', 'damaged');
    fake.full = true;
    expect(await store.replace(GAME, wordsCarry, () => ['mine'])).toMatch(/stays as it is/);
    expect(notes.get('quoin:carried:words')).toBe('damaged');
    expect(store.load(GAME, wordsCarry).carried).toEqual(['mine']);
  });

  test('where storage is full it says so, and the page remembers until it closes', async () => {
    fake.full = true;
    expect(await store.replace(GAME, wordsCarry, () => ['mine'])).toMatch(/only until this page closes/);
    expect(store.load(GAME, wordsCarry).carried).toEqual(['mine']);
  });

  test('two tabs that add at once, with locks, lose nothing of each other', async () => {
    let free: Promise<unknown> = Promise.resolve();
    const inTurn: Alone = (_name, work) => {
      const turn = free.then(work);
      free = turn;
      return turn;
    };
    const [one, two] = [createCarriedStore(notes, inTurn), createCarriedStore(notes, inTurn)];
    await Promise.all([
      one.replace(GAME, wordsCarry, add('one')),
      two.replace(GAME, wordsCarry, add('two')),
      one.keep(GAME, wordsCarry, { match: 'a', base: ['start'], ours: ['start', 'three'] }),
    ]);
    expect(one.load(GAME, wordsCarry).carried).toEqual(['one', 'start', 'three', 'two']);
  });
});
