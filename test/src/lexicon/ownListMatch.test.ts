/** A match that is played with a list of one's own: begun, kept, opened again, sent to where the list is missing. */
import { createPinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { createApp } from 'vue';
import { valueOf } from '#shared/dictionary/chosenLexicon.ts';
import { hashOfWords } from '#shared/dictionary/wordHash.ts';
import { createMemoryStore, type MatchStore } from '#shared/match/matchStore.ts';
import { pluginOf } from '#shared/plugin/registry.ts';
import { createMemoryLists, type OwnListStore } from '#src/lexicon/ownListStore.ts';
import { useOwnLists } from '#src/lexicon/useOwnLists.ts';
import { createBrowserNotes } from '#src/profile/browserNotes.ts';
import { SERVICES } from '#src/profile/services.ts';
import { useMatches } from '#src/profile/useMatches.ts';
import { openMatch } from '#src/table/openMatch.ts';
import { findWatched } from '#src/watch/findWatched.ts';
import { fakeServices, fakeStorage } from '#test/src/profile/fakes.ts';

const WORDS = '# Mine\nHouse\nzzzyx\n';
const MISSING =
  'This match was played with the word list “Mine”, which is not on this device. Load that list and open it again.';

interface Device {
  readonly matches: ReturnType<typeof useMatches>;
  readonly lists: ReturnType<typeof useOwnLists>;
  readonly store: MatchStore;
}

function device(): Device {
  const kept: OwnListStore = createMemoryLists();
  const store = createMemoryStore(() => 7);
  const pinia = createPinia();
  const notes = createBrowserNotes(() => fakeStorage().storage);
  createApp({})
    .use(pinia)
    .provide(SERVICES, fakeServices(store, notes, kept));
  return { matches: useMatches(pinia), lists: useOwnLists(pinia), store };
}

const found = pluginOf('boggle');
if (found === undefined) throw new Error('Boggle is not in the registry.');
const boggle = found;
const key = Object.entries(boggle.settings).find(([, { kind }]) => kind === 'lexicon')?.[0] ?? '';

function file(text: string, name = 'match.json'): File {
  return new File([text], name);
}

let home: Device;
let id: string;

beforeEach(async () => {
  home = device();
  const added = await home.lists.addFile(file(WORDS, 'Mine.txt'), 'Mine');
  if (!added.ok) throw new Error(added.message);
  id = await home.matches.begin(boggle, { [key]: valueOf(added.value) });
});

test('its record names the list by title and words, and English for what the list borrows', async () => {
  expect(await home.store.read(id)).toMatchObject({
    resources: [{ name: 'own:Mine', hash: hashOfWords(['house', 'zzzyx']) }, { name: 'english' }],
  });
});

test('it is opened again, and watched, where the list is kept', async () => {
  expect(await openMatch(home.store, pluginOf, id, home.matches.load)).toMatchObject({ kind: 'open' });
  const watched = await findWatched({ from: 'store', id, store: home.store }, home.matches.load);
  expect(watched.ok).toBe(true);
});

test('a list that is called otherwise now is the same list', async () => {
  const [list] = home.lists.lists;
  await home.lists.rename(list?.hash ?? '', 'Ours');
  expect(await openMatch(home.store, pluginOf, id, home.matches.load)).toMatchObject({ kind: 'open' });
});

test('removed, the list is missed by that match; and how many miss it is known before', async () => {
  const hash = hashOfWords(['house', 'zzzyx']);
  expect(await home.lists.matchesWith(hash)).toBe(1);
  expect(await home.lists.matchesWith('f'.repeat(16))).toBe(0);
  await home.lists.remove(hash);
  const away = device();
  await away.store.create(id, JSON.parse(JSON.stringify(await home.store.read(id))));
  const opened = await openMatch(away.store, pluginOf, id, away.matches.load);
  expect(opened).toMatchObject({ kind: 'refused', message: MISSING, lacks: true });
});

test('sent elsewhere it is refused whole with the sentence, and comes in once the list is there', async () => {
  const text = JSON.stringify(await home.store.read(id));
  const away = device();
  expect(await away.matches.bringIn(file(text))).toMatchObject({ ok: false, message: MISSING });
  expect(await findWatched({ from: 'text', text }, away.matches.load)).toMatchObject({
    ok: false,
    message: MISSING,
  });
  expect(await away.store.list()).toEqual([]);

  // Another order, another case, another name: the same words.
  const added = await away.lists.add('ZZZYX\nhouse', 'From Ann');
  expect(added).toMatchObject({ ok: true, value: { size: 2, title: 'From Ann' } });
  const brought = await away.matches.bringIn(file(text));
  if (!brought.ok) throw new Error(brought.message);
  expect(await openMatch(away.store, pluginOf, brought.value, away.matches.load)).toMatchObject({
    kind: 'open',
    record: { resources: [{ name: 'own:Mine' }, { name: 'english' }] },
  });
});

test('a match with a list that is not here is not begun', async () => {
  const away = device();
  const value = valueOf({ hash: 'f'.repeat(16), title: 'Gone' });
  await expect(away.matches.begin(boggle, { [key]: value })).rejects.toThrow('the word list “Gone”');
  expect(await away.store.list()).toEqual([]);
});

test('the same words are not added twice, and a wrong file changes nothing', async () => {
  expect(await home.lists.add('house\nzzzyx', 'Twice')).toMatchObject({
    ok: false,
    message: 'These words are here already, as “Mine”.',
  });
  expect(await home.lists.addFile(file('one\nt-wo'), 'Bad')).toMatchObject({
    ok: false,
    message: 'Line 2: “t-wo” is not a word of 2 to 30 letters a to z.',
  });
  expect(home.lists.lists.map(({ title }) => title)).toEqual(['Mine']);
});
