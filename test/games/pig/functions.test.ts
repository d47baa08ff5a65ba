/**
 * The functions of the specification, label by label: initialisation, Roll, Hold, change of turn, the computer's turn, the
 * end of a game and the next one. What of them is seen is tested where it is drawn.
 */
import { describe, expect, it } from 'vitest';
import { PACE, PIG_TIME, begin, playOut, seedFor, seedWhere } from './match.ts';

const scoresOf = (players: readonly { readonly score: number }[]) => players.map(({ score }) => score);

describe('Initialization', () => {
  it('sets both scores and the turn total to 0, and the user starts and plays', () => {
    const match = begin();
    const data = match.data(0);
    expect(scoresOf(data.players)).toEqual([0, 0]);
    expect(data).toMatchObject({ turnTotal: 0, starter: 0, turn: 0, phase: 'deciding', last: null, game: 1 });
    expect(data.can).toEqual({ roll: true, hold: true, newGame: false, policy: true, quit: true });
  });
});

describe('Roll Action', () => {
  it('adds 2 to 6 to the turn total, and the turn goes on', () => {
    const match = begin({ seed: seedFor(2, 6, 3) });
    match.roll(10);
    expect(match.data(10)).toMatchObject({ turnTotal: 2, throws: [[2]], turn: 0, phase: 'deciding' });
    match.roll(20);
    match.roll(30);
    const data = match.data(30);
    expect(data).toMatchObject({ turnTotal: 11, throws: [[2], [6], [3]], turn: 0, n: 3 });
    expect(data.last).toEqual({ kind: 'rolled', by: 0, dice: [3], points: 3 });
    expect(scoresOf(data.players)).toEqual([0, 0]);
  });

  it('loses the turn total with a 1, which stands in sight before the turn changes', () => {
    const match = begin({ seed: seedFor(5, 4, 1) });
    [10, 20, 30].forEach((at) => {
      match.roll(at);
    });
    const lost = match.data(30);
    expect(lost).toMatchObject({ phase: 'pig', turnTotal: 0, turn: 0, throws: [[5], [4], [1]] });
    expect(lost.last).toEqual({ kind: 'pig', by: 0, dice: [1], lost: 9, score: 0 });
    expect(lost.can).toMatchObject({ roll: false, hold: false });
    expect(match.refusal(30 + PIG_TIME - 1, { type: 'roll' })).toBe('turn/not-yet');
    expect(match.data(30 + PIG_TIME - 1).phase).toBe('pig');
    expect(match.data(30 + PIG_TIME)).toMatchObject({ phase: 'waiting', turn: 1, throws: [] });
    expect(scoresOf(match.data(30 + PIG_TIME).players)).toEqual([0, 0]);
  });

  it('keeps what was banked before when a 1 is rolled', () => {
    const match = begin({ seed: seedFor(6, 1), lineup: ['person', 'person'] });
    match.roll(1);
    match.hold(2);
    match.roll(3, 1);
    match.hold(3 + PIG_TIME, 0);
    expect(scoresOf(match.data(3 + PIG_TIME).players)).toEqual([6, 0]);
  });

  it.each([
    ['exactly', 23, 25],
    ['and go beyond it', 24, 26],
  ])('triggers Hold Action as soon as score and turn total reach the goal: %s', (_how, before, after) => {
    // 25 points: of six dice without a 1, the last is the one that reaches it.
    const seed = seedWhere((die) => {
      const five = [die(), die(), die(), die(), die()];
      const sum = five.reduce((all, each) => all + each, 0);
      return !five.includes(1) && sum === before && die() === 2;
    });
    const match = begin({ seed, settings: { goal: 25 } });
    for (let at = 1; at <= 5; at++) match.roll(at);
    expect(match.data(5)).toMatchObject({ phase: 'deciding', turnTotal: before });
    match.roll(6);
    const data = match.data(6);
    expect(data).toMatchObject({ phase: 'over', turn: 0, turnTotal: 0 });
    expect(data.last).toEqual({ kind: 'held', by: 0, points: after, score: after, dice: [2] });
  });
});

describe('Hold Action', () => {
  it('adds the turn total to the score, sets it to 0, and the turn changes at once', () => {
    const match = begin({ seed: seedFor(4, 3) });
    match.roll(10);
    match.roll(20);
    match.hold(30);
    const data = match.data(30);
    expect(data).toMatchObject({ turn: 1, turnTotal: 0, throws: [], phase: 'waiting' });
    expect(data.players[0]).toMatchObject({ score: 7, holds: 1 });
    expect(data.last).toEqual({ kind: 'held', by: 0, points: 7, score: 7, dice: null });
    expect(data.players[0]?.lastTurn).toEqual(data.last);
  });

  it('with a turn total of 0 is allowed, and passes the turn', () => {
    const match = begin();
    match.hold(10);
    expect(match.data(10)).toMatchObject({ turn: 1, phase: 'waiting' });
    expect(match.data(10).players[0]).toMatchObject({ score: 0, holds: 1 });
  });
});

describe('Roll and Hold buttons', () => {
  it('are enabled in the user’s turn alone', () => {
    const match = begin();
    match.hold(10);
    expect(match.data(10).can).toMatchObject({ roll: false, hold: false });
    expect(match.refusal(10, { type: 'roll' })).toBe('turn/not-yours');
    expect(match.refusal(10, { type: 'hold' })).toBe('turn/not-yours');
    expect(match.data(10 + PACE).can).toMatchObject({ roll: false, hold: false });
  });
});

describe('Computer Turn', () => {
  it('begins with a delay of about a second, and each decision of it', () => {
    const match = begin({ seed: seedFor(3, 5) });
    match.hold(10);
    expect(match.due(10)).toBe(10 + PACE);
    expect(match.data(10, 1).can.roll).toBe(false);
    expect(match.refusal(10 + PACE - 1, { type: 'roll' }, 1)).toBe('turn/not-yet');
    match.roll(10 + PACE, 1);
    expect(match.data(10 + PACE)).toMatchObject({ phase: 'waiting', turnTotal: 3 });
    expect(match.refusal(10 + 2 * PACE - 1, { type: 'hold' }, 1)).toBe('turn/not-yet');
    match.hold(10 + 2 * PACE, 1);
    expect(match.data(10 + 2 * PACE)).toMatchObject({ phase: 'deciding', turn: 0 });
    expect(match.data(10 + 2 * PACE).players[1]?.score).toBe(3);
  });

  it('waits as long as was set up', () => {
    const match = begin({ settings: { pace: '4000' } });
    match.hold(0);
    expect(match.due(0)).toBe(4000);
    expect(match.data(0).pace).toBe(4000);
  });
});

/** A game that the user has won with the first turn, by match time 20. */
function won() {
  const seed = seedWhere((die) => Array.from({ length: 9 }, die).every((each) => each > 2));
  const match = begin({ seed, settings: { goal: 25 } });
  playOut(match);
  return match;
}

describe('End Game Action', () => {
  it('ends the game: nobody moves any more, the winner is told', () => {
    const match = won();
    const view = match.view(20);
    expect(view).toMatchObject({ over: true, final: false, turn: null });
    expect(view.standing.map((line) => line.won)).toEqual([true, false]);
    for (const seat of [0, 1]) {
      expect(match.refusal(20, { type: 'roll' }, seat)).toBe('game/over');
      expect(match.refusal(20, { type: 'hold' }, seat)).toBe('game/over');
    }
    expect(match.due(20)).toBeNull();
    expect(view.data.players[0]?.wins).toBe(1);
    expect(view.effects.map(({ event }) => event.type)).toEqual(['gameOver']);
  });

  it('New Game sets all to 0 and changes the starting player', () => {
    const match = won();
    match.move(20, { type: 'newGame' });
    const data = match.data(20);
    expect(data).toMatchObject({ game: 2, starter: 1, turn: 1, turnTotal: 0, phase: 'waiting', last: null });
    expect(scoresOf(data.players)).toEqual([0, 0]);
    expect(data.players.map(({ holds }) => holds)).toEqual([0, 0]);
    expect(data.players.map(({ wins }) => wins)).toEqual([1, 0]);
    expect(match.due(20)).toBe(20 + PACE);
  });

  it('Quit ends the match for good', () => {
    const match = won();
    match.move(20, { type: 'quit' });
    expect(match.view(20)).toMatchObject({ final: true });
    expect(match.refusal(21, { type: 'newGame' })).toBe('match/over');
  });
});
