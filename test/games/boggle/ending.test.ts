import { describe, expect, it } from 'vitest';
import { game } from '#games/boggle/game.ts';
import { plugin } from '#games/boggle/index.ts';
import { canonicalJson } from '#shared/json.ts';
import { playMatch } from '#shared/match/play.ts';
import { checkRecord } from '#shared/match/readRecord.ts';
import type { Seat } from '#shared/match/entry.ts';
import { PERSON, ROUND, duel, firstBoard, onBoard, wordsOf } from './duel.ts';

const [word = ''] = onBoard(firstBoard(), 5, 1);
const BOB: Seat = { by: 'person', name: 'Bob' };

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
      settings: { target: 40, difficulty: 5, roundTime: 180 },
      seed: 3,
      maxEntries: 30,
      untilOver: false,
      budget: 1,
    });
    const today = checkRecord(plugin, game, record);
    const old = checkRecord(plugin, game, { ...record, settings: { target: 40, difficulty: 5 } });
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
