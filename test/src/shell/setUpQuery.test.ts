import { expect, test } from 'vitest';
import type { Fields } from '#shared/plugin/settings.ts';
import { readSeed, readSetUp } from '#src/shell/setUpQuery.ts';

const FIELDS = {
  target: { kind: 'integer', label: 'Target', min: 1, max: 100, default: 50 },
  fast: { kind: 'flag', label: 'Fast', default: false },
} as const satisfies Fields;

test('settings and a seed come from the address, the rest is usual', () => {
  expect(readSetUp(FIELDS, { target: '7', seed: '42' })).toEqual({
    ok: true,
    value: { settings: { target: 7, fast: false }, seed: 42, seats: null, unknown: [] },
  });
  expect(readSetUp(FIELDS, {})).toEqual({
    ok: true,
    value: { settings: { target: 50, fast: false }, seed: null, seats: null, unknown: [] },
  });
});

test.each([
  [{ target: '0' }, 'Target is a whole number from 1 to 100.'],
  [{ target: '1e1' }, 'Target is a whole number from 1 to 100.'],
  [{ target: null }, 'Target is a whole number from 1 to 100.'],
  [{ target: ['1', '2'] }, 'The address gives “target” more than once.'],
  [{ fast: 'perhaps' }, 'Fast is on or off.'],
  [{ seed: '-1' }, 'Seed is a whole number from 0 to 4,294,967,295.'],
  [{ seed: '4294967296' }, 'Seed is a whole number from 0 to 4,294,967,295.'],
])('an absurd address, %j, is refused in one sentence', (query, sentence) => {
  const read = readSetUp(FIELDS, query);
  expect(read.ok ? '' : read.message).toMatch(sentence);
});

test('a name that no setting has costs nothing of the rest', () => {
  expect(readSetUp(FIELDS, { target: '7', fbclid: 'abc', utm: ['1', '2'], seed: '5' })).toEqual({
    ok: true,
    value: { settings: { target: 7, fast: false }, seed: 5, seats: null, unknown: ['fbclid', 'utm'] },
  });
});

test('the seed’s bounds are included, and emptiness means chance', () => {
  expect(readSeed('4294967295')).toEqual({ ok: true, value: 4294967295 });
  expect(readSeed(' 0 ')).toEqual({ ok: true, value: 0 });
  expect(readSeed('  ')).toEqual({ ok: true, value: null });
});
