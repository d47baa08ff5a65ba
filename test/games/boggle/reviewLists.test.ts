import { describe, expect, it } from 'vitest';
import { reviewLists, type ReviewList } from '#games/boggle/reviewLists.ts';
import { duel, firstBoard, onBoard, wordsOf, type Duel } from './duel.ts';

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
  const [yours, theirs, both, invalid] = reviewLists(data, data.lists, through);
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
      note: { key: 'lists.youRejected' },
    });
  });

  it('may keep to the words that run through one cube', () => {
    const { match, at } = round();
    const all = listsAt(match, at);
    for (const cell of board.faces.keys()) {
      const through = listsAt(match, at, cell);
      expect(wordsOf(through.yours.words)).toEqual(
        all.yours.words.filter(({ path }) => path?.includes(cell)).map(({ word }) => word),
      );
      expect(through.invalid.words).toEqual([]);
    }
  });
});
