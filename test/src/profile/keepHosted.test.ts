/** Matches of hosted tables that are over: they are their person's like any other, and teach nobody here. */
import { beforeEach, expect, test } from 'vitest';
import type { Entry } from '#shared/match/entry.ts';
import { recordOf } from '#shared/match/play.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import { isDone } from '#src/profile/isDone.ts';
import { statisticsOf } from '#src/profile/statistics.ts';
import { useMatches } from '#src/profile/useMatches.ts';
import { beginProfile, boggle, finished, type Kept } from './matchesHere.ts';

const ID = 'table-abc234-5k8';
const CALENDAR = { today: '2026-11-30', dayOf: () => '2026-11-30' };

let notes: Kept['notes'];
let fake: Kept['fake'];

beforeEach(() => {
  ({ notes, fake } = beginProfile());
});

/** One game of one round that nobody found anything in, and then the host quits; `last` is how far it goes. */
async function played(last = 4): Promise<MatchRecord> {
  const plugin = boggle();
  const game = await plugin.load();
  const settings = { ...defaultsOf(plugin.settings), end: 'rounds', rounds: 1 };
  const log: readonly Entry[] = [
    { n: 1, at: 0, by: 0, move: { type: 'startRound' } },
    { n: 2, at: 5000, by: 0, move: { type: 'endRound' } },
    { n: 3, at: 6000, by: 1, move: { type: 'endRound' } },
    { n: 4, at: 9000, by: 0, move: { type: 'quit' } },
  ];
  const seats = ['Ann', 'Ben'].map((name) => ({ by: 'person' as const, name }));
  const carried = game.carry?.initial() ?? null;
  return recordOf(plugin, game, { seed: 7, settings, seats, carried }, log.slice(0, last), 9000);
}

async function keep(record: MatchRecord): Promise<boolean> {
  const text = () => Promise.resolve(JSON.stringify(record));
  return useMatches().keepHosted({ id: ID, seat: 1, text });
}

test('it stands in the history as over, seen by whoever sat there, and counts among what they have played', async () => {
  const matches = useMatches();
  expect(await keep(await played())).toBe(true);
  await matches.refresh();
  const [head] = matches.heads;
  if (head === undefined) throw new Error('Nothing is kept.');
  expect(head).toMatchObject({ id: ID, final: true, brief: { seat: 1, games: [{ at: 6000 }] } });
  expect(isDone(head)).toBe(true);
  expect(matches.seatOf(ID)).toBe(1);
  expect(statisticsOf(matches.heads, CALENDAR)).toMatchObject([{ game: 'boggle', finished: 1, drawn: 1 }]);
});

test('it teaches the computers of this device nothing', async () => {
  await keep(await played());
  const mine = await finished(await useMatches().begin(boggle(), {}));
  await useMatches().inherit(ID, mine, mine.state);
  expect(notes.get('quoin:carried:boggle')).toBeNull();
});

test('it is kept once: what was deleted does not come back, and nothing is asked of the server for it', async () => {
  const record = await played();
  await keep(record);
  const unasked = () => Promise.reject(new Error('asked'));
  expect(await useMatches().keepHosted({ id: ID, seat: 1, text: unasked })).toBe(true);
  await useMatches().remove(ID);
  expect(await useMatches().keepHosted({ id: ID, seat: 1, text: unasked })).toBe(false);
  expect(await useMatches().store.list()).toEqual([]);
});

test('what is not over is not kept, so that nobody plays it on as somebody else; nor what cannot be had', async () => {
  expect(await keep(await played(3))).toBe(false);
  expect(await useMatches().keepHosted({ id: ID, seat: 1, text: () => Promise.resolve(null) })).toBe(false);
  expect(await useMatches().store.list()).toEqual([]);
  // It is tried again once it is over.
  expect(await keep(await played())).toBe(true);
});

test('where the browser keeps no notes it is kept all the same', async () => {
  fake.refuse = true;
  expect(await keep(await played())).toBe(true);
  expect(await keep(await played())).toBe(true);
  expect(await useMatches().store.list()).toHaveLength(1);
});
