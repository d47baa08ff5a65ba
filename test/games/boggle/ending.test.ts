import { describe, expect, it } from 'vitest';
import { game as bareGame } from '#games/boggle/game.ts';
import { plugin } from '#games/boggle/index.ts';
import { canonicalJson } from '#shared/json.ts';
import { playMatch } from '#shared/match/play.ts';
import { checkRecord } from '#shared/match/readRecord.ts';
import { equipped } from '#shared/plugin/resources.ts';
import {
  BOB,
  PERSON,
  ROUND,
  SCRIBBLER,
  duel,
  fewResources,
  firstBoard,
  onBoard,
  settingsOf,
  wordsOf,
} from './duel.ts';
import type { DuelOptions } from './duel.ts';

const [word = ''] = onBoard(firstBoard(), 5, 1);
const game = equipped(bareGame, fewResources);

describe('a round ended before the clock', () => {
  it('is counted as it stands, and nobody is told that time is up', () => {
    const match = duel({ vocabulary: [] });
    match.play(0, word);
    match.move(30_000, { type: 'endRound' });
    const view = match.view(30_000);
    expect(view.data.phase).toBe('review');
    expect(wordsOf(view.data.lists?.seats[0]?.alone)).toEqual([word]);
    expect(view.effects.map(({ event }) => event.type)).not.toContain('beep');
    expect(view.clocks).toEqual([]);
    // The clock of that round is gone: it ends nothing later.
    match.move(40_000, { type: 'startRound' });
    expect(match.data(ROUND + 1).phase).toBe('round');
  });

  it('is refused where no round runs', () => {
    expect(duel().refusal(0, { type: 'endRound' })).toBe('round/not-running');
  });

  it('waits for no computer: what it has written by then counts', () => {
    const match = duel({ seats: [PERSON, SCRIBBLER], vocabulary: [] });
    match.move(0, { type: 'startRound' });
    match.write(1, [word], 1);
    match.move(2, { type: 'endRound' }, 0);
    expect(match.data(2).phase).toBe('review');
    expect(wordsOf(match.data(2).lists?.seats[1]?.alone)).toEqual([word]);
  });

  it('waits for the computers where nobody else plays', () => {
    const match = duel({ seats: [SCRIBBLER, SCRIBBLER], vocabulary: [] });
    match.move(0, { type: 'startRound' });
    match.move(1, { type: 'endRound' }, 0);
    expect(match.data(1).phase).toBe('round');
    match.move(2, { type: 'endRound' }, 1);
    expect(match.data(2).phase).toBe('review');
  });

  it('waits until all who write have ended it, and whoever writes on has not', () => {
    const match = duel({ seats: [PERSON, BOB], vocabulary: [] });
    match.move(0, { type: 'startRound' });
    match.move(1, { type: 'endRound' }, 0);
    expect(match.data(1).phase).toBe('round');
    expect(match.data(1).players.map(({ done }) => done)).toEqual([true, false]);
    expect(match.refusal(2, { type: 'endRound' }, 0)).toBe('round/done-already');
    match.move(3, { type: 'edit', pos: 0, del: 0, ins: word }, 0);
    expect(match.data(3).players[0]?.done).toBe(false);
    match.move(4, { type: 'endRound' }, 1);
    expect(match.data(4).phase).toBe('round');
    match.move(5, { type: 'endRound' }, 0);
    expect(match.data(5).phase).toBe('review');
  });
});

describe('the clock of a round', () => {
  it('is three minutes in matches begun before it could be set', () => {
    const { record } = playMatch(plugin, game, {
      lineup: ['random', 'learner'],
      settings: settingsOf({ target: 40 }),
      seed: 3,
      maxEntries: 30,
      untilOver: false,
      budget: 1,
    });
    const today = checkRecord(plugin, game, record);
    const { roundTime: _, ...before } = settingsOf({ target: 40 });
    const old = checkRecord(plugin, game, { ...record, settings: before });
    if (!today.ok || !old.ok) throw new Error('A match of an earlier version is refused.');
    expect(canonicalJson(old.value.states.at(-1)?.snapshot.context)).toBe(
      canonicalJson(today.value.states.at(-1)?.snapshot.context),
    );
  });

  it('can be set, and be off: then nothing but its players ends a round', () => {
    const match = duel({ roundTime: 0, vocabulary: [] });
    match.play(0, word);
    expect(match.view(0).clocks).toEqual([]);
    expect(match.data(100 * ROUND).phase).toBe('round');
    match.move(100 * ROUND, { type: 'endRound' });
    expect(match.data(100 * ROUND).phase).toBe('review');

    const quick = duel({ roundTime: 10 });
    quick.play(0, '');
    expect(quick.data(9_999).phase).toBe('round');
    expect(quick.data(10_000).phase).toBe('review');
  });
});

describe('all that there is', () => {
  const all = ['tea', 'eat', 'ate'];
  const settings = { board: 'texxaxxxxxxxxxxx', judge: 'lexicon' } as const;
  const play = (some: DuelOptions = {}) => {
    const match = duel({ settings, lexicon: all, vocabulary: [], ...some });
    match.move(0, { type: 'startRound' });
    return match;
  };

  it('ends the round once it is found', () => {
    const match = play({ settings: { ...settings, showsLeft: true } });
    expect(match.data(0).left).toEqual([0, 0, 0, 3]);
    match.write(1, ['tea', 'xxx', 'eat']);
    expect(match.data(1)).toMatchObject({ phase: 'round', left: [0, 0, 0, 1] });
    match.move(2, { type: 'edit', pos: 12, del: 0, ins: 'ate' });
    expect(match.data(2).phase).toBe('round');
    match.move(3, { type: 'edit', pos: 15, del: 0, ins: ' ' });
    expect(match.data(3).phase).toBe('review');
  });

  it('does so only once everybody has found it, or has no more to write', () => {
    const match = play({ seats: [PERSON, BOB, SCRIBBLER] });
    match.write(1, all, 2);
    match.write(2, all, 0);
    expect(match.data(2).phase).toBe('round');
    match.move(3, { type: 'endRound' }, 1);
    expect(match.data(3).phase).toBe('review');
  });

  it('is not judged where any word on the board counts, and a board without a word goes on', () => {
    const trusting = play({ settings: { ...settings, judge: 'trust' } });
    trusting.write(1, all);
    expect(trusting.data(1).phase).toBe('round');
    const empty = play({ lexicon: ['zoo'] });
    expect(empty.data(0)).toMatchObject({ phase: 'round', notWords: [] });
    empty.write(1, ['tea']);
    expect(empty.data(1)).toMatchObject({ phase: 'round', notWords: ['tea'] });
  });
});

describe('a game of rounds', () => {
  const rounds = (count: number, judge = 'trust') => ({ end: 'rounds', rounds: count, judge });

  it('ends after so many, whatever the points, and has no target', () => {
    const match = duel({ settings: rounds(2), vocabulary: [], target: 1 });
    expect(match.data(0).can.target).toBe(false);
    expect(match.refusal(0, { type: 'setTarget', to: 5 })).toBe('target/none');
    const first = match.play(0, word);
    expect(match.data(first)).toMatchObject({ phase: 'review', ledger: [[2, 0]] });
    const second = match.play(first, '');
    expect(match.data(second)).toMatchObject({ phase: 'gameOver', round: 2 });
    expect(match.data(second).ledger).toEqual([
      [2, 0],
      [0, 0],
    ]);
    expect(match.data(second).players.map(({ result }) => result)).toEqual(['win', 'lose']);
    match.move(second, { type: 'startRound' });
    expect(match.data(second)).toMatchObject({ phase: 'round', round: 1, ledger: [] });
  });

  it('is drawn by equal totals, and won by whoever plays alone', () => {
    const drawn = duel({ settings: rounds(1), vocabulary: [] });
    const end = drawn.play(0, '');
    expect(drawn.data(end).players.map(({ result }) => result)).toEqual(['draw', 'draw']);
    const alone = duel({ settings: rounds(1), seats: [PERSON] });
    const last = alone.play(0, word);
    expect(alone.data(last).players.map(({ result, total }) => [result, total])).toEqual([['win', 2]]);
    expect(alone.view(last).standing).toEqual([{ seat: 0, score: 2, won: true }]);
  });

  it('is looked through before it ends, where words may be challenged', () => {
    const match = duel({ settings: rounds(1, 'challenge'), seats: [PERSON, BOB], lexicon: ['zoo'] });
    match.move(0, { type: 'startRound' });
    match.write(1, [word], 1);
    expect(match.data(ROUND)).toMatchObject({ phase: 'review', lastReview: true });
    expect(match.data(ROUND).players[1]?.result).toBe(null);
    match.move(ROUND, { type: 'challenge', word }, 0);
    match.move(ROUND, { type: 'startRound' });
    expect(match.data(ROUND)).toMatchObject({ phase: 'gameOver', round: 1 });
    expect(match.data(ROUND).players.map(({ result }) => result)).toEqual(['draw', 'draw']);
  });
});

describe('what a list tells of a match', () => {
  const glance = (at: number, match: ReturnType<typeof duel>) => game.glance?.(match.view(at)) ?? null;

  it('hides the letters of a round that runs, and shows them after it', () => {
    const match = duel({ vocabulary: [], target: 10_000 });
    expect(glance(0, match)).toMatchObject({ doing: { key: 'glance.begin' }, tiles: null });
    const end = match.play(0, word);
    expect(glance(1, match)?.doing).toEqual({ key: 'glance.round', params: { round: 1 } });
    expect(glance(1, match)?.tiles?.faces).toEqual(Array.from({ length: 16 }, () => ''));
    expect(glance(end, match)?.tiles?.faces).toEqual(firstBoard().faces);
  });

  it('counts the rounds of a game that ends by them, and knows who plays alone', () => {
    const match = duel({ vocabulary: [], settings: { end: 'rounds', rounds: 3 }, seats: [PERSON] });
    const end = match.play(0, word);
    expect(glance(1, match)?.doing).toEqual({ key: 'glance.roundOf', params: { round: 1, rounds: 3 } });
    expect(glance(end, match)).toMatchObject({
      doing: { key: 'glance.reviewOf', params: { round: 1, rounds: 3 } },
      line: { key: 'glance.alone', params: { yours: 2 } },
    });
  });

  it('says who has won once the game is over', () => {
    const match = duel({ vocabulary: [], target: 1 });
    const end = match.play(0, word);
    expect(glance(end, match)).toMatchObject({
      doing: { key: 'glance.over' },
      line: { key: 'glance.won', params: { yours: 2, theirs: 0 } },
    });
  });

  it('says who leads', () => {
    const match = duel({ vocabulary: [], target: 10_000 });
    const end = match.play(0, word);
    expect(glance(0, match)?.line).toEqual({
      key: 'glance.level',
      params: { yours: 0, theirs: 0, target: 10_000 },
    });
    expect(glance(end, match)?.line).toEqual({
      key: 'glance.lead',
      params: { yours: 2, theirs: 0, target: 10_000 },
    });
  });
});
