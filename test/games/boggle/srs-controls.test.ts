/** The SRS line by line, 2.2 and 2.3: what is accepted, and which controls are enabled when. */
import { describe, expect, it } from 'vitest';
import { MOVES } from '#games/boggle/moves.ts';
import * as v from 'valibot';
import { ROUND, duel, firstBoard, onBoard, wordsOf } from './duel.ts';

const board = firstBoard();
const [word = ''] = onBoard(board, 5, 1);

describe('SRS 2.2 error handling', () => {
  it.each([
    [{ type: 'setTarget', to: 10_001 }, 'Target score is a whole number from 1 to 10,000.'],
    [{ type: 'setTarget', to: 'many' }, 'Target score is a whole number from 1 to 10,000.'],
    [{ type: 'setDifficulty', to: 0 }, 'Difficulty is a whole number from 1 to 10.'],
    [{ type: 'edit', pos: 0, del: 0, ins: 'x'.repeat(10_001) }, 'A sheet holds at most 10,000 characters.'],
  ])('2.2.1 what is out of range is not accepted, and one sentence says why', (move, sentence) => {
    const parsed = v.safeParse(MOVES, move);
    expect(parsed.issues?.map((issue) => issue.message)).toEqual([sentence]);
  });

  it.each([
    ['punctuation', '?!—“x”'],
    ['digits', '12345'],
    ['an emoji', '🎲🎲'],
    ['half a character', '\ud83c'],
    ['combining marks', 'e\u0301\u0301'],
    ['right-to-left letters', 'שלום'],
    ['a name of objects', '__proto__'],
    ['a control character', '\u0000\u0007'],
    ['10,000 letters', 'x'.repeat(10_000)],
  ])('2.2.2 any sequence of characters is accepted as a word: %s', (_, text) => {
    const match = duel({ vocabulary: [], target: 10_000 });
    const at = match.play(0, text);
    expect(wordsOf(match.data(at).lists?.seats[0]?.invalid)).toEqual([text.toLowerCase()]);
    match.move(at, { type: 'reject', word: text });
    expect(wordsOf(match.data(at).lists?.seats[0]?.rejected)).toEqual([text.toLowerCase()]);
  });

  it('2.2.2 a sheet is full at 10,000 characters', () => {
    const match = duel();
    match.play(0, 'x'.repeat(9_999));
    expect(match.refusal(1, { type: 'edit', pos: 0, del: 0, ins: 'ab' })).toBe('sheet/full');
    match.move(1, { type: 'edit', pos: 9_999, del: 0, ins: 'a' });
    expect(match.refusal(2, { type: 'edit', pos: 0, del: 0, ins: 'b' })).toBe('sheet/full');
    expect(match.refusal(2, { type: 'edit', pos: 0, del: 1, ins: 'b' })).toBe(null);
  });

  it('an edit outside the text is refused', () => {
    const match = duel();
    match.play(0, 'abc');
    expect(match.refusal(1, { type: 'edit', pos: 4, del: 0, ins: 'x' })).toBe('edit/out-of-range');
    expect(match.refusal(1, { type: 'edit', pos: 2, del: 2, ins: 'x' })).toBe('edit/out-of-range');
  });
});

describe('SRS 2.3.3 controls', () => {
  const always = { difficulty: true, target: true, newGame: true };
  /** What other rules have, and what the SRS does not know: the size may change where no round runs. */
  const beyond = { ready: false, challenge: false, size: true };

  it('between rounds: start, but neither write nor reject', () => {
    const expected = {
      ...always,
      ...beyond,
      quit: true,
      startRound: true,
      write: false,
      endRound: false,
      reject: false,
    };
    expect(duel().data(0).can).toEqual(expected);
  });

  it('during a round: write, but neither start nor reject', () => {
    const match = duel();
    match.move(0, { type: 'startRound' });
    expect(match.data(0).can).toEqual({
      ...always,
      ...beyond,
      size: false,
      quit: true,
      startRound: false,
      write: true,
      endRound: true,
      reject: false,
    });
  });

  it('after a round: start and reject, but not write', () => {
    const match = duel({ vocabulary: [] });
    const at = match.play(0, word);
    expect(match.data(at).can).toEqual({
      ...always,
      ...beyond,
      quit: true,
      startRound: true,
      write: false,
      endRound: false,
      reject: true,
    });
  });

  it('when the game is over: start a new one', () => {
    const match = duel({ vocabulary: [], target: 1 });
    const at = match.play(0, word);
    expect(match.data(at).can).toEqual({
      ...always,
      ...beyond,
      quit: true,
      startRound: true,
      write: false,
      endRound: false,
      reject: false,
    });
  });

  it('2.3.3.1 a round’s start shows board and number, zeroes the round scores and clears the displays', () => {
    const match = duel({ vocabulary: [], target: 10_000 });
    const at = match.play(0, word);
    const before = match.data(at).board;
    match.move(at, { type: 'startRound' });
    const data = match.data(at);
    expect(data.board).not.toEqual(before);
    expect(data).toMatchObject({ round: 2, lists: null, sheets: ['', null] });
    expect(data.players.map((player) => player.roundScore)).toEqual([0, 0]);
    expect(match.view(at).effects.at(-1)?.event.type).toBe('shake');
  });

  it('2.3.3.8 quit is in order from anywhere: the match ends, its words are kept, nothing more is accepted', () => {
    for (const at of [0, 10, ROUND + 10]) {
      const match = duel({ vocabulary: ['cat'] });
      if (at > 0) match.move(1, { type: 'startRound' });
      match.move(at, { type: 'quit' });
      expect(match.view(at)).toMatchObject({ final: true, clocks: [] });
      expect(match.state(at).snapshot.context.kept).toEqual(['cat']);
      expect(match.refusal(at, { type: 'startRound' })).toBe('match/over');
      expect(match.data(at).can).toMatchObject({ startRound: false, newGame: false, quit: false });
    }
  });

  it('2.3.8 a new game sets scores and round number to 0 and clears the lists', () => {
    const match = duel({ vocabulary: [] });
    const at = match.play(0, word);
    match.move(at, { type: 'newGame' });
    expect(match.data(at)).toMatchObject({ round: 0, lists: null, board: null });
    expect(match.data(at).players.map(({ roundScore, total }) => [roundScore, total])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('SRS 3.1 performance', () => {
  it('3.1.2 a game to 100 points is played through', () => {
    const match = duel({ seed: 11, target: 100 });
    let at = 0;
    while (!match.view(at).over) {
      match.move(at, { type: 'startRound' });
      const dealt = match.data(at).board ?? board;
      const words = [...onBoard(dealt, 4, 6), ...onBoard(dealt, 7, 2)];
      for (const [i, found] of words.entries()) {
        const pos = match.data(at).sheets[0]?.length ?? 0;
        match.move(at + i, { type: 'edit', pos, del: 0, ins: `${found}\n` });
        at += 15_000;
      }
      at = (match.view(at).clocks[0]?.due ?? at) + 1_000;
    }
    const { players, round } = match.data(at);
    const totals = players.map((player) => player.total);
    expect(Math.max(...totals)).toBeGreaterThanOrEqual(100);
    expect(round).toBeGreaterThan(3);
    expect(match.data(at).vocabularySize).toBeGreaterThan(300);
  });
});
