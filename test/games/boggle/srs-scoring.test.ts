/** The SRS line by line, 2.1.3: end-of-round scoring. */
import { describe, expect, it } from 'vitest';
import { overWords } from '#games/boggle/overMessages.en.ts';
import { duel, firstBoard, onBoard, wordsOf } from './duel.ts';

const board = firstBoard();
const [common = '', mine = '', theirs = ''] = onBoard(board, 5, 3);
const off = 'notonthisboard';

describe('SRS 2.1.3 end-of-round scoring', () => {
  it('2.1.3.1 four lists: by both, not on the board, the user’s alone, the program’s alone', () => {
    const match = duel({ vocabulary: [common, theirs, 'neverontheboard'] });
    const at = match.play(0, `${common} ${off} ${mine}`);
    const lists = match.data(at).lists;
    expect(wordsOf(lists?.common)).toEqual([common]);
    expect(wordsOf(lists?.seats[0]?.invalid)).toEqual([off]);
    expect(wordsOf(lists?.seats[0]?.alone)).toEqual([mine]);
    expect(wordsOf(lists?.seats[1]?.alone)).toEqual([theirs]);
    expect(lists?.seats[1]?.invalid).toEqual([]);
  });

  it('2.1.3.1 the program finds every word of its dictionary that is on the board', () => {
    const known = [...onBoard(board, 3, 200), ...onBoard(board, 4, 200), 'zzz', 'neverontheboard'];
    const match = duel({ vocabulary: known });
    const at = match.play(0, '');
    expect(wordsOf(match.data(at).lists?.seats[1]?.alone)).toEqual(
      [...onBoard(board, 3, 200), ...onBoard(board, 4, 200)].sort(),
    );
  });

  it('2.1.3.2 common words and words not on the board score 0, the others for who found them', () => {
    const match = duel({ vocabulary: [common, theirs] });
    const at = match.play(0, `${common} ${off} ${mine}`);
    expect(match.data(at).players.map((player) => player.roundScore)).toEqual([2, 2]);
    const all = match.data(at).lists?.seats[0]?.all ?? [];
    expect(all.map((listed) => listed.points)).toEqual([0, 0, 2]);
  });

  it.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 3],
    [7, 5],
    [8, 11],
    [9, 11],
    [16, 11],
  ])('2.1.3.3 a word of %i letters scores %i', (length, points) => {
    const [word = ''] = onBoard(board, length, 1);
    expect(word).toHaveLength(length);
    const match = duel({ vocabulary: [], target: 10_000 });
    const at = match.play(0, word);
    expect(match.data(at).players[0]?.roundScore).toBe(points);
    expect(wordsOf(match.data(at).lists?.seats[0]?.alone)).toEqual([word]);
  });

  it('2.1.3.4 and .5 round number, round scores, totals and the outcome are shown after each round', () => {
    const [eight = ''] = onBoard(board, 8, 1);
    const match = duel({ target: 13, vocabulary: [] });
    const first = match.play(0, eight);
    expect(match.data(first)).toMatchObject({
      round: 1,
      players: [
        { roundScore: 11, total: 11, result: null },
        { roundScore: 0, total: 0, result: null },
      ],
    });
    match.move(first, { type: 'startRound' });
    expect(match.data(first).players[0]).toMatchObject({ roundScore: 0, total: 11 });
    const second = match.data(first).board ?? board;
    const [five = ''] = onBoard(second, 5, 1);
    match.move(first, { type: 'edit', pos: 0, del: 0, ins: five });
    const over = first + 180_000;
    expect(match.data(over)).toMatchObject({
      phase: 'gameOver',
      round: 2,
      players: [
        { roundScore: 2, total: 13, result: 'win' },
        { total: 0, result: 'lose' },
      ],
    });
  });

  it('2.3.3.16 says who won in the words of the SRS', () => {
    expect([overWords['over.win'], overWords['over.draw'], overWords['over.lose']]).toEqual([
      'Game over—you win!',
      'Game over—it’s a tie!',
      'Game over—the computer wins!',
    ]);
  });
});
