import { expect, test } from 'vitest';
import { readHeads } from '#src/profile/readHeads.ts';
import { when } from '#src/shell/when.ts';

const BRIEF = {
  doing: 'Round 2',
  line: 'You lead 41 to 36.',
  left: 102_000,
  tiles: { width: 2, faces: ['A', 'Qu', '', 'B'] },
  seat: 0,
  games: [{ at: 100, standing: [{ seat: 0, score: 100, won: true }] }],
};
const SOUND = { id: 'a', game: 'boggle', touched: 5, started: 3, final: true, brief: BRIEF, origin: null };

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

test('what an earlier version kept was begun nobody knows when, and shows nothing of its play', () => {
  const { started: _started, brief: _brief, origin: _origin, ...early } = SOUND;
  expect(readHeads([early])).toEqual([{ ...SOUND, started: 0, brief: null }]);
});

test.each([
  { ...BRIEF, games: 'many' },
  { ...BRIEF, tiles: { width: 0, faces: [] } },
  { ...BRIEF, left: -1 },
  { ...BRIEF, doing: 7 },
  'Round 2',
])('a damaged brief costs no more than itself', (brief) => {
  expect(readHeads([{ ...SOUND, brief }])).toEqual([{ ...SOUND, brief: null }]);
});

test('a fork tells what it was forked from; damaged, it is a match like any other', () => {
  const origin = { id: 'b', n: 12, at: 60_000 };
  expect(readHeads([{ ...SOUND, origin }])).toEqual([{ ...SOUND, origin }]);
  expect(
    readHeads([
      { ...SOUND, origin: { ...origin, n: -1 } },
      { ...SOUND, origin: 'b' },
    ]),
  ).toEqual([SOUND, SOUND]);
});

test('a head of no known game can still be opened and deleted; what has no id cannot', () => {
  expect(readHeads([{ id: 'b' }, null, 7, {}])).toEqual([
    { id: 'b', game: '?', touched: 0, started: 0, final: false, brief: null, origin: null },
  ]);
});
