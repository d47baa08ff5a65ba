/** The SRS line by line, 2.1.1: games. Each test is named after its clause. */
import { describe, expect, it } from 'vitest';
import { plugin } from '#games/boggle/index.ts';
import { readSettings } from '#shared/plugin/readSettings.ts';
import { ROUND, duel, firstBoard, onBoard, wordsOf } from './duel.ts';

const board = firstBoard();
const eights = onBoard(board, 8, 40).join(' ');

describe('SRS 2.1.1 games', () => {
  it('2.1.1.1 a game is played between the program and the user', () => {
    expect(plugin.seats.usual).toEqual(['person', 'learner']);
    expect(
      duel()
        .data(0)
        .players.map((player) => player.writes),
    ).toEqual([true, false]);
  });

  it('2.1.1.2 a new game may be started before, in and after a round, and when a game is over', () => {
    const match = duel({ target: 100 });
    match.move(0, { type: 'newGame' });
    match.move(10, { type: 'startRound' });
    match.move(20, { type: 'newGame' });
    expect(match.data(20)).toMatchObject({ phase: 'betweenRounds', round: 0, board: null });
    match.move(30, { type: 'startRound' });
    expect(match.data(30 + ROUND).phase).toBe('review');
    match.move(40 + ROUND, { type: 'newGame' });
    expect(match.data(40 + ROUND)).toMatchObject({ phase: 'betweenRounds', round: 0, lists: null });

    const won = duel();
    const over = won.play(0, eights);
    expect(won.view(over).over).toBe(true);
    won.move(over, { type: 'newGame' });
    expect(won.data(over)).toMatchObject({ phase: 'betweenRounds', round: 0 });
  });

  it('2.1.1.2 a round cut off by a new game is not scored and its clock is stopped', () => {
    const match = duel({ difficulty: 10, vocabulary: [] });
    match.move(0, { type: 'startRound' });
    match.move(1, { type: 'edit', pos: 0, del: 0, ins: eights });
    match.move(2, { type: 'newGame' });
    expect(match.view(2).clocks).toEqual([]);
    expect(match.data(10 * ROUND)).toMatchObject({ phase: 'betweenRounds', vocabularySize: 0, lists: null });
  });

  it('2.1.1.3 a game begins with 0 points for each', () => {
    const match = duel();
    expect(match.view(0).standing.map((line) => line.score)).toEqual([0, 0]);
    const over = match.play(0, eights);
    expect(match.view(over).standing[0]?.score).toBeGreaterThan(0);
    match.move(over, { type: 'newGame' });
    expect(match.view(over).standing.map((line) => line.score)).toEqual([0, 0]);
  });

  it('2.1.1.4 a game ends when a round is scored and somebody has the target, not a point before', () => {
    const [eight = ''] = onBoard(board, 8, 1);
    const short = duel({ target: 12, vocabulary: [] });
    expect(short.data(short.play(0, eight))).toMatchObject({ phase: 'review' });
    const reached = duel({ target: 11, vocabulary: [] });
    expect(reached.data(reached.play(0, eight))).toMatchObject({ phase: 'gameOver' });
  });

  it.each([1, 100, 10_000])('2.1.1.5 the target score may be set to %i', (to) => {
    const match = duel({ target: 55 });
    match.move(0, { type: 'setTarget', to });
    expect(match.data(0).target).toBe(to);
    expect(readSettings(plugin.settings, { target: to })).toMatchObject({ ok: true });
  });

  it.each([0, -1, 10_001, 1.5, Number.NaN, '100', null])('2.1.1.5 a target of %s is not accepted', (to) => {
    const match = duel();
    expect(match.refusal(0, { type: 'setTarget', to })).toBe('move/malformed');
    expect(readSettings(plugin.settings, { target: to })).toMatchObject({ ok: false });
  });

  it('2.1.1.6 the default target score is 100', () => {
    expect(readSettings(plugin.settings, {})).toMatchObject({ value: { target: 100 } });
  });

  it('2.1.1.7 changing the target begins a new game, even mid-round', () => {
    const match = duel();
    match.move(0, { type: 'startRound' });
    match.move(5, { type: 'setTarget', to: 50 });
    expect(match.data(5)).toMatchObject({ phase: 'betweenRounds', target: 50, round: 0, board: null });
    expect(match.view(5).clocks).toEqual([]);
  });

  it('2.1.1.7 changing the target when a game is over begins a new one', () => {
    const match = duel();
    const over = match.play(0, eights);
    match.move(over, { type: 'setTarget', to: 200 });
    expect(match.data(over)).toMatchObject({ phase: 'betweenRounds', target: 200 });
    expect(match.view(over).over).toBe(false);
  });

  it('2.1.1.7 the same target is no change: it stops nothing', () => {
    const match = duel({ target: 100 });
    match.move(0, { type: 'startRound' });
    expect(match.refusal(5, { type: 'setTarget', to: 100 })).toBe('target/same');
    expect(match.data(5).phase).toBe('round');
  });

  it('2.1.1.8 the higher total wins, also when both have reached the target', () => {
    const [common = '', mine = '', ...theirs] = onBoard(board, 8, 5);
    const match = duel({ target: 10, vocabulary: [common, ...theirs] });
    const over = match.play(0, `${common} ${mine}`);
    const { players, phase } = match.data(over);
    expect(phase).toBe('gameOver');
    expect(players.map((player) => [player.total, player.result])).toEqual([
      [11, 'lose'],
      [33, 'win'],
    ]);
    expect(match.view(over).standing.map((line) => line.won)).toEqual([false, true]);
  });

  it('2.1.1.9 equal totals are a draw, which nobody wins', () => {
    const [mine = '', theirs = ''] = onBoard(board, 8, 2);
    const match = duel({ target: 10, vocabulary: [theirs] });
    const over = match.play(0, mine);
    expect(match.data(over).players.map((player) => player.result)).toEqual(['draw', 'draw']);
    expect(match.view(over).standing.map((line) => line.won)).toEqual([false, false]);
  });

  it('2.1.1.10 a new game begins when the program is started', () => {
    expect(duel().data(0)).toMatchObject({ phase: 'betweenRounds', round: 0, board: null, lists: null });
  });

  it('2.1.1.11 a game is a series of rounds, whose points add up', () => {
    const match = duel({ target: 10_000, vocabulary: [] });
    let at = 0;
    for (const round of [1, 2, 3]) {
      match.move(at, { type: 'startRound' });
      const dealt = match.data(at).board;
      if (dealt === null) throw new Error('no board');
      match.move(at, { type: 'edit', pos: 0, del: 0, ins: onBoard(dealt, 5, 2).join('\n') });
      at += ROUND;
      const [you] = match.data(at).players;
      expect(match.data(at)).toMatchObject({ phase: 'review', round });
      expect(you).toMatchObject({ roundScore: 4, total: 4 * round });
    }
    expect(wordsOf(match.data(at).lists?.seats[0]?.alone)).toHaveLength(2);
  });
});
