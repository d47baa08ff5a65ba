import { expect, test } from 'vitest';
import { keyFaults } from '#shared/plugin/gameKeys.ts';

const key = (chord: string, id = 'turn') => ({ id, chord, label: 'turn the board' });

test.each(['Alt+R', 'R', 'H', 'P', '2', 'Alt+7'])('%s can be a game’s own', (chord) => {
  expect(keyFaults([key(chord)])).toEqual([]);
});

test.each(['', 'r', 'Alt+r', 'Ctrl+R', 'Shift+R', 'Alt+', 'RH', 'Enter', 'É', '?'])(
  '“%s” cannot',
  (chord) => {
    expect(keyFaults([key(chord)])).toEqual([
      `“turn” is “${chord}”, which is neither a capital letter or a digit nor one with Alt+`,
    ]);
  },
);

test('a chord of the frame is nobody else’s, but its letter alone is', () => {
  expect(keyFaults([key('Alt+M')])).toEqual(['“turn” is Alt+M, which is the frame’s']);
  expect(keyFaults([key('M')])).toEqual([]);
});

test('each has an id and a key of its own; a letter with Alt is another than without', () => {
  expect(keyFaults([key('Alt+R'), key('R', 'roll')])).toEqual([]);
  expect(keyFaults([key('R'), key('H')])).toEqual(['“turn” has the id of another']);
  expect(keyFaults([key('R'), key('R', 'roll')])).toEqual(['“roll” is the same as another']);
});
