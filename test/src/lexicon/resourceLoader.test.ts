import { expect, test, vi } from 'vitest';
import { lexiconFor, resourcesFor, valueOf } from '#shared/dictionary/chosenLexicon.ts';
import { ENGLISH } from '#shared/dictionary/english.ts';
import { lexiconOf } from '#shared/dictionary/lexiconOf.ts';
import { createNodeLoader, namedWords } from '#src/lexicon/nodeResources.ts';
import { createResourceLoader } from '#src/lexicon/resourceLoader.ts';
import { loadLexiconBy } from '#src/lexicon/useLexicon.ts';

const MINE = namedWords('Mine', ['house', 'zzzyx']);
const OWN = { name: 'own:Mine', hash: MINE.hash };
const english = lexiconOf(['house'], {
  resource: ENGLISH,
  title: 'English',
  levels: { level: () => 10, isRude: () => true },
});

function sources() {
  return {
    english: vi.fn(() => Promise.resolve(english)),
    ownWords: vi.fn((hash: string) => Promise.resolve(hash === MINE.hash ? MINE.words : null)),
  };
}

test('an own list judges by its words, and has its levels and rude marks from English', async () => {
  const lexicon = await loadLexiconBy(createResourceLoader(sources()))(valueOf(MINE));
  expect(lexicon).toMatchObject({ title: 'Mine', size: 2, resource: OWN });
  expect([lexicon.has('zzzyx'), lexicon.has('apple')]).toEqual([true, false]);
  expect([lexicon.level('house'), lexicon.level('zzzyx')]).toEqual([10, null]);
  expect([lexicon.isRude('house'), lexicon.isRude('zzzyx')]).toEqual([true, false]);
});

test('a list is made ready once, also where it is asked for twice at a time', async () => {
  const from = sources();
  const load = createResourceLoader(from);
  const [once, again] = await Promise.all([load(OWN), load(OWN)]);
  expect(again).toBe(once);
  expect(await load(OWN)).toBe(once);
  expect(from.ownWords).toHaveBeenCalledOnce();
});

test('a list under another title is the same words', async () => {
  const load = createResourceLoader(sources());
  expect(await load({ ...OWN, name: 'own:Ours' })).toMatchObject({ title: 'Ours', size: 2 });
});

test('a list that is not here is one sentence, and found once it is', async () => {
  const from = sources();
  from.ownWords.mockResolvedValueOnce(null);
  const load = createResourceLoader(from);
  await expect(load(OWN)).rejects.toThrow(
    'This match was played with the word list “Mine”, which is not on this device. Load that list and open it again.',
  );
  expect(await load(OWN)).toMatchObject({ size: 2 });
});

test('another edition of English, and anything else, is one sentence', async () => {
  const load = createResourceLoader(sources());
  await expect(load({ ...ENGLISH, hash: 'f'.repeat(16) })).rejects.toThrow('another edition of the English');
  await expect(load({ name: 'klingon', hash: '0' })).rejects.toThrow('played with “klingon”, which is not');
});

test('why English could not be fetched is passed on, and it is tried anew', async () => {
  const from = sources();
  from.english.mockRejectedValueOnce(new Error('There is no connection.'));
  const load = createResourceLoader(from);
  await expect(load(ENGLISH)).rejects.toThrow('There is no connection.');
  expect(await load(ENGLISH)).toBe(english);
});

test('without a browser English is read from the project, and lists from files that were named', async () => {
  const load = createNodeLoader(process.cwd(), [MINE]);
  const fetched = await Promise.all(resourcesFor(valueOf(MINE)).map(load));
  const [own, whole] = [
    lexiconFor(valueOf(MINE), { 'own:Mine': fetched[0] }),
    lexiconFor('english', { english: fetched[1] }),
  ];
  expect(own.level('house')).toBe(10);
  expect(whole.size).toBeGreaterThan(240_000);
  expect(whole.resource).toEqual(ENGLISH);
});
