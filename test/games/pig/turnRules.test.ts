/** What the relatives of Pig do otherwise, as rules of a turn. */
import { describe, expect, it } from 'vitest';
import { game } from '#games/pig/game.ts';
import { PIG_TIME, begin, seedFor } from './match.ts';

const two = ['person', 'person'];

describe('Two-Dice Pig', () => {
  const settings = { rules: 'twoDice' };

  it('adds both dice; doubles but ones are no more than their sum', () => {
    const match = begin({ seed: seedFor(4, 4, 2, 6), settings });
    match.roll(1);
    expect(match.data(1)).toMatchObject({ turnTotal: 8, throws: [[4, 4]] });
    match.roll(2);
    expect(match.data(2).turnTotal).toBe(16);
  });

  it('loses the turn with one 1', () => {
    const match = begin({ seed: seedFor(4, 4, 1, 6), settings });
    match.roll(1);
    match.roll(2);
    expect(match.data(2).last).toEqual({ kind: 'pig', by: 0, dice: [1, 6], lost: 8, score: 0 });
  });

  it('loses the whole score with two', () => {
    const match = begin({ seed: seedFor(6, 4, 5, 5, 1, 1), settings, lineup: two });
    match.roll(1);
    match.hold(2);
    match.hold(3, 1);
    match.roll(4);
    expect(match.data(4).players[0]?.score).toBe(10);
    match.roll(5);
    expect(match.data(5).last).toEqual({ kind: 'pig', by: 0, dice: [1, 1], lost: 10, score: 10 });
    expect(match.data(5).players[0]?.score).toBe(0);
    expect(match.data(5 + PIG_TIME).turn).toBe(1);
  });
});

describe('Big Pig', () => {
  const settings = { rules: 'bigPig' };

  it('counts doubles twice, and two ones as 25', () => {
    const match = begin({ seed: seedFor(3, 3, 1, 1, 2, 5), settings });
    match.roll(1);
    expect(match.data(1).turnTotal).toBe(12);
    match.roll(2);
    expect(match.data(2)).toMatchObject({ turnTotal: 37, phase: 'deciding' });
    match.roll(3);
    expect(match.data(3).turnTotal).toBe(44);
  });

  it('loses the turn with a single 1', () => {
    const match = begin({ seed: seedFor(3, 1), settings });
    match.roll(1);
    expect(match.data(1)).toMatchObject({ phase: 'pig', turnTotal: 0 });
  });
});

describe('Hog', () => {
  const settings = { rules: 'hog' };

  it('is one throw a turn, of as many dice as are asked for, and it is banked at once', () => {
    const match = begin({ seed: seedFor(3, 6, 2, 4), settings, lineup: two });
    match.move(1, { type: 'throw', dice: 3 });
    const data = match.data(1);
    expect(data).toMatchObject({ turn: 1, phase: 'deciding', turnTotal: 0 });
    expect(data.last).toEqual({ kind: 'held', by: 0, points: 11, score: 11, dice: [3, 6, 2] });
    match.move(2, { type: 'throw', dice: 1 }, 1);
    expect(match.data(2).players.map(({ score }) => score)).toEqual([11, 4]);
  });

  it('gains nothing with any 1', () => {
    const match = begin({ seed: seedFor(3, 6, 1), settings, lineup: two });
    match.move(1, { type: 'throw', dice: 3 });
    expect(match.data(1)).toMatchObject({ phase: 'pig', turn: 0 });
    expect(match.data(1).last).toEqual({ kind: 'pig', by: 0, dice: [3, 6, 1], lost: 0, score: 0 });
    expect(match.data(1 + PIG_TIME)).toMatchObject({ turn: 1, phase: 'deciding' });
  });

  it('offers every number of dice that may be thrown', () => {
    const moves = game.legal(begin({ settings }).view(0)).map(({ move }) => move);
    const throws = moves.flatMap((move) => ('dice' in move ? [move.dice] : []));
    expect(throws).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(moves).not.toContainEqual({ type: 'roll' });
    expect(moves).not.toContainEqual({ type: 'hold' });
  });

  it('has nothing to hold, and the others no number of dice to choose', () => {
    const hog = begin({ settings });
    expect(hog.refusal(1, { type: 'hold' })).toBe('hold/none');
    expect(hog.refusal(1, { type: 'roll' })).toBe('dice/choose');
    expect(hog.data(1).can).toMatchObject({ roll: true, hold: false });
    expect(begin().refusal(1, { type: 'throw', dice: 1 })).toBe('dice/fixed');
  });
});
