import { describe, expect, it } from 'vitest';
import { learner } from '#games/boggle/bots.ts';
import { game as bareGame } from '#games/boggle/game.ts';
import { plugin } from '#games/boggle/index.ts';
import { MOVES } from '#games/boggle/moves.ts';
import { playMatch } from '#shared/match/play.ts';
import { randomFrom } from '#shared/random/random.ts';
import * as v from 'valibot';
import { equipped } from '#shared/plugin/resources.ts';
import { duel, fewResources, settingsOf } from './duel.ts';

const game = equipped(bareGame, fewResources);

const play = (lineup: readonly string[], target: number, seed: number) =>
  playMatch(plugin, game, {
    lineup,
    settings: settingsOf({ target }),
    seed,
    maxEntries: 2_000,
    untilOver: true,
    budget: 1,
  });

describe('the bots', () => {
  it.each([
    [['random', 'learner'], 1],
    [['random', 'learner'], 100],
    [['random', 'learner'], 10_000],
    [['random', 'random'], 10_000],
  ] as const)('%j play a game to %i to its end', (lineup, target) => {
    for (const seed of [1, 2, 3]) {
      const played = play(lineup, target, seed);
      expect(played.ending).toBe('over');
      expect(played.standing.filter((line) => line.won).length).toBeLessThanOrEqual(1);
    }
  });

  it('repeat a match from its seed', () => {
    expect(play(['random', 'learner'], 200, 5).record).toEqual(play(['random', 'learner'], 200, 5).record);
  });

  it('answer with a well-formed move and a pace of whole ms up to half a minute', () => {
    const match = duel();
    match.move(0, { type: 'startRound' });
    for (let seed = 0; seed < 200; seed++) {
      const decision = game.bots.random.decide(match.view(0), randomFrom(seed), 1, fewResources);
      expect(v.is(MOVES, decision?.move)).toBe(true);
      expect(decision?.after).toSatisfy((ms: number) => Number.isInteger(ms) && ms >= 0 && ms <= 30_000);
    }
  });

  it('let the learner do nothing: the chart plays its part', () => {
    const match = duel();
    expect(learner.decide(match.view(0, 1), randomFrom(1), 1, fewResources)).toBe(null);
  });
});
