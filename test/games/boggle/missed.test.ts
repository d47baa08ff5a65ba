import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byCommonness, byLength, commonnessOf } from '#games/boggle/commonness.ts';
import type { ListedWord, PossibleWord, SeatLists, WordLists } from '#games/boggle/data.ts';
import { bestWord, missedWords, seatShares, soughtWords, tableShare } from '#games/boggle/missed.ts';
import { CLASSIC_SCORES, pointsFor } from '#games/boggle/scoring.ts';

function possible(word: string, level: PossibleWord['level'] = 35, rude = false): PossibleWord {
  return { word, points: pointsFor(word.length, CLASSIC_SCORES), level, rude };
}

/** Lists as a round makes them, of what each seat wrote; words in `off` are not on the board. */
function listsOf(written: readonly (readonly string[])[], off: readonly string[] = []): WordLists {
  const seatsOf = (word: string): readonly number[] =>
    off.includes(word) ? [] : written.flatMap((words, seat) => (words.includes(word) ? [seat] : []));
  const listed = (word: string): ListedWord => {
    const seats = seatsOf(word);
    return {
      word,
      points: seats.length === 1 ? pointsFor(word.length, CLASSIC_SCORES) : 0,
      path: off.includes(word) ? null : [0],
      fault: off.includes(word) ? 'not-on-board' : null,
      seats,
      rejected: false,
      challenge: null,
    };
  };
  const seats = written.map((words): SeatLists => {
    const all = words.map(listed);
    return {
      alone: all.filter((each) => each.seats.length === 1),
      common: all.filter((each) => each.seats.length > 1),
      invalid: all.filter((each) => each.fault !== null),
      rejected: [],
      all,
    };
  });
  return { common: seats.flatMap((seat) => seat.common), seats };
}

const board = ['eat', 'east', 'seat', 'tea', 'teas', 'sate'].map((word) => possible(word));

describe('what was missed', () => {
  it('is what nobody wrote: found and missed together are all there is, and no word is both', () => {
    const words = board.map(({ word }) => word);
    fc.assert(
      fc.property(fc.array(fc.uniqueArray(fc.constantFrom(...words, 'zzz')), { maxLength: 4 }), (written) => {
        const sought = soughtWords(board, listsOf(written, ['zzz']));
        const missed = missedWords(sought).map(({ word }) => word);
        const found = sought.filter(({ by }) => by.length > 0).map(({ word }) => word);
        expect([...found, ...missed].sort()).toEqual([...words].sort());
        expect(found.filter((word) => missed.includes(word))).toEqual([]);
        expect(found.every((word) => written.some((list) => list.includes(word)))).toBe(true);
      }),
    );
  });

  it('says who wrote each word', () => {
    const sought = soughtWords(board, listsOf([['eat', 'tea'], ['tea'], []]));
    expect(sought.find(({ word }) => word === 'tea')?.by).toEqual([0, 1]);
    expect(sought.find(({ word }) => word === 'eat')?.by).toEqual([0]);
    expect(sought.find(({ word }) => word === 'seat')?.by).toEqual([]);
  });

  it('does not hold a word that was written and rejected', () => {
    const lists = listsOf([['seat']]);
    const [seat] = lists.seats;
    if (seat === undefined) throw new Error('There is a seat.');
    const all = seat.all.map((each) => ({ ...each, rejected: true, seats: [] }));
    const sought = soughtWords(board, { common: [], seats: [{ ...seat, alone: [], rejected: all, all }] });
    expect(missedWords(sought).map(({ word }) => word)).not.toContain('seat');
  });
});

describe('shares of the board', () => {
  it('count words of the lexicon at what they are worth, cancelled or not', () => {
    const lists = listsOf([
      ['eat', 'east', 'xyzzyx'],
      ['east', 'seat'],
    ]);
    const [first, second] = seatShares(board, lists, CLASSIC_SCORES);
    expect(first).toMatchObject({ words: 2, points: 2, part: 2 / 6, found: 3, best: 'xyzzyx' });
    expect(second).toMatchObject({ words: 2, points: 2, best: 'seat' });
    expect(tableShare(board, lists)).toEqual({ words: 3, points: 3, part: 3 / 6 });
  });

  it('are nothing of a board without words', () => {
    expect(tableShare([], listsOf([['eat']])).part).toBe(0);
  });

  it('name the best word that scored and who has it', () => {
    const lists = listsOf([
      ['eat', 'seats'],
      ['seats', 'teas'],
    ]);
    // Both have the longest: it scored for neither.
    expect(bestWord(lists, CLASSIC_SCORES)).toEqual({ word: 'teas', points: 1, seats: [1] });
    expect(seatShares(board, lists, CLASSIC_SCORES).map(({ best }) => best)).toEqual(['eat', 'teas']);
    const same = listsOf([['teas'], ['teas']]);
    expect(bestWord(same, CLASSIC_SCORES)).toBeNull();
    expect(seatShares(board, same, CLASSIC_SCORES).map(({ best }) => best)).toEqual([null, null]);
    expect(bestWord(listsOf([['zzz'], []], ['zzz']), CLASSIC_SCORES)).toBeNull();
  });
});

describe('words by how common they are', () => {
  it.each([
    [10, 'everyday'],
    [35, 'everyday'],
    [40, 'familiar'],
    [50, 'familiar'],
    [55, 'uncommon'],
    [60, 'uncommon'],
    [70, 'rare'],
    [80, 'rare'],
    [null, 'ungraded'],
  ] as const)('level %s is %s', (level, group) => {
    expect(commonnessOf(level)).toBe(group);
  });

  it('come in groups, the common ones first, and in each the longest first', () => {
    const groups = byCommonness([possible('tea', 80), possible('eat'), possible('teas'), possible('east')]);
    expect(groups.map(({ id }) => id)).toEqual(['everyday', 'rare']);
    expect(groups[0]?.words.map(({ word }) => word)).toEqual(['east', 'teas', 'eat']);
    expect(groups[0]?.points).toBe(3);
  });

  it('come by length as well', () => {
    expect(byLength(board).map(({ id, words }) => [id, words.length])).toEqual([
      ['4', 4],
      ['3', 2],
    ]);
  });
});
