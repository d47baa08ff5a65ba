/** People who write one after the other on the same board: the device is handed over between them. */
import { describe, expect, it } from 'vitest';
import type { Settings } from '#shared/plugin/settings.ts';
import { BOB, LEARNER, PERSON, ROUND, SCRIBBLER, duel, wordsOf } from './duel.ts';

const IN_TURN: Settings = { turns: 'inTurn', board: 'texxaxxxxxxxxxxx' };

function table(seats = [PERSON, BOB], settings: Settings = {}, roundTime = 180) {
  const match = duel({
    seats,
    vocabulary: [],
    target: 10_000,
    roundTime,
    settings: { ...IN_TURN, ...settings },
  });
  match.move(0, { type: 'startRound' });
  return match;
}

describe('people who write in turn', () => {
  it('see no board until whose turn it is says ready, and no clock runs', () => {
    const match = table();
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(match.view(0, viewer)).toMatchObject({
        turn: 0,
        clocks: [],
        prompt: { key: 'prompt.handOver', params: { name: 'Ann' } },
        data: { phase: 'handOver', board: null, turn: 0, possible: null, left: null },
      });
    }
    expect(match.data(10 * ROUND).phase).toBe('handOver');
    expect(match.refusal(1, { type: 'ready' }, 1)).toBe('turn/not-yours');
    expect(match.refusal(1, { type: 'edit', pos: 0, del: 0, ins: 'x' })).toBe('turn/not-ready');
    expect(match.refusal(1, { type: 'endRound' })).toBe('turn/not-ready');
    match.move(5_000, { type: 'ready' }, 0);
    expect(match.view(5_000).clocks).toEqual([{ id: 'roundTime', due: 5_000 + ROUND, length: ROUND }]);
    expect(match.data(5_000).board?.faces[0]).toBe('T');
    expect(match.refusal(5_001, { type: 'ready' }, 0)).toBe('turn/not-handed-over');
  });

  it('are not told the board by watching while a turn is still to come', () => {
    const match = table();
    match.move(0, { type: 'ready' }, 0);
    expect(match.data(1, 'spectator').board).toBeNull();
    match.move(ROUND, { type: 'ready' }, 1);
    expect(match.data(ROUND + 1, 'spectator').board).not.toBeNull();
  });

  it('each have the same board and a clock of their own', () => {
    const match = table();
    match.move(0, { type: 'ready' }, 0);
    const board = match.data(0).board;
    match.write(1, ['tea', 'eat'], 0);
    const later = ROUND + 60_000;
    expect(match.view(later)).toMatchObject({ turn: 1, clocks: [], data: { phase: 'handOver', round: 1 } });
    expect(match.view(later).effects.at(-1)?.event.type).toBe('beep');
    match.move(later, { type: 'ready' }, 1);
    expect(match.data(later, 1)).toMatchObject({ phase: 'round', board, sheets: [null, ''] });
    expect(match.view(later, 1).clocks[0]?.due).toBe(later + ROUND);
    match.write(later + 1, ['tea', 'ate'], 1);
    const { lists, players } = match.data(later + ROUND);
    expect(lists?.seats.map(({ alone }) => wordsOf(alone))).toEqual([['eat'], ['ate']]);
    expect(wordsOf(lists?.common)).toEqual(['tea']);
    expect(players.map(({ roundScore }) => roundScore)).toEqual([1, 1]);
    // Each had its three minutes; waiting was no time for writing.
    expect(players.map(({ feats }) => feats.writing)).toEqual([ROUND, ROUND]);
  });

  it('write on their own turn alone, and may end it before the clock', () => {
    const match = table();
    match.move(0, { type: 'ready' }, 0);
    expect(match.refusal(1, { type: 'edit', pos: 0, del: 0, ins: 'x' }, 1)).toBe('turn/not-yours');
    expect(match.refusal(1, { type: 'endRound' }, 1)).toBe('turn/not-yours');
    // Whose turn is still to come does not look at the board meanwhile.
    expect(match.data(1, 1).board).toBe(null);
    match.move(7_000, { type: 'endRound' }, 0);
    expect(match.data(7_000)).toMatchObject({ phase: 'handOver', turn: 1 });
    expect(match.data(7_000).players.map(({ done }) => done)).toEqual([true, false]);
    match.move(8_000, { type: 'ready' }, 1);
    expect(match.refusal(8_001, { type: 'edit', pos: 0, del: 0, ins: 'x' }, 0)).toBe('turn/not-yours');
    // The first clock is gone: it ends nobody's turn.
    expect(match.data(8_000 + ROUND - 1).phase).toBe('round');
    expect(match.data(8_000 + ROUND)).toMatchObject({ phase: 'review', turn: null });
  });

  it('have as many turns as there are people; computers write while others do', () => {
    const match = table([PERSON, SCRIBBLER, BOB, LEARNER]);
    match.move(0, { type: 'ready' }, 0);
    match.write(1, ['tea'], 1);
    match.move(2, { type: 'endRound' }, 1);
    expect(match.data(2).phase).toBe('round');
    match.move(3, { type: 'endRound' }, 0);
    expect(match.data(3).turn).toBe(2);
    expect(match.refusal(4, { type: 'edit', pos: 0, del: 0, ins: 'x' }, 1)).toBe('turn/not-ready');
    match.move(4, { type: 'ready' }, 2);
    match.write(5, ['eat'], 1);
    match.move(6, { type: 'endRound' }, 2);
    expect(wordsOf(match.data(6).lists?.seats[1]?.alone)).toEqual(['eat', 'tea']);
  });

  it('need no clock', () => {
    const match = table([PERSON, BOB], {}, 0);
    match.move(0, { type: 'ready' }, 0);
    expect(match.data(100 * ROUND).phase).toBe('round');
    match.move(100 * ROUND, { type: 'endRound' }, 0);
    match.move(100 * ROUND, { type: 'ready' }, 1);
    match.move(100 * ROUND, { type: 'endRound' }, 1);
    expect(match.data(100 * ROUND).phase).toBe('review');
  });

  it('a turn ends when its word list is exhausted, and the others still have theirs', () => {
    const match = table([PERSON, BOB], { judge: 'lexicon' });
    match.move(0, { type: 'ready' }, 0);
    match.write(1, ['tea', 'eat', 'ate'], 0);
    expect(match.data(1)).toMatchObject({ phase: 'handOver', turn: 1 });
  });

  it('a round that is cut off gives no turn away', () => {
    const match = table();
    match.move(0, { type: 'ready' }, 0);
    match.move(1, { type: 'newGame' });
    expect(match.view(1)).toMatchObject({ turn: null, clocks: [], data: { phase: 'betweenRounds' } });
    match.move(2, { type: 'startRound' });
    expect(match.data(2)).toMatchObject({ phase: 'handOver', turn: 0, sheets: ['', null] });
  });
});

describe('who all write at once', () => {
  it('are never handed anything over', () => {
    const match = duel({ seats: [PERSON, BOB], vocabulary: [] });
    match.move(0, { type: 'startRound' });
    expect(match.view(0)).toMatchObject({ turn: null, data: { phase: 'round', turn: null } });
    expect(match.refusal(0, { type: 'ready' })).toBe('turn/not-handed-over');
  });
});

describe('the host', () => {
  it('alone starts rounds and games, sets them up and quits', () => {
    const match = duel({ seats: [PERSON, BOB], vocabulary: [] });
    const moves = [
      { type: 'startRound' },
      { type: 'newGame' },
      { type: 'setTarget', to: 7 },
      { type: 'setDifficulty', to: 7 },
      { type: 'setSize', to: 5 },
      { type: 'quit' },
    ];
    for (const move of moves) {
      expect(match.refusal(0, move, 1)).toBe('seat/not-host');
      expect(match.refusal(0, move, 0)).toBe(null);
    }
    expect(match.data(0, 0).host).toBe(true);
    expect(match.data(0, 1)).toMatchObject({ host: false, can: { startRound: false, quit: false } });
    expect(match.view(0, 1).prompt.key).toBe('prompt.waiting');
  });

  it('is whoever writes, where a learner sits on the first seat', () => {
    const match = duel({ seats: [LEARNER, PERSON], vocabulary: [] });
    expect(match.data(0, 1)).toMatchObject({ host: true, can: { startRound: true } });
    match.move(0, { type: 'startRound' }, 1);
    expect(match.data(0).phase).toBe('round');
  });
});
