import { expect, test } from 'vitest';
import { createMemoryStore, type MatchStore } from '#shared/match/matchStore.ts';
import { pluginOf } from '#shared/plugin/registry.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import { newRecord } from '#src/profile/newRecord.ts';
import { openMatch } from '#src/table/openMatch.ts';
import { loadHere } from '#test/src/lexicon/loadHere.ts';

async function stored(change: (record: object) => unknown): Promise<MatchStore> {
  const plugin = pluginOf('boggle');
  if (plugin === undefined) throw new Error('Boggle is not in the registry.');
  const game = await plugin.load();
  const carried = game.carry?.initial() ?? null;
  const record = newRecord(plugin, game, { seed: 1, settings: defaultsOf(plugin.settings), carried });
  const store = createMemoryStore(() => 0);
  return { ...store, read: () => Promise.resolve(change(record)) };
}

test('a sound match opens with its game, its table and its timeline', async () => {
  const opened = await openMatch(await stored((record) => record), pluginOf, 'a', loadHere);
  expect(opened).toMatchObject({ kind: 'open', record: { game: 'boggle' }, timeline: { log: [] } });
});

test('a match nobody kept is missing', async () => {
  expect(await openMatch(await stored(() => null), pluginOf, 'a', loadHere)).toEqual({ kind: 'missing' });
});

test.each([
  ['not a record at all', () => ({ strange: true }), /not a Quoin match record/],
  ['of a game that is not here', (r: object) => ({ ...r, game: 'chess' }), /“chess”/],
  ['of other rules', (r: object) => ({ ...r, rules: 999 }), /version 999 of the rules/],
  ['of absurd settings', (r: object) => ({ ...r, settings: { target: 0 } }), /whole number from 1 to/],
  ['damaged inside', (r: object) => ({ ...r, seats: 'none' }), /damaged at seats/],
])(
  'stored data that is %s is refused in a sentence, and kept to be saved',
  async (_kind, change, sentence) => {
    const store = await stored(change);
    const opened = await openMatch(store, pluginOf, 'a', loadHere);
    if (opened.kind !== 'refused') throw new Error(`It was ${opened.kind}.`);
    expect(opened.message).toMatch(sentence);
    expect(opened.raw).toEqual(await store.read('a'));
  },
);

test('storage that cannot be read is said, not thrown', async () => {
  const store = { ...(await stored(() => null)), read: () => Promise.reject(new Error('disc gone')) };
  expect(await openMatch(store, pluginOf, 'a', loadHere)).toEqual({
    kind: 'refused',
    message: 'This match could not be read (disc gone).',
    raw: undefined,
  });
});

test('whatever throws on the way is said in a sentence', async () => {
  const find = (): never => {
    throw new Error('no registry');
  };
  const opened = await openMatch(await stored((record) => record), find, 'a', loadHere);
  expect(opened).toMatchObject({ kind: 'refused', message: expect.stringContaining('no registry') });
});
