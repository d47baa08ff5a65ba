/** A match that goes on is left for its replay, and comes back as it was. */
import { enableAutoUnmount } from '@vue/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { readRecord } from '#shared/match/readRecord.ts';
import { findWatched } from '#src/watch/findWatched.ts';
// What the way there fetches is there at once, so that no test waits for it.
import '#src/watch/ReplayPage.vue';
import { loadHere } from '#test/src/lexicon/loadHere.ts';
import { ID, placeBeforeEach, type Place } from './seated.ts';

enableAutoUnmount(afterEach);

let place: Place;
placeBeforeEach((dealt) => {
  place = dealt;
});

async function keptRecord() {
  const record = readRecord(await place.store.read(ID));
  if (!record.ok) throw new Error(record.message);
  return record.value;
}

test('the match is kept whole before its replay reads it, and waits there with its time standing still', async () => {
  await place.sit();
  await place.press('startRound');
  await place.pass(40_000);
  await place.press('Watch it again');
  await vi.dynamicImportSettled();
  await place.pass(100);
  expect(place.path()).toBe(`/replay/${ID}`);
  const left = await keptRecord();
  expect(left.until).toBe(40_000);
  expect(left.log).toEqual([{ n: 1, at: 0, by: 0, move: { type: 'startRound' } }]);

  const watched = await findWatched({ from: 'store', id: ID, store: place.store }, loadHere);
  expect(watched.ok ? watched.value.now() : watched.message).toBe(40_000);

  // However long one watches.
  place.page().unmount();
  await place.pass(600_000);
  expect(await keptRecord()).toEqual(left);

  // It comes back paused, at its time, and goes on.
  await place.sit({ run: false });
  expect(place.page().find('.curtain').exists()).toBe(true);
  expect(place.page().text()).toContain('2:20');
  await place.press('Resume');
  await place.pass(1000);
  await place.press('endRound');
  expect((await keptRecord()).log).toEqual([
    ...left.log,
    { n: 2, at: 41_000, by: 0, move: { type: 'endRound' } },
  ]);
});

test('a match in which nothing has happened cannot be watched', async () => {
  await place.sit();
  expect(place.page().text()).not.toContain('Watch it again');
});
