import { describe, expect, it } from 'vitest';
import { companyOf, hasFoundAll, levelOf, seatsFrom, winnersOf } from '#games/boggle/company.ts';
import type { Seat } from '#shared/match/entry.ts';
import { ANNA, BEN, LEARNER, level, viewOf } from './madeViews.ts';

const company = (seats: readonly Seat[], viewer = 0): string =>
  companyOf(viewOf({ seats, viewer }).data, seats);

describe('the company at a table', () => {
  it('is nobody, one computer of either kind, or any other', () => {
    expect(company([ANNA])).toBe('alone');
    expect(company([ANNA, LEARNER])).toBe('computer');
    expect(company([ANNA, level(4)])).toBe('computer');
    expect(company([level(4), ANNA], 1)).toBe('computer');
    expect(company([ANNA, BEN])).toBe('several');
    expect(company([ANNA, level(1), LEARNER])).toBe('several');
  });

  it('sits with the viewer first; a crowd by points', () => {
    const seats = [ANNA, BEN, level(1), level(2), level(3)];
    const { data } = viewOf({
      seats,
      viewer: 2,
      players: [{ total: 1 }, { total: 5 }, {}, { total: 9 }, {}],
    });
    expect(seatsFrom(data)).toEqual([2, 0, 1, 3, 4]);
    expect(seatsFrom(data, true)).toEqual([2, 3, 1, 0, 4]);
  });

  it('knows how strong a computer is', () => {
    expect([level(1), level(10), LEARNER, ANNA, undefined].map(levelOf)).toEqual([1, 10, null, null, null]);
  });

  it('has won, alone or together, when a game is over', () => {
    const won = (results: readonly ('win' | 'draw' | 'lose' | null)[]): readonly number[] =>
      winnersOf(
        viewOf({ seats: [ANNA, BEN, level(1)], players: results.map((result) => ({ result })) }).data,
      );
    expect(won([null, null, null])).toEqual([]);
    expect(won(['lose', 'win', 'lose'])).toEqual([1]);
    expect(won(['draw', 'lose', 'draw'])).toEqual([0, 2]);
  });
});

it('all is found when the viewer has every word there was, and there was any', () => {
  const { data } = viewOf({ data: { phase: 'review' } });
  const possible = [{ word: 'tea', points: 1, level: 10, rude: false }] as const;
  expect(hasFoundAll(data)).toBe(false);
  expect(hasFoundAll({ ...data, possible })).toBe(false);
  const tea = {
    word: 'tea',
    points: 1,
    path: [0, 1, 2],
    fault: null,
    seats: [0],
    rejected: false,
    challenge: null,
  };
  const own = { alone: [tea], common: [], invalid: [], rejected: [], all: [tea] };
  expect(hasFoundAll({ ...data, possible, lists: { common: [], seats: [own] } })).toBe(true);
});
