import { describe, expect, it } from 'vitest';
import { playMatch, type PlayOptions } from '#shared/match/play.ts';
import { checkRecord } from '#shared/match/readRecord.ts';
import { latest } from '#shared/match/timeline.ts';
import { plugin } from '#test/kit/game/index.ts';
import { game, settings } from './table.ts';

const options: PlayOptions = {
  lineup: ['careful', 'random'],
  settings,
  seed: 11,
  maxEntries: 200,
  untilOver: true,
  budget: 10,
};

describe('a match without a screen', () => {
  const match = playMatch(plugin, game, options);

  it('is played to the end of a game, and somebody has won', () => {
    expect(match.ending).toBe('over');
    expect(match.standing.filter(({ won }) => won).map(({ score }) => score)).toEqual([3]);
  });

  it('is the same for the same seed, and another for the next', () => {
    expect(playMatch(plugin, game, options).record).toEqual(match.record);
    expect(playMatch(plugin, game, { ...options, seed: 12 }).record.log).not.toEqual(match.record.log);
  });

  it('leaves a record that reads', () => {
    const checked = checkRecord(plugin, game, JSON.parse(JSON.stringify(match.record)));
    expect(checked.ok).toBe(true);
  });

  it('beats a coin more often than not when it plays with care', () => {
    const wins = [0, 0];
    for (let seed = 0; seed < 60; seed++) {
      const { standing } = playMatch(plugin, game, { ...options, seed });
      for (const { seat, won } of standing) wins[seat] = (wins[seat] ?? 0) + (won ? 1 : 0);
    }
    expect(wins[0]).toBeGreaterThan(wins[1] ?? 0);
  });

  it('waits for nobody: people never move, and their time runs out', () => {
    const { record, ending } = playMatch(plugin, game, { ...options, lineup: ['person', 'careful'] });
    expect(ending).toBe('over');
    expect(new Set(record.log.map(({ by }) => by))).toEqual(new Set([1]));
    // Each of the person's turns took its whole 20 s.
    expect(record.log[0]?.at).toBe(20_800);
  });

  it('is stuck where nobody moves and no time runs out', () => {
    const free = { ...settings, clock: 'none' };
    const { record, ending } = playMatch(plugin, game, {
      ...options,
      settings: free,
      lineup: ['person', 'careful'],
    });
    expect(ending).toBe('stuck');
    expect(record.log).toEqual([]);
  });

  it('stops at its limit of entries', () => {
    const { timeline, ending } = playMatch(plugin, game, { ...options, maxEntries: 2 });
    expect(ending).toBe('entries');
    expect(latest(timeline).n).toBe(2);
  });
});
