import { createPinia, setActivePinia } from 'pinia';
import { createApp } from 'vue';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStore } from '#shared/match/matchStore.ts';
import type { Entry } from '#shared/match/entry.ts';
import { readRecord } from '#shared/match/readRecord.ts';
import type { FoldState } from '#shared/match/state.ts';
import { appendEntry, latest, openTimeline } from '#shared/match/timeline.ts';
import { pluginOf } from '#shared/plugin/registry.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import { createBrowserNotes, type BrowserNotes } from '#src/profile/browserNotes.ts';
import type { Testator } from '#src/profile/inheritance.ts';
import { SERVICES } from '#src/profile/services.ts';
import { useMatches, type Notice } from '#src/profile/useMatches.ts';
import { usePreferences } from '#src/profile/usePreferences.ts';
import { gameOf } from '#test/src/lexicon/loadHere.ts';
import { fakeServices, fakeStorage, type FakeStorage } from './fakes.ts';

let notes: BrowserNotes;
let fake: FakeStorage;
let ids = 0;

function boggle() {
  const plugin = pluginOf('boggle');
  if (plugin === undefined) throw new Error('Boggle is not in the registry.');
  return plugin;
}

/** The match with that id, and how it stands once its person has quit. */
async function finished(id: string): Promise<Testator & { readonly state: FoldState }> {
  const matches = useMatches();
  const record = readRecord(await matches.store.read(id));
  if (!record.ok) throw new Error(record.message);
  const game = await gameOf(boggle(), record.value);
  const entry: Entry = { n: record.value.log.length + 1, at: 0, by: 0, move: { type: 'quit' } };
  await matches.store.append(id, entry);
  const state = latest(appendEntry(openTimeline(game.machine(), record.value), entry));
  return { plugin: boggle(), game, record: record.value, state };
}

function file(text: string): File {
  return new File([text], 'match.json');
}

beforeEach(() => {
  fake = fakeStorage();
  notes = createBrowserNotes(() => fake.storage);
  ids = 0;
  const pinia = createPinia();
  createApp({ render: () => null })
    .use(pinia)
    .provide(SERVICES, {
      ...fakeServices(
        createMemoryStore(() => ids),
        notes,
      ),
      seed: () => 77,
      matchId: () => `match-${++ids}`,
    });
  setActivePinia(pinia);
});

test('a match begins as a sound record with its usual company', async () => {
  const matches = useMatches();
  const id = await matches.begin(boggle(), defaultsOf(boggle().settings));
  const record = readRecord(await matches.store.read(id));
  if (!record.ok) throw new Error(record.message);
  expect(record.value).toMatchObject({
    game: 'boggle',
    seed: 77,
    settings: { target: 100, difficulty: 5, roundTime: 180 },
    seats: [
      { by: 'person', name: 'You' },
      { by: 'bot', bot: 'learner' },
    ],
    log: [],
    until: 0,
  });
});

test('who needs more time gets it in every match they begin; no limit stays none', async () => {
  usePreferences().change({ moreTime: 3 });
  const matches = useMatches();
  const usual = await matches.begin(boggle(), { ...defaultsOf(boggle().settings), roundTime: 120 });
  const calm = await matches.begin(boggle(), { ...defaultsOf(boggle().settings), roundTime: 0 });
  const settings = async (id: string): Promise<unknown> => {
    const record = readRecord(await matches.store.read(id));
    return record.ok ? record.value.settings : record.message;
  };
  expect(await settings(usual)).toMatchObject({ roundTime: 360, target: 100 });
  expect(await settings(calm)).toMatchObject({ roundTime: 0 });
});

test('what it takes to play can be fetched before anybody asks, and keeps nothing', async () => {
  const matches = useMatches();
  const load = vi.spyOn(boggle(), 'load');
  await matches.prepare(boggle());
  expect(load).toHaveBeenCalledOnce();
  expect(await matches.store.list()).toEqual([]);
  load.mockRestore();
});

test('a match runs at once when it was just begun, and is paused when its page is loaded anew', async () => {
  const matches = useMatches();
  const id = await matches.begin(boggle(), defaultsOf(boggle().settings));
  expect(matches.takeOpening(id)).toEqual({ id, run: true, quiet: false, isNew: true });
  expect(matches.takeOpening(id)).toEqual({ id, run: false, quiet: false, isNew: false });
});

test('a match saved as a file comes in again, paused and quiet', async () => {
  const matches = useMatches();
  const id = await matches.begin(boggle(), { roundTime: 180, target: 30, difficulty: 2 }, { seed: 5 });
  const again = await matches.bringIn(file(JSON.stringify(await matches.store.read(id))));
  if (!again.ok) throw new Error(again.message);
  expect(again.value).not.toBe(id);
  expect(await matches.store.read(again.value)).toEqual(await matches.store.read(id));
  expect(matches.takeOpening(again.value)).toMatchObject({ run: false, quiet: true });
  // It is another's, maybe: the computer learns nothing from it.
  const ended = await finished(again.value);
  await matches.inherit(again.value, ended, ended.state);
  expect(notes.get('quoin:carried:boggle')).toBeNull();
  await matches.inherit(id, ended, ended.state);
  expect(notes.get('quoin:carried:boggle')).toContain(id);
});

test('a match from a file opens quiet when its page is loaded anew, and when it is resumed', async () => {
  const matches = useMatches();
  const id = await matches.begin(boggle(), defaultsOf(boggle().settings));
  const again = await matches.bringIn(file(JSON.stringify(await matches.store.read(id))));
  if (!again.ok) throw new Error(again.message);
  matches.takeOpening(again.value);
  expect(matches.takeOpening(again.value)).toMatchObject({ run: false, quiet: true });
  matches.willResume(again.value);
  expect(matches.takeOpening(again.value)).toMatchObject({ run: true, quiet: true });
  matches.willResume(id);
  expect(matches.takeOpening(id)).toMatchObject({ run: true, quiet: false });
});

test('of a match from a file that is over already the list says so, though nobody has opened it', async () => {
  const matches = useMatches();
  const id = await matches.begin(boggle(), defaultsOf(boggle().settings));
  await finished(id);
  const again = await matches.bringIn(file(JSON.stringify(await matches.store.read(id))));
  if (!again.ok) throw new Error(again.message);
  await matches.refresh();
  expect(matches.heads.find((head) => head.id === again.value)).toMatchObject({ final: true });
});

test('of a match from a file the list tells how it stands, as nobody’s of this device', async () => {
  const matches = useMatches();
  const { record } = await finished(await matches.begin(boggle(), defaultsOf(boggle().settings)));
  const log: Entry[] = [
    { n: 1, at: 0, by: 0, move: { type: 'startRound' } },
    { n: 2, at: 5000, by: 0, move: { type: 'quit' } },
  ];
  const brought = await matches.bringIn(file(JSON.stringify({ ...record, log, until: 5000 })));
  await matches.refresh();
  const head = matches.heads.find(({ id }) => brought.ok && id === brought.value);
  expect(head?.brief).toMatchObject({ seat: null, doing: expect.any(String) });
});

test('an untouched match stays while something that was forked from it tells of it', async () => {
  const matches = useMatches();
  const id = await matches.begin(boggle(), defaultsOf(boggle().settings));
  const read = readRecord(await matches.store.read(id));
  if (!read.ok) throw new Error(read.message);
  const fork = await matches.fork({ ...read.value, origin: { id, n: 0, at: 0 } });
  await matches.removeUntouched(id);
  expect(await matches.store.read(id)).not.toBeNull();
  await matches.remove(fork);
  await matches.removeUntouched(id);
  expect(await matches.store.read(id)).toBeNull();
});

test('a match from a file is known for one before it is there, and forgotten when it cannot be kept', async () => {
  const matches = useMatches();
  const text = JSON.stringify(
    await matches.store.read(await matches.begin(boggle(), defaultsOf(boggle().settings))),
  );
  const create = vi.spyOn(matches.store, 'create').mockImplementationOnce((id) => {
    expect(matches.isImported(id)).toBe(true);
    return Promise.reject(new Error('disc full'));
  });
  await expect(matches.bringIn(file(text))).rejects.toThrow('disc full');
  expect(create).toHaveBeenCalledOnce();
  expect(notes.keys().filter((key) => key.startsWith('quoin:imported:'))).toEqual([]);
});

test.each([
  ['another program’s file', '{"hello":1}', /not a Quoin match record/],
  ['a file that was cut off', '{"format":"quoin-ma', /cut off/],
  ['a newer record', '{"format":"quoin-match","version":99}', /from a newer Quoin/],
])('%s is refused in one sentence and nothing is kept', async (_kind, text, sentence) => {
  const matches = useMatches();
  const refused = await matches.bringIn(file(text));
  expect(refused.ok ? '' : refused.message).toMatch(sentence);
  expect(await matches.store.list()).toEqual([]);
});

test('a record with a move that the game does not take is refused whole', async () => {
  const matches = useMatches();
  const id = await matches.begin(boggle(), defaultsOf(boggle().settings));
  const record = readRecord(await matches.store.read(id));
  if (!record.ok) throw new Error(record.message);
  const log = [{ n: 1, at: 0, by: 0, move: { type: 'reject', word: 'no' } }];
  const refused = await matches.bringIn(file(JSON.stringify({ ...record.value, log })));
  expect(refused.ok ? '' : refused.message).toMatch(/^Entry 1 of the record does not fit/);
  expect(await matches.store.list()).toHaveLength(1);
});

test('a fork opens paused and quiet, is listed with its origin, and teaches the computer nothing', async () => {
  const matches = useMatches();
  const id = await matches.begin(boggle(), defaultsOf(boggle().settings));
  const record = readRecord(await matches.store.read(id));
  if (!record.ok) throw new Error(record.message);
  const origin = { id, n: 0, at: 0 };
  const fork = await matches.fork({ ...record.value, origin });
  expect(matches.takeOpening(fork)).toEqual({ id: fork, run: false, quiet: true, isNew: true });
  await matches.refresh();
  expect(matches.heads.map((head) => [head.id, head.origin])).toEqual(
    expect.arrayContaining([
      [fork, origin],
      [id, null],
    ]),
  );
  const { state, ...testator } = await finished(fork);
  await matches.inherit(fork, testator, state);
  expect(notes.get('quoin:carried:boggle')).toBeNull();
  // The match it comes from still does.
  const original = await finished(id);
  await matches.inherit(id, original, original.state);
  expect(notes.get('quoin:carried:boggle')).toContain(id);
});

function textsOf(notices: readonly Notice[]): readonly string[] {
  return notices.map(({ text }) => text);
}

test('broken carried data warns once, on the menu, and the match begins all the same', async () => {
  notes.set('quoin:carried:boggle', 'not JSON');
  const matches = useMatches();
  await matches.begin(boggle(), defaultsOf(boggle().settings));
  expect(textsOf(matches.takeNotices())).toEqual([expect.stringMatching(/^What Boggle kept/)]);
  expect(matches.takeNotices()).toEqual([]);
});

test('the menu makes up for an end that was cut short', async () => {
  const matches = useMatches();
  const id = await matches.begin(boggle(), defaultsOf(boggle().settings));
  matches.noteEnding(id);
  await finished(id);
  await matches.store.reach(id, { until: 0, final: true, brief: null });
  await matches.openMenu();
  expect(notes.get('quoin:carried:boggle')).toContain(id);
  expect(notes.get(`quoin:ending:${id}`)).toBeNull();
});

/** A match that has ended without what it leaves behind being kept. */
async function cutShort(): Promise<string> {
  const matches = useMatches();
  const id = await matches.begin(boggle(), defaultsOf(boggle().settings));
  matches.noteEnding(id);
  await finished(id);
  await matches.store.reach(id, { until: 0, final: true, brief: null });
  return id;
}

test('what there is no room for is tried again until the browser has kept it, and counts once', async () => {
  const matches = useMatches();
  const id = await cutShort();
  fake.full = true;
  await matches.openMenu();
  await matches.openMenu();
  expect(textsOf(matches.takeNotices())).toEqual([expect.stringMatching(/could not be kept/)]);
  expect(notes.get(`quoin:ending:${id}`)).not.toBeNull();
  expect(fake.storage.getItem('quoin:carried:boggle')).toBeNull();
  fake.full = false;
  await matches.openMenu();
  expect(matches.takeNotices()).toEqual([]);
  expect(notes.get(`quoin:ending:${id}`)).toBeNull();
  const kept: unknown = JSON.parse(fake.storage.getItem('quoin:carried:boggle') ?? 'null');
  expect(kept).toMatchObject({ matches: [id] });
});

test('an ending that cannot be settled is told in a sentence and does not keep the others from it', async () => {
  const matches = useMatches();
  const ids = [await cutShort(), await cutShort(), await cutShort()];
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { read } = matches.store;
  const reading = vi
    .spyOn(matches.store, 'read')
    .mockImplementation((id) => (id === ids[1] ? read(id) : Promise.reject(new Error('a bad sector'))));
  await matches.openMenu();
  expect(logged).toHaveBeenCalledTimes(2);
  expect(textsOf(matches.takeNotices())).toEqual([
    'What a match that has ended leaves behind could not be kept just now. It will be tried again.',
  ]);
  expect(ids.map((id) => notes.get(`quoin:ending:${id}`) === null)).toEqual([false, true, false]);
  reading.mockRestore();
  await matches.openMenu();
  expect(ids.map((id) => notes.get(`quoin:ending:${id}`) === null)).toEqual([true, true, true]);
  logged.mockRestore();
});

test('people who share a match are told apart, and none of them is “You”', async () => {
  const matches = useMatches();
  const names = async (...given: readonly string[]): Promise<readonly string[]> => {
    const seats = given.map((name) => ({ by: 'person', name }) as const);
    const record = readRecord(await matches.store.read(await matches.begin(boggle(), {}, { seats })));
    return record.ok ? record.value.seats.map(({ name }) => name) : [record.message];
  };
  expect(await names('You')).toEqual(['You']);
  expect(await names('You', 'Player 2')).toEqual(['Player 1', 'Player 2']);
  expect(await names('You', 'Player 1', 'Ann\u202E', 'ann')).toEqual([
    'Player 1 (2)',
    'Player 1',
    'Ann',
    'ann (2)',
  ]);
});

test('a board of a day counts once: that it was played is remembered when its match is deleted', async () => {
  const matches = useMatches();
  const id = 'daily-boggle-2026-11-30';
  await matches.begin(boggle(), {}, { id });
  await matches.refresh();
  await matches.remove(id);
  expect(matches.isPlayedAgain(id)).toBe(false);
  await matches.begin(boggle(), {}, { id });
  await finished(id);
  await matches.refresh();
  await matches.remove(id);
  expect(matches.isPlayedAgain(id)).toBe(true);
  expect(matches.isPlayedAgain('daily-boggle-2026-12-01')).toBe(false);
  const own = await matches.begin(boggle(), {});
  await finished(own);
  await matches.refresh();
  await matches.remove(own);
  expect(matches.isPlayedAgain(own)).toBe(false);
});

test('a match that somebody has begun to play is not taken for an untouched one', async () => {
  const matches = useMatches();
  const played = await matches.begin(boggle(), defaultsOf(boggle().settings));
  const untouched = await matches.begin(boggle(), defaultsOf(boggle().settings));
  await matches.store.append(played, { n: 1, at: 0, by: 0, move: { type: 'startRound' } });
  await matches.removeUntouched(played);
  await matches.removeUntouched(untouched);
  expect((await matches.store.list()).map(({ id }) => id)).toEqual([played]);
});
