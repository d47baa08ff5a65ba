import { describe, expect, it } from 'vitest';
import { contenderOf, duel } from '#games/pig/duel.ts';
import { playerOf } from '#games/pig/players.ts';
import type { PolicyId } from '#games/pig/policyNames.ts';
import type { VariantId } from '#games/pig/variants.ts';
import { randomFrom } from '#shared/random/random.ts';
import { winsIn } from './simulated.ts';

type Pairing = readonly [variant: VariantId, goal: number, a: PolicyId, b: PolicyId, games: number];

/** A million games of Pig. */
const PAIRINGS: readonly Pairing[] = [
  ['pig', 100, 'optimal', 'optimal', 200_000],
  ['pig', 100, 'keepPaceEndRace', 'optimal', 200_000],
  ['pig', 100, 'hold20', 'keepPaceEndRace', 200_000],
  ['pig', 100, 'fourScoringTurns', 'hold25', 200_000],
  ['pig', 100, 'scoreBaseKeepPaceEndRace', 'scoreBase_minusOwnScore', 200_000],
];

const OTHERS: readonly Pairing[] = [
  ['twoDice', 50, 'optimal', 'fourScoringTurns', 10_000],
  ['bigPig', 100, 'keepPaceEndRace', 'optimal', 10_000],
  ['hog', 100, 'hold25', 'fourScoringTurns', 10_000],
];

describe('games played out', () => {
  it.each([...PAIRINGS, ...OTHERS])(
    'are won as often as reckoned: %s to %i, %s against %s, %i games',
    (variant, goal, one, other, games) => {
      const [a, b] = [playerOf(variant, goal, one), playerOf(variant, goal, other)];
      const exact = duel(contenderOf(variant, goal, a), contenderOf(variant, goal, b)).a;
      const wins = winsIn(games, variant, goal, [a, b], randomFrom(20));
      const standardError = Math.sqrt((exact * (1 - exact)) / games);
      expect(Math.abs(wins / games - exact)).toBeLessThan(3 * standardError);
    },
  );
});
