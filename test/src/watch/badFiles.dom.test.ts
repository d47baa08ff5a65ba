/** What people do with bad files: each is opened up to its last sound entry or refused, and one sentence says where and why. */
import { createPinia, setActivePinia } from 'pinia';
import { createApp } from 'vue';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStore, type MatchStore } from '#shared/match/matchStore.ts';
import { MAX_RECORD_LENGTH } from '#shared/match/readRecord.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import { createBrowserNotes } from '#src/profile/browserNotes.ts';
import { SERVICES } from '#src/profile/services.ts';
import { BROKEN, useMatches } from '#src/profile/useMatches.ts';
import { findWatched } from '#src/watch/findWatched.ts';
import { linkTo } from '#src/watch/recordAddress.ts';
import { encodeRecord } from '#src/watch/recordLink.ts';
import { loadHere } from '#test/src/lexicon/loadHere.ts';
import { fakeServices, fakeStorage } from '#test/src/profile/fakes.ts';
import { cardRecord } from '#test/src/inspector/watching.ts';

vi.mock('#shared/plugin/registry.ts', async (original) => {
  const { plugin } = await import('#test/kit/game/index.ts');
  const registry = await original<{ pluginOf: (id: string) => object | undefined }>();
  return { ...registry, pluginOf: (id: string) => (id === plugin.id ? plugin : registry.pluginOf(id)) };
});

const { record: beginning } = await cardRecord(0);
/** A round, a look at the cards, and a turn more. */
const record: MatchRecord = {
  ...beginning,
  log: ['keep', 'keep', 'swap', 'keep'].map((type, i) => ({
    n: i + 1,
    at: [1000, 2000, 6000, 7000][i] ?? 0,
    by: i % 2,
    move: { type },
  })),
  until: 7500,
};
let store: MatchStore;

beforeEach(() => {
  store = createMemoryStore(() => 0);
  const pinia = createPinia();
  const notes = createBrowserNotes(() => fakeStorage().storage);
  createApp({ render: () => null })
    .use(pinia)
    .provide(SERVICES, fakeServices(store, notes));
  setActivePinia(pinia);
});

function withEntry(i: number, change: object): string {
  return JSON.stringify({
    ...record,
    log: record.log.map((entry, k) => (k === i ? { ...entry, ...change } : entry)),
  });
}

function withField(change: object): string {
  return JSON.stringify({ ...record, ...change });
}

const crash = { where: 'chart', at: 7500, message: 'No such card', stack: '', attempt: null };

/** Opened up to an entry; what the sentence says. */
const OPENED: readonly (readonly [what: string, text: string, entries: number, says: RegExp])[] = [
  [
    'entries out of order',
    withField({ log: [1, 0, 2, 3].map((i) => record.log[i]) }),
    0,
    /log\.0: entry 1 is numbered 2/,
  ],
  ['an entry left out', withField({ log: record.log.toSpliced(1, 1) }), 1, /log\.1: entry 2 is numbered 3/],
  ['time that runs back', withEntry(2, { at: 5 }), 2, /log\.2: its time runs backwards/],
  ['an entry that is none', withEntry(3, { move: 'keep' }), 3, /log\.3: it is neither a move nor/],
  [
    'a move of another game',
    withEntry(2, { move: { type: 'castle' } }),
    2,
    /^Entry 3 .*not a move of this game/,
  ],
  [
    'a move with more to it',
    withEntry(1, { move: { type: 'keep', card: 13 } }),
    1,
    /^Entry 2 .*not a move of this game/,
  ],
  ['a move out of turn', withEntry(1, { by: 0 }), 1, /^Entry 2 .*not your turn/],
  ['a seat that is not there', withEntry(0, { by: 9 }), 0, /^Entry 1 .*no seat 9/],
  [
    'going back into the future',
    withEntry(1, { move: undefined, by: 'table', table: { type: 'back', to: 7 } }),
    1,
    /^Entry 2 .*goes back to entry 7/,
  ],
  ['a mistake that was noted', withField({ crash }), 4, /No such card/],
];

/** Refused as a whole. */
const REFUSED: readonly (readonly [what: string, text: string, says: RegExp])[] = [
  ['an empty file', '', /it is empty/],
  ['nothing but blanks', ' \n ', /it is empty|no text/],
  [
    'a file cut off',
    JSON.stringify(record).slice(0, 300),
    /cut off: it stops at character 300, before its end/,
  ],
  ['an image', '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR\uFFFD\u0000', /is not a match record/],
  ['words', 'tend\ntrain\n', /is not a match record/],
  ['another program’s file', '{"hello":[1,2]}', /not a Quoin match record/],
  ['a list', '[1,2,3]', /not a Quoin match record/],
  ['a number', '7', /not a Quoin match record/],
  [
    'a game that is not here',
    withField({ game: 'last-counter' }),
    /“last-counter”, a game that is not here|not here \(“last-counter”\)/,
  ],
  ['another game’s record under this name', withField({ game: 'boggle' }), /settings do not fit|rules/],
  ['other rules', withField({ rules: 99 }), /version 99 of the rules of High Card; these are version 1/],
  ['a newer Quoin', withField({ version: 9 }), /version 9, from a newer Quoin/],
  [
    'a word list nobody knows',
    withField({ resources: [{ name: 'klingon', hash: 'x' }] }),
    /“klingon”, which is not on this device/,
  ],
  ['settings that are none', withField({ settings: { goal: 99 } }), /settings do not fit/],
  ['too many seats', withField({ seats: Array.from({ length: 60 }, () => record.seats[0]) }), /seats 2 to 4/],
  [
    'a computer player nobody knows',
    withField({ seats: [{ by: 'bot', bot: 'hal', name: 'HAL' }, record.seats[1]] }),
    /no such computer player/,
  ],
  ['an end before its last entry', withField({ until: 3 }), /it ends before its last entry/],
  ['a field too many', withField({ extra: 1 }), /a field too many/],
  [
    'a name that reaches behind objects',
    JSON.stringify(record).replace('{', '{"__proto__":{"ok":true},'),
    /damaged at __proto__: a field may not be called so/,
  ],
  [
    'the same deep within',
    withEntry(1, { move: JSON.parse('{"type":"keep","constructor":{}}') }),
    /log\.1\.move\.constructor/,
  ],
  [
    'a text of 5 MB',
    withEntry(1, { move: { type: 'x'.repeat(5_000_000) } }),
    /log\.1\.move\.type: a text of more than 100000 characters/,
  ],
  [
    'nested without end',
    withField({ carried: JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) }),
    /nested more than 100 deep/,
  ],
  [
    'a million entries',
    `{"format":"quoin-match","version":1,"log":[${'0,'.repeat(999_999)}0]}`,
    /more than 100000 entries/,
  ],
];

function fileOf(text: string): Pick<File, 'size' | 'text'> {
  return new File([text], 'match.json', { type: 'application/json' });
}

/** One sentence fit for a person: it begins as one, ends as one, and holds nothing that cannot be read. */
function expectSentence(message: string): void {
  expect(message).toMatch(/^[A-Z“].*[.!?…)]$/s);
  expect(message).not.toMatch(/\p{Cc}|undefined|\[object/u);
  expect(message.length).toBeLessThan(500);
}

describe.each(OPENED)('%s', (_what, text, entries, says) => {
  test.each(['file', 'text', 'link'] as const)('as a %s is opened up to there, and says so', async (from) => {
    const parsed: MatchRecord = JSON.parse(text);
    const link = linkTo('inspect', (await encodeRecord(parsed)) ?? '', 'https://example.org/');
    const found = await findWatched(
      from === 'file' ? { from, file: fileOf(text) } : { from: 'text', text: from === 'link' ? link : text },
      loadHere,
    );
    if (!found.ok) throw new Error(found.message);
    expect(found.value.timeline().log).toEqual(parsed.log.slice(0, entries));
    expect(found.value.broken?.message).toMatch(says);
    expectSentence(found.value.broken?.message ?? '');
  });

  test('is no match to play on: the menu refuses it with the same words, and keeps nothing', async () => {
    const brought = await useMatches().bringIn(fileOf(text));
    expect(brought).toMatchObject({ ok: false, code: BROKEN, message: expect.stringMatching(says) });
    expect(await store.list()).toEqual([]);
  });
});

describe.each(REFUSED)('%s', (_what, text, says) => {
  test.each(['file', 'text'] as const)('as a %s is refused with a sentence', async (from) => {
    const found = await findWatched(
      from === 'file' ? { from, file: fileOf(text) } : { from, text },
      loadHere,
    );
    const message = found.ok ? 'It was opened.' : found.message;
    // A field for text knows nothing of files.
    if (from === 'file' || text.trim() !== '') expect(message).toMatch(says);
    expectSentence(message);
  });

  test('is refused by the menu too, which keeps nothing and offers nothing', async () => {
    const brought = await useMatches().bringIn(fileOf(text));
    expect(brought.ok ? '' : brought.message).toMatch(says);
    expect(brought).not.toMatchObject({ code: BROKEN });
    expectSentence(brought.ok ? '' : brought.message);
    expect(await store.list()).toEqual([]);
  });
});

test('a file larger than any record is not even read', async () => {
  const file = {
    size: 4 * MAX_RECORD_LENGTH + 1,
    text: (): Promise<string> => Promise.reject(new Error('It was read.')),
  };
  const says = 'The file is larger than any match record.';
  expect(await findWatched({ from: 'file', file }, loadHere)).toMatchObject({ ok: false, message: says });
  expect(await useMatches().bringIn(file)).toMatchObject({ ok: false, message: says });
});

test('a file that has gone from the disc is said to be unreadable', async () => {
  const file = { size: 10, text: (): Promise<string> => Promise.reject(new Error('the disc is gone')) };
  const found = await findWatched({ from: 'file', file }, loadHere);
  expect(found).toMatchObject({ ok: false, message: 'The match could not be read (the disc is gone).' });
});

test('a damaged link is said to be one', async () => {
  const encoded = (await encodeRecord(record)) ?? '';
  const link = linkTo('replay', encoded.slice(0, 4 * Math.floor(encoded.length / 8)), 'https://example.org/');
  const found = await findWatched({ from: 'text', text: link }, loadHere);
  expect(found).toMatchObject({ ok: false, message: expect.stringContaining('damaged or was cut off') });
  expect(await findWatched({ from: 'link', text: encoded }, loadHere)).toMatchObject({ ok: true });
});

test('what is kept here and broken opens up to there, and stays kept as it is', async () => {
  const broken: MatchRecord = JSON.parse(withEntry(2, { by: 1 }));
  await store.create('a1', broken);
  const found = await findWatched({ from: 'store', id: 'a1', store }, loadHere);
  expect(found.ok ? found.value.timeline().log : found.message).toEqual(broken.log.slice(0, 2));
  expect(found).toMatchObject({ value: { id: 'a1', broken: { entry: { n: 3 } } } });
  expect(await store.read('a1')).toEqual(broken);
});

test('what is not kept here is said to be missing', async () => {
  const found = await findWatched({ from: 'store', id: 'none', store }, loadHere);
  expect(found).toMatchObject({ ok: false, message: expect.stringContaining('No match is kept') });
});

test('a long record is opened in slices, and left when nobody wants it any more', async () => {
  const log = Array.from({ length: 300 }, (_, i) => ({
    n: i + 1,
    at: i,
    by: 0,
    move: { type: i % 2 === 0 ? 'rest' : 'resume' },
  }));
  const text = withField({ log, until: log.length });
  // A slow device: each look at the clock is a slice later.
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 13));
  let turns = 0;
  const count = setInterval(() => (turns += 1));
  const whole = await findWatched({ from: 'file', file: fileOf(text) }, loadHere);
  clearInterval(count);
  expect(whole.ok ? whole.value.timeline().log : whole.message).toHaveLength(log.length);
  // The page had its turn in between.
  expect(turns).toBeGreaterThan(30);

  const wanted = new AbortController();
  const left = findWatched({ from: 'file', file: fileOf(text) }, loadHere, wanted.signal);
  wanted.abort(new Error('another was asked for'));
  expect(await left).toMatchObject({ ok: false, message: expect.stringContaining('another was asked for') });
  vi.restoreAllMocks();
});
