/** The SRS line by line, 2.1.5: rejecting words. */
import { describe, expect, it } from 'vitest';
import { duel, firstBoard, onBoard, wordsOf } from './duel.ts';

const board = firstBoard();
const [common = '', mine = '', theirs = ''] = onBoard(board, 5, 3);

describe('SRS 2.1.5 rejecting words', () => {
  it('2.1.5.1 whatever is typed and on the board counts as a word', () => {
    const match = duel({ vocabulary: [] });
    const at = match.play(0, mine);
    expect(match.data(at).players[0]?.roundScore).toBe(2);
  });

  it('2.1.5.2 a word can be rejected after the round only', () => {
    const match = duel({ vocabulary: [] });
    expect(match.refusal(0, { type: 'reject', word: mine })).toBe('review/not-open');
    const at = match.play(0, mine);
    expect(match.refusal(1, { type: 'reject', word: mine })).toBe('review/not-open');
    match.move(at, { type: 'reject', word: mine.toUpperCase() });
    expect(match.data(at).players[0]?.roundScore).toBe(0);
    expect(wordsOf(match.data(at).lists?.seats[0]?.rejected)).toEqual([mine]);
    match.move(at, { type: 'startRound' });
    expect(match.refusal(at, { type: 'reject', word: mine })).toBe('review/not-open');
  });

  it('2.1.5.2 only own words can be rejected, and each once', () => {
    const match = duel({ vocabulary: [theirs] });
    const at = match.play(0, mine);
    expect(match.refusal(at, { type: 'reject', word: theirs })).toBe('word/not-yours');
    match.move(at, { type: 'reject', word: mine });
    expect(match.refusal(at, { type: 'reject', word: mine })).toBe('word/rejected-already');
  });

  it('2.1.5.2 a rejection can be taken back, which restores lists and scores', () => {
    const match = duel({ vocabulary: [common, theirs] });
    const at = match.play(0, `${common} ${mine}`);
    const before = match.data(at);
    expect(match.refusal(at, { type: 'takeBack', word: common })).toBe('word/not-rejected');
    match.move(at, { type: 'reject', word: common });
    match.move(at, { type: 'takeBack', word: common });
    expect(match.data(at)).toEqual(before);
  });

  it('2.1.5.2 a word that is not on the board can be rejected, and is then not learned', () => {
    const match = duel({ vocabulary: [], difficulty: 10 });
    const at = match.play(0, 'zzzz yyyy');
    match.move(at, { type: 'reject', word: 'zzzz' });
    expect(wordsOf(match.data(at).lists?.seats[0]?.invalid)).toEqual(['yyyy']);
    match.move(at, { type: 'startRound' });
    expect(match.state(at).snapshot.context.vocabulary).toEqual(['yyyy']);
  });

  it('2.1.5.3 a common word that is rejected is the computer’s alone, and scores for it', () => {
    const match = duel({ vocabulary: [common, theirs] });
    const at = match.play(0, `${common} ${mine}`);
    match.move(at, { type: 'reject', word: common });
    const { lists, players } = match.data(at);
    expect(lists?.common).toEqual([]);
    expect(wordsOf(lists?.seats[1]?.alone)).toEqual([common, theirs].sort());
    expect(wordsOf(lists?.seats[0]?.alone)).toEqual([mine]);
    expect(players.map((player) => player.roundScore)).toEqual([2, 4]);
  });

  it('2.1.5.4 round scores and totals follow at once', () => {
    const match = duel({ vocabulary: [] });
    const first = match.play(0, mine);
    match.move(first, { type: 'startRound' });
    const [one = '', two = ''] = onBoard(match.data(first).board ?? board, 6, 2);
    match.move(first, { type: 'edit', pos: 0, del: 0, ins: `${one} ${two}` });
    const second = first + 180_000;
    expect(match.data(second).players[0]).toMatchObject({ roundScore: 6, total: 8 });
    match.move(second, { type: 'reject', word: two });
    expect(match.data(second).players[0]).toMatchObject({ roundScore: 3, total: 5 });
  });

  it('rejecting a common word that lifts the computer to the target ends the game at once', () => {
    const match = duel({ vocabulary: [common, theirs], target: 4, difficulty: 10 });
    const at = match.play(0, `${common} ${mine} zzzz`);
    expect(match.data(at)).toMatchObject({ phase: 'review', vocabularySize: 2 });
    match.move(at + 5, { type: 'reject', word: common });
    expect(match.view(at + 5).over).toBe(true);
    expect(match.view(at + 5).effects.at(-1)).toMatchObject({ at: at + 5, event: { type: 'gameOver' } });
    expect(match.data(at + 5).players.map((player) => player.result)).toEqual(['lose', 'win']);
    // The review has ended, so what was not rejected is learned.
    expect(match.state(at + 5).snapshot.context.vocabulary).toEqual([common, mine, theirs, 'zzzz'].sort());
    expect(match.refusal(at + 6, { type: 'takeBack', word: common })).toBe('review/not-open');
  });

  it('2.3.6 a round that reaches the target ends the game at once, without a chance to reject', () => {
    const match = duel({ vocabulary: [], target: 2 });
    const at = match.play(0, mine);
    expect(match.data(at)).toMatchObject({ phase: 'gameOver', can: { reject: false, startRound: true } });
    expect(match.refusal(at, { type: 'reject', word: mine })).toBe('review/not-open');
  });
});
