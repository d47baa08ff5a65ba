import { expect, it } from 'vitest';
import { gameSides, roundSides } from '#games/boggle/sides.ts';
import type { BogglePlayer } from '#games/boggle/data.ts';
import { NO_FEATS } from '#games/boggle/feats.ts';

function player(seat: number, roundScore: number, total: number): BogglePlayer {
  const sits = { seated: true, computer: false, writes: true, awaited: true };
  return { seat, roundScore, total, ...sits, done: false, wordCount: 0, result: null, feats: NO_FEATS };
}

it('of many seats the viewer is told of the best of the others, not of their sum', () => {
  const told = { self: 1, players: [player(0, 4, 30), player(1, 5, 28), player(2, 3, 20)] };
  expect(roundSides(told)).toEqual({ yours: 5, theirs: 4, result: 'win' });
  expect(gameSides(told)).toEqual({ yours: 28, theirs: 30, result: 'lose' });
  expect(roundSides({ ...told, self: 0 })).toMatchObject({ result: 'lose' });
  expect(gameSides({ self: 0, players: [player(0, 0, 7), player(1, 0, 7)] })).toMatchObject({
    result: 'draw',
  });
});

it('whoever plays alone plays against nothing, and a best of less than 0 is still the best', () => {
  expect(gameSides({ self: 0, players: [player(0, 0, 12)] })).toEqual({
    yours: 12,
    theirs: 0,
    result: 'win',
  });
  const below = [player(0, 0, -5), player(1, 0, -3)];
  expect(gameSides({ self: 0, players: below })).toEqual({ yours: -5, theirs: -3, result: 'lose' });
});
