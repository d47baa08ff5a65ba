import { expect, test } from 'vitest';
import { readHeads } from '#src/profile/readHeads.ts';
import { when } from '#src/shell/when.ts';

const SOUND = { id: 'a', game: 'boggle', touched: 5, final: true };

test('sound heads are read as they are', () => {
  expect(readHeads([SOUND])).toEqual([SOUND]);
});

test.each([
  ['touched', 'yesterday'],
  ['touched', NaN],
  ['touched', 1e300],
  ['touched', undefined],
])('a head whose %s is %s stays in the list, and its time can be said', (field, value) => {
  const [head] = readHeads([{ ...SOUND, [field]: value }]);
  expect(head).toEqual({ ...SOUND, touched: 0 });
  expect(when(head?.touched ?? NaN)).toBe('nobody knows when');
});

test('a head of no known game can still be opened and deleted; what has no id cannot', () => {
  expect(readHeads([{ id: 'b' }, null, 7, {}])).toEqual([{ id: 'b', game: '?', touched: 0, final: false }]);
});
