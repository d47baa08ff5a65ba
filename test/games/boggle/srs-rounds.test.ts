/** The SRS line by line, 2.1.2: rounds of play. */
import { describe, expect, it } from 'vitest';
import { remaining } from '#shared/timer/remaining.ts';
import { ROUND, duel, firstBoard, onBoard, wordsOf } from './duel.ts';

const board = firstBoard();
const [word = '', other = ''] = onBoard(board, 5, 2);

describe('SRS 2.1.2 rounds of play', () => {
  it('2.1.2.1 beginning a round at the end of a game begins a new game', () => {
    const match = duel({ target: 1, vocabulary: [] });
    const over = match.play(0, word);
    expect(match.view(over).over).toBe(true);
    match.move(over, { type: 'startRound' });
    expect(match.view(over).over).toBe(false);
    expect(match.data(over)).toMatchObject({ phase: 'round', round: 1 });
    expect(match.view(over).standing.map((line) => line.score)).toEqual([0, 0]);
  });

  it('2.1.2.1 beginning a round otherwise continues the game in progress', () => {
    const match = duel({ vocabulary: [] });
    const review = match.play(0, word);
    match.move(review, { type: 'startRound' });
    expect(match.data(review)).toMatchObject({ phase: 'round', round: 2 });
    expect(match.view(review).standing[0]?.score).toBe(2);
  });

  it('2.1.2.2 a round begins only when the user says so', () => {
    expect(duel().data(60 * ROUND).phase).toBe('betweenRounds');
    const match = duel({ vocabulary: [] });
    match.play(0, word);
    expect(match.data(60 * ROUND)).toMatchObject({ phase: 'review', round: 1 });
    match.move(60 * ROUND, { type: 'startRound' });
    expect(match.refusal(60 * ROUND + 1, { type: 'startRound' })).toBe('round/running');
  });

  it('2.1.2.3 each round has a new board of sixteen letters', () => {
    const match = duel({ vocabulary: [], target: 10_000 });
    const boards = new Set<string>();
    for (let round = 0; round < 5; round++) {
      match.move(round * ROUND, { type: 'startRound' });
      const faces = match.data(round * ROUND).board?.faces ?? [];
      expect(faces).toHaveLength(16);
      boards.add(faces.join(''));
    }
    expect(boards.size).toBe(5);
  });

  it('2.1.2.4 the clock runs down from three minutes', () => {
    const match = duel();
    match.move(1234, { type: 'startRound' });
    const [clock] = match.view(1234).clocks;
    expect(clock).toEqual({ id: 'roundTime', due: 1234 + 180_000, length: 180_000 });
    const [later] = match.view(61_234).clocks;
    expect(remaining(later?.due ?? 0, 61_234)).toBe(120_000);
  });

  it('2.1.2.5 what stands in the editor when the clock runs out counts, as it was edited', () => {
    const match = duel({ vocabulary: [] });
    match.move(0, { type: 'startRound' });
    match.move(10, { type: 'edit', pos: 0, del: 0, ins: `${word} zzzzz` });
    match.move(20, { type: 'edit', pos: word.length + 1, del: 5, ins: other });
    match.move(ROUND - 1, { type: 'edit', pos: 0, del: 0, ins: 'zz ' });
    const lists = match.data(ROUND).lists?.seats[0];
    expect(wordsOf(lists?.alone)).toEqual([word, other].sort());
    expect(wordsOf(lists?.invalid)).toEqual(['zz']);
  });

  it('2.1.2.5 a word at the very deadline is late', () => {
    const match = duel({ vocabulary: [] });
    match.move(0, { type: 'startRound' });
    expect(match.refusal(ROUND - 1, { type: 'edit', pos: 0, del: 0, ins: word })).toBe(null);
    expect(match.refusal(ROUND, { type: 'edit', pos: 0, del: 0, ins: word })).toBe('round/not-running');
    expect(wordsOf(match.data(ROUND).lists?.seats[0]?.all)).toEqual([]);
  });

  it('2.1.2.6 spaces, tabs and new lines part words', () => {
    const match = duel({ vocabulary: [] });
    const at = match.play(0, `  ${word}\t\tzzz\n\r\nyyy\u00a0www  `);
    expect(wordsOf(match.data(at).lists?.seats[0]?.all)).toEqual([word, 'zzz', 'yyy', 'www']);
  });

  it('2.1.2.7 the case of letters does not matter, and a word typed twice counts once', () => {
    const match = duel({ vocabulary: [] });
    const at = match.play(
      0,
      `${word.toUpperCase()} ${word} ${word.slice(0, 1).toUpperCase()}${word.slice(1)}`,
    );
    expect(wordsOf(match.data(at).lists?.seats[0]?.all)).toEqual([word]);
    expect(match.data(at).players[0]?.roundScore).toBe(2);
  });

  it('2.1.2.8 when the clock runs out it beeps once, stops accepting words and ends the round', () => {
    const match = duel({ vocabulary: [] });
    const at = match.play(500, word);
    const beeps = (time: number) =>
      match
        .view(time)
        .effects.filter((effect) => effect.event.type === 'beep')
        .map((effect) => effect.at);
    expect(beeps(at - 1)).toEqual([]);
    expect(beeps(at)).toEqual([at]);
    expect(beeps(at + ROUND)).toEqual([at]);
    expect(match.data(at).can).toMatchObject({ write: false, startRound: true, reject: true });
    expect(match.refusal(at, { type: 'edit', pos: 0, del: 0, ins: 'x' })).toBe('round/not-running');
  });

  it('2.1.2.8 the round ends by itself at its time, however late anybody looks', () => {
    const match = duel({ vocabulary: [] });
    match.play(0, word);
    expect(match.view(1_000 * ROUND).effects.at(-1)).toMatchObject({ at: ROUND, event: { type: 'beep' } });
  });
});
