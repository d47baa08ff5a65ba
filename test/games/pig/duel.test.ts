import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from '#games/pig/comparing.ts';
import { contenderOf, duel } from '#games/pig/duel.ts';
import type { Contender } from '#games/pig/duel.ts';
import { playerOf } from '#games/pig/players.ts';
import { POLICIES } from '#games/pig/policyNames.ts';
import type { PolicyId } from '#games/pig/policyNames.ts';
import { solutionOf } from '#games/pig/solve.ts';
import { strengthsOf } from '#games/pig/strengths.ts';
import { VARIANTS } from '#games/pig/variants.ts';
import type { VariantId } from '#games/pig/variants.ts';
import answers from '#test/answers/pig.json';

function contender(variant: VariantId, goal: number, policy: PolicyId): Contender {
  return contenderOf(variant, goal, playerOf(variant, goal, policy));
}

describe('the policies of Pig to 100', () => {
  const { names, firstWin } = compare('pig', 100);
  const chanceOf = (name: string, other: string): number =>
    firstWin[names.indexOf(name)]?.[names.indexOf(other)] ?? NaN;

  it('win against each other as often as is known, all 121 of them', () => {
    const known = Object.entries(answers.firstWin).flatMap(([name, row]) =>
      Object.entries(row).map(([other, chance]) => [name, other, chance] as const),
    );
    expect(known).toHaveLength(121);
    for (const [name, other, chance] of known) {
      expect(chanceOf(name, other), `${name} against ${other}`).toBeCloseTo(chance, 8);
    }
  });

  it('stand against perfect play as is known', () => {
    const known = Object.entries(answers.vsOptimal);
    expect(known).toHaveLength(11);
    for (const [name, { first, second, avgWin, marginBehindOptimalPct }] of known) {
      const begun = chanceOf(name, 'optimal');
      const followed = 1 - chanceOf('optimal', name);
      expect(begun, name).toBeCloseTo(first, 8);
      expect(followed, name).toBeCloseTo(second, 8);
      // The known mean is that of chances already rounded.
      expect(Math.abs((begun + followed) / 2 - avgWin), name).toBeLessThan(1.01e-8);
      expect(100 * (1 - begun - followed), name).toBeCloseTo(marginBehindOptimalPct, 4);
    }
  });

  it('are told by strength, each with what it is behind perfect play', () => {
    const strengths = strengthsOf('pig', 100);
    expect(strengths.map(({ policy }) => policy)).toEqual(POLICIES);
    expect(strengths.map(({ behind }) => Number(behind.toFixed(3)) + 0)).toEqual([
      0, 0.922, 1.886, 3.318, 4.214, 4.701, 7.984,
    ]);
    for (const { policy, first, second, behind } of strengths) {
      expect(behind, policy).toBeGreaterThanOrEqual(0);
      expect(first).toBeCloseTo(chanceOf(policy, 'optimal'), 12);
      expect(second).toBeCloseTo(1 - chanceOf('optimal', policy), 12);
    }
  });
});

describe('a duel by any rules', () => {
  const some = fc.record({
    variant: fc.constantFrom(...Object.values(VARIANTS).map(({ id }) => id)),
    goal: fc.integer({ min: 20, max: 27 }),
    one: fc.constantFrom(...POLICIES),
    other: fc.constantFrom(...POLICIES),
  });

  it('is the same seen from either side', () => {
    fc.assert(
      fc.property(some, ({ variant, goal, one, other }) => {
        const [a, b] = [contender(variant, goal, one), contender(variant, goal, other)];
        const [there, back] = [duel(a, b), duel(b, a)];
        expect(back.a).toBeCloseTo(there.b, 10);
        expect(back.b).toBeCloseTo(there.a, 10);
      }),
    );
  });

  it('is never won by more than perfect play would', () => {
    fc.assert(
      fc.property(some, ({ variant, goal, one }) => {
        const best = solutionOf(variant, goal).starts[0] ?? NaN;
        const { a, b } = duel(contender(variant, goal, one), contender(variant, goal, 'optimal'));
        expect(a).toBeLessThanOrEqual(best + 1e-10);
        expect(b).toBeGreaterThanOrEqual(best - 1e-10);
        if (one === 'optimal') expect(a).toBeCloseTo(best, 10);
      }),
    );
  });
});
