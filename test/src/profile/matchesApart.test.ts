/** Matches from files and forks: they are played like others, and count nowhere. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '#shared/match/entry.ts';
import { readRecord } from '#shared/match/readRecord.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import { useMatches } from '#src/profile/useMatches.ts';
import { beginProfile, boggle, finished, type Kept } from './matchesHere.ts';

let notes: Kept['notes'];

beforeEach(() => {
  ({ notes } = beginProfile());
});

function file(text: string): File {
  return new File([text], 'match.json');
}

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
