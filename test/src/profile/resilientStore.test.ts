import { expect, test, vi } from 'vitest';
import { createMemoryStore, type MatchStore } from '#shared/match/matchStore.ts';
import type { MatchRecord } from '#shared/match/record.ts';
import { createResilientStore } from '#src/profile/resilientStore.ts';

const RECORD: MatchRecord = {
  format: 'quoin-match',
  version: 1,
  game: 'words',
  rules: 1,
  seed: 1,
  settings: {},
  seats: [{ by: 'person', name: 'You' }],
  carried: null,
  resources: [],
  log: [],
  until: 0,
};

const ENTRY = { n: 1, at: 5, by: 0, move: { type: 'go' } };

/** A database that a private window refuses. */
function forbidden(): MatchStore {
  const refuse = () => Promise.reject(new DOMException('Denied.', 'InvalidStateError'));
  return {
    create: refuse,
    append: refuse,
    reach: refuse,
    hurry: () => undefined,
    read: refuse,
    list: refuse,
    remove: refuse,
  };
}

test('where the database refuses, a match is played in memory, and that is told', async () => {
  const told = vi.fn();
  const store = createResilientStore(forbidden(), () => 1, told);
  await store.create('a', RECORD);
  expect(told).toHaveBeenCalledOnce();
  expect(await store.append('a', ENTRY)).toBe('stored');
  await store.reach('a', { until: 9, final: false, brief: null });
  expect(await store.read('a')).toMatchObject({ until: 9, log: [ENTRY] });
  expect((await store.list()).map(({ id }) => id)).toEqual(['a']);
  await store.remove('a');
  expect(await store.list()).toEqual([]);
});

test('a match that began in the database stays there, and a refusal later is not hidden', async () => {
  const kept = createMemoryStore(() => 1);
  const store = createResilientStore({ ...kept, append: forbidden().append }, () => 1, vi.fn());
  await store.create('a', RECORD);
  await expect(store.append('a', ENTRY)).rejects.toThrow('Denied.');
  expect(await kept.read('a')).toEqual(RECORD);
});
