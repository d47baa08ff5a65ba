import { describe, expect, it } from 'vitest';
import type { ListedWord, SeatLists, WordLists } from '#games/boggle/data.ts';
import { reviewLists, type ReviewList, type Whose } from '#games/boggle/reviewLists.ts';
import { CLASSIC_DUEL, type BoggleRules } from '#games/boggle/rules.ts';
import { createPathFinder, pathsOf } from '#games/boggle/wordPaths.ts';
import { BOB, duel, firstBoard, onBoard, PERSON, ROUND, wordsOf, type Duel } from './duel.ts';

const board = firstBoard();
const [alone = '', common = '', computers = ''] = onBoard(board, 5, 3);

/** A round in which each list has a word. */
function round(): { match: Duel; at: number } {
  const match = duel({ vocabulary: [common, computers], target: 10_000 });
  return { match, at: match.play(0, `${alone} ${common} zzzz`) };
}

function listsAt(
  match: Duel,
  at: number,
  through: number | null = null,
): Record<ReviewList['id'], ReviewList> {
  const data = match.data(at);
  if (data.lists === null) throw new Error('There are no lists.');
  const { paths } = createPathFinder(data.board);
  const shows = (word: string): boolean =>
    through === null || paths(word).some((path) => path.includes(through));
  const [yours, theirs, both, invalid] = reviewLists(data, data.lists, data.self, shows);
  if (yours === undefined || theirs === undefined || both === undefined || invalid === undefined) {
    throw new Error('There are four lists.');
  }
  return { yours, theirs, common: both, invalid };
}

describe('the four lists of a review', () => {
  it('say what may be done to each word, and why one does not count', () => {
    const { match, at } = round();
    const lists = listsAt(match, at);
    expect(lists.yours).toMatchObject({ count: 1, points: 2, words: [{ word: alone, act: 'reject' }] });
    expect(lists.theirs).toMatchObject({ count: 1, points: 2, words: [{ word: computers, act: null }] });
    expect(lists.common).toMatchObject({ count: 1, points: 0, words: [{ word: common, act: 'reject' }] });
    expect(lists.invalid.words).toMatchObject([{ word: 'zzzz', act: 'reject', path: null }]);
    expect(lists.invalid.words[0]?.note?.key).toMatch(/^fault\./);
  });

  it('tell what each refused word cost, so that they add up to the points of the round', () => {
    const match = duel({ vocabulary: [], settings: { judge: 'trust', penalty: 2 } });
    const at = match.play(0, `${alone} zzzz xyzzy cutoffq`);
    match.move(at, { type: 'reject', word: 'xyzzy' });
    const { yours, invalid } = listsAt(match, at);
    expect(invalid.words.map(({ word, points }) => [word, points])).toEqual([
      // The clock has cut it off.
      ['cutoffq', 0],
      ['xyzzy', -2],
      ['zzzz', -2],
    ]);
    expect(yours.points + invalid.points).toBe(match.data(at).players[0]?.roundScore);
  });

  it('tell of a refused word of several what it cost them together', () => {
    const match = duel({ vocabulary: [], seats: [PERSON, BOB], settings: { penalty: 2 } });
    match.move(0, { type: 'startRound' });
    match.write(1, ['zzzz'], 0);
    match.write(1, ['zzzz', 'qqqq'], 1);
    const data = match.data(ROUND);
    if (data.lists === null) throw new Error('There are lists.');
    const invalid = reviewLists(data, data.lists, 'all', () => true)[3];
    expect(invalid).toMatchObject({
      points: -6,
      words: [
        { word: 'qqqq', points: -2 },
        { word: 'zzzz', points: -4 },
      ],
    });
  });

  it('keep a rejected word in sight where it stood, counted no more', () => {
    const { match, at } = round();
    match.move(at, { type: 'reject', word: alone });
    match.move(at, { type: 'reject', word: 'zzzz' });
    const lists = listsAt(match, at);
    expect(lists.yours).toMatchObject({ count: 0, points: 0 });
    expect(lists.yours.words).toMatchObject([{ word: alone, rejected: true, act: 'takeBack' }]);
    expect(lists.invalid.words).toMatchObject([{ word: 'zzzz', rejected: true, act: 'takeBack' }]);
  });

  it('show a common word that was rejected with the words of the computer, which scores for it', () => {
    const { match, at } = round();
    match.move(at, { type: 'reject', word: common });
    const lists = listsAt(match, at);
    expect(wordsOf(lists.common.words)).toEqual([]);
    expect(lists.theirs).toMatchObject({ count: 2, points: 4 });
    expect(lists.theirs.words.find(({ word }) => word === common)).toMatchObject({
      act: 'takeBack',
      note: { key: 'review.youRejected' },
    });
  });

  it('may keep to the words that run through one cube', () => {
    const { match, at } = round();
    const all = listsAt(match, at);
    for (const cell of board.faces.keys()) {
      const through = listsAt(match, at, cell);
      expect(wordsOf(through.yours.words)).toEqual(
        all.yours.words
          .map(({ word }) => word)
          .filter((word) => pathsOf(board, word).some((path) => path.includes(cell))),
      );
      expect(through.invalid).toMatchObject({ words: [], hidden: 1 });
    }
  });
});

/** A listed word as one of four seats has it. */
function listed(word: string, seats: readonly number[], rest: Partial<ListedWord> = {}): ListedWord {
  const points = seats.length === 1 ? 1 : 0;
  return { word, points, path: [0], fault: null, seats, rejected: false, challenge: null, ...rest };
}

function seat(lists: Partial<SeatLists>): SeatLists {
  const { alone = [], common = [], invalid = [], rejected = [] } = lists;
  return { alone, common, invalid, rejected, all: [...alone, ...common, ...invalid, ...rejected] };
}

describe('the lists of several players', () => {
  const off = { path: null, fault: 'not-on-board' } as const;
  const ate = listed('ate', [0, 2]);
  const tea = listed('tea', [1, 2]);
  const lists: WordLists = {
    common: [ate, tea],
    seats: [
      seat({ alone: [listed('eat', [0])], common: [ate], invalid: [listed('zzz', [], off)] }),
      seat({ alone: [listed('eats', [1])], common: [tea], invalid: [listed('zzz', [], off)] }),
      seat({ alone: [listed('seat', [2])], common: [ate, tea] }),
    ],
  };
  const data = {
    self: 0,
    watching: false,
    board: null,
    sheets: [],
    rules: { ...CLASSIC_DUEL, judge: 'challenge' },
  } as const;
  const told = (whose: Whose): readonly (readonly string[])[] =>
    reviewLists(data, lists, whose, () => true).map(({ words }) => words.map(({ word }) => word));

  it('are told from the side of whoever is looked at', () => {
    expect(told(0)).toEqual([['eat'], ['eats', 'seat'], ['ate'], ['zzz']]);
    expect(told(2)).toEqual([['seat'], ['eat', 'eats'], ['ate', 'tea'], []]);
  });

  it('are told of all together, each word once and with all who have it', () => {
    expect(told('all')).toEqual([['eat'], ['eats', 'seat'], ['ate', 'tea'], ['zzz']]);
    const [, theirs, common, invalid] = reviewLists(data, lists, 'all', () => true);
    expect(theirs?.words.map(({ by }) => by)).toEqual([[1], [2]]);
    expect(common?.words.map(({ by }) => by)).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(invalid?.words.map(({ by }) => by)).toEqual([[0, 1]]);
  });

  it('let own words be rejected and those of others be challenged, as the judge has it', () => {
    const acts = (judge: BoggleRules['judge']): readonly unknown[] => {
      const [yours, theirs, common] = reviewLists(
        { ...data, rules: { ...CLASSIC_DUEL, judge } },
        lists,
        'all',
        () => true,
      );
      return [yours?.words[0]?.act, theirs?.words[0]?.act, ...(common?.words.map(({ act }) => act) ?? [])];
    };
    // Of the words of several, the first is one's own as well.
    expect(acts('trust')).toEqual(['reject', null, 'reject', null]);
    expect(acts('challenge')).toEqual(['reject', 'challenge', 'challenge', 'challenge']);
    expect(acts('lexicon')).toEqual([null, null, null, null]);
  });

  it('leave a word that stood its challenge to be rejected by whoever has it', () => {
    const stood = listed('ate', [0, 1], { challenge: { by: 1, stands: true } });
    const one = seat({ common: [stood] });
    const [, , common] = reviewLists(data, { common: [stood], seats: [one, one] }, 'all', () => true);
    expect(common?.words).toMatchObject([{ word: 'ate', act: 'reject' }]);
  });

  it('let nobody challenge a word twice', () => {
    const stood = listed('eats', [1], { challenge: { by: 2, stands: true } });
    const [, theirs] = reviewLists(
      data,
      { common: [], seats: [seat({}), seat({ alone: [stood] }), seat({})] },
      'all',
      () => true,
    );
    expect(theirs?.words).toMatchObject([{ act: null, challenge: { by: 2, stands: true } }]);
  });

  it('say how many words a filter leaves out', () => {
    const [, theirs] = reviewLists(data, lists, 'all', (word) => word.startsWith('s'));
    expect(theirs).toMatchObject({ count: 1, hidden: 1, words: [{ word: 'seat' }] });
  });
});
