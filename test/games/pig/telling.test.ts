/** What lists, statistics and messages tell of a match of Pig, and what is kept of its decisions. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECISIONS_KEPT, decisionOf, lineOf, noted } from '#games/pig/decisions.ts';
import { game } from '#games/pig/game.ts';
import { PACE, begin, playOut, seedFor } from './match.ts';
import type { PigMatch } from './match.ts';

const two = ['person', 'person'];

/** The first rolls 6, 5 and holds; the second a 1; then the first rolls 4, 5, 6 and has 26 of 25 points. */
function won(): PigMatch {
  const match = begin({ seed: seedFor(6, 5, 1, 4, 5, 6), lineup: two, settings: { goal: 25 } });
  match.roll(1);
  match.roll(2);
  match.hold(3);
  match.roll(4, 1);
  for (let i = 0; i < 3; i++) match.roll(10_000 + i);
  return match;
}
const END = 10_002;

describe('the decisions of a game', () => {
  it('are shown once it is over, each with where it was made', () => {
    const match = won();
    expect(match.data(END - 1).decisions).toBeNull();
    expect(match.data(END).decisions).toEqual([
      { seat: 0, own: 0, other: 0, turn: 0, dice: 1 },
      { seat: 0, own: 0, other: 0, turn: 6, dice: 1 },
      { seat: 0, own: 0, other: 0, turn: 11, dice: 0 },
      { seat: 1, own: 0, other: 11, turn: 0, dice: 1 },
      { seat: 0, own: 11, other: 0, turn: 0, dice: 1 },
      { seat: 0, own: 11, other: 0, turn: 4, dice: 1 },
      { seat: 0, own: 11, other: 0, turn: 9, dice: 1 },
    ]);
    match.move(END, { type: 'newGame' });
    expect(match.data(END).decisions).toBeNull();
  });

  it('are each a line that says all of it, and reads well where the state is looked at', () => {
    const points = fc.nat(199);
    const decision = fc.record({
      seat: fc.nat(7),
      own: points,
      other: points,
      turn: points,
      dice: fc.nat(20),
    });
    fc.assert(
      fc.property(decision, (each) => {
        expect(decisionOf(lineOf(each))).toEqual(each);
      }),
    );
    const match = won();
    expect(match.state(END).snapshot.context.decisions.slice(1, 4)).toEqual([
      '0 at 0:0+6 throws 1',
      '0 at 0:0+11 holds',
      '1 at 0:11+0 throws 1',
    ]);
  });

  it('are the last of a game without end', () => {
    const held = (own: number) => ({ seat: 0, own, other: 0, turn: 0, dice: 0 });
    let decisions: readonly string[] = [];
    for (let i = 0; i < DECISIONS_KEPT + 5; i++) decisions = noted(decisions, held(i % 200));
    expect(decisions).toHaveLength(DECISIONS_KEPT);
    expect(decisionOf(decisions.at(-1) ?? '').own).toBe((DECISIONS_KEPT + 4) % 200);
  });
});

describe('the statistics', () => {
  it('are told the best turn, the lead of a win, and the points of a turn', () => {
    expect(game.figures?.(won().view(END))).toEqual([
      { kind: 'best', label: 'figure.bestTurn', value: 15, note: '' },
      { kind: 'best', label: 'figure.clearestWin', value: 26, note: '' },
      { kind: 'rate', label: 'figure.pointsPerTurn', of: 26, per: 2 },
    ]);
  });

  it('are told the lead over the best of the others', () => {
    const match = begin({
      seed: seedFor(6, 2, 5, 6, 4, 5, 6),
      lineup: ['person', 'person', 'person'],
      settings: { goal: 25 },
    });
    for (const seat of [0, 1, 2]) {
      match.roll(seat, seat);
      match.hold(seat, seat);
    }
    for (let at = 3; at < 7; at++) match.roll(at);
    expect(game.figures?.(match.view(6))).toContainEqual({
      kind: 'best',
      label: 'figure.clearestWin',
      value: 27 - 5,
      note: '',
    });
  });

  it('are told no win by who has lost, and no best turn that brought nothing', () => {
    expect(game.figures?.(won().view(END, 1))).toEqual([
      { kind: 'rate', label: 'figure.pointsPerTurn', of: 0, per: 1 },
    ]);
  });

  it('are told nothing before the end, and by who only watches', () => {
    expect(game.figures?.(won().view(END - 1))).toEqual([]);
    expect(game.figures?.(won().view(END, 'spectator'))).toEqual([]);
  });
});

it('a result to share tells who won, and no dice', () => {
  const match = won();
  expect(game.share?.(match.view(END))).toMatchObject({
    lines: [
      { key: 'share.won', params: { yours: 26, theirs: 0 } },
      { key: 'share.feats', params: { turns: 2, best: 15 } },
    ],
    repeats: true,
  });
  expect(game.share?.(match.view(END, 1))?.lines[0]).toMatchObject({
    key: 'share.lost',
    params: { yours: 0, theirs: 26 },
  });
  expect(game.share?.(match.view(END - 1))).toBeNull();
});

it('of a later game of a match it does not say that others may play the same', () => {
  const match = won();
  match.move(END, { type: 'newGame' });
  playOut(match);
  expect(game.share?.(match.view(match.now()))?.repeats).toBe(false);
});

it('of who never had a turn it tells of none', () => {
  const match = begin({ seed: seedFor(6, 6, 6, 6, 6), lineup: two, settings: { goal: 25 } });
  for (let at = 1; at <= 5; at++) match.roll(at);
  expect(game.share?.(match.view(5, 1))?.lines[1]).toMatchObject({ params: { turns: 0, best: 0 } });
});

describe('a list tells', () => {
  it('whose turn it is and how the scores stand against the computer', () => {
    const match = begin({ seed: seedFor(6) });
    expect(game.glance?.(match.view(0))).toMatchObject({
      doing: { key: 'glance.yours' },
      line: { key: 'glance.computer', params: { yours: 0, theirs: 0, goal: 100 } },
    });
    match.roll(1);
    match.hold(2);
    expect(game.glance?.(match.view(2))).toMatchObject({
      doing: { key: 'glance.turn', params: { name: 'Keep Pace and End Race' } },
      line: { params: { yours: 6, theirs: 0 } },
    });
  });

  it('the best of several others, and another person by name', () => {
    const three = begin({ lineup: ['person', 'person', 'person'] });
    expect(game.glance?.(three.view(0))?.line.key).toBe('glance.several');
    expect(game.glance?.(won().view(END))).toMatchObject({
      doing: { key: 'glance.won' },
      line: { key: 'glance.person', params: { yours: 26, theirs: 0, name: 'Player 2' } },
    });
    expect(game.glance?.(won().view(END, 1))?.doing).toMatchObject({
      key: 'glance.lost',
      params: { name: 'Player 1' },
    });
  });

  it('who only watches the match of one person how that person stands', () => {
    const match = begin({ lineup: ['hold20', 'person'], seed: seedFor(6) });
    match.roll(PACE);
    match.hold(2 * PACE);
    expect(game.glance?.(match.view(2 * PACE, 'spectator'))).toMatchObject({
      doing: { key: 'glance.yours' },
      line: { params: { yours: 0, theirs: 6 } },
    });
  });

  it('that a match was left, and who had won by then', () => {
    const left = begin();
    left.move(1, { type: 'quit' });
    expect(game.glance?.(left.view(1))?.doing.key).toBe('glance.left');
    const match = won();
    match.move(END, { type: 'quit' });
    expect(game.glance?.(match.view(END))?.doing.key).toBe('glance.won');
  });
});
