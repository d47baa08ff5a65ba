import { beforeEach, expect, test, vi } from 'vitest';
import { readRecord } from '#shared/match/readRecord.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import { useMatches, type Notice } from '#src/profile/useMatches.ts';
import { usePreferences } from '#src/profile/usePreferences.ts';
import { beginProfile, boggle, finished, type Kept } from './matchesHere.ts';

let notes: Kept['notes'];
let fake: Kept['fake'];

beforeEach(() => {
  ({ notes, fake } = beginProfile());
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
  await matches.refresh();
  // As another tab does, which takes an untouched one away.
  await matches.store.remove(id);
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
