import { describe, expect, it } from 'vitest';
import { CLASSIC_SCORES, LONG_WORD_SCORES, pointsFor } from '#games/boggle/scoring.ts';

describe('points for a word', () => {
  it('are those of the classic table', () => {
    const lengths = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 17];
    expect(lengths.map((length) => pointsFor(length, CLASSIC_SCORES))).toEqual([
      0, 0, 0, 1, 1, 2, 3, 5, 11, 11, 11,
    ]);
  });

  it('grow by 2 a letter beyond 8 when the table says so: 10 letters make 15', () => {
    expect([7, 8, 9, 10, 17].map((length) => pointsFor(length, LONG_WORD_SCORES))).toEqual([
      5, 11, 13, 15, 29,
    ]);
  });
});
