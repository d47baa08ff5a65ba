/** Where policies stand on the scale of their strength, and what is named there. */
import { describe, expect, it } from 'vitest';
import { POLICIES } from '#games/pig/policyNames.ts';
import type { PolicyId } from '#games/pig/policyNames.ts';
import { labelsOf, nameOf, scaleOf } from '#games/pig/scale.ts';
import type { ScalePoint } from '#games/pig/scale.ts';
import { strengthsOf } from '#games/pig/strengths.ts';
import type { Strength } from '#games/pig/solution.ts';
import { VARIANTS } from '#games/pig/variants.ts';

const ROOM = { left: 10, width: 258, whole: 278, letter: 6.2, gap: 10 } as const;

/** As strong as that, the others in between. */
function made(behind: Partial<Record<PolicyId, number>>): readonly Strength[] {
  return POLICIES.map((policy) => ({ policy, first: 0, second: 0, behind: behind[policy] ?? 5 }));
}

function named(strengths: readonly Strength[], ...chosen: readonly PolicyId[]) {
  const name = (point: ScalePoint, most: number): string => {
    const { policies, more } = nameOf(point, chosen, most);
    return [...policies, ...(more === 0 ? [] : [`+${more}`])].join(' ');
  };
  return labelsOf(scaleOf(strengths, chosen), name, ROOM).map(({ text }) => text);
}

describe('the scale of strengths', () => {
  it('begins with perfect play by all rules, however short the game', () => {
    for (const { id } of Object.values(VARIANTS)) {
      for (const goal of [25, 30]) {
        const strengths = strengthsOf(id, goal);
        const [first, ...others] = scaleOf(strengths, ['keepPaceEndRace']);
        expect(first?.policies[0]).toBe('optimal');
        expect(first).toMatchObject({ behind: 0, part: 0 });
        expect(others.every(({ behind, part }) => behind > 0 && part > 0 && part <= 1)).toBe(true);
        expect(named(strengths, 'keepPaceEndRace')[0]).toMatch(/^optimal/);
      }
    }
  });

  it('knows of no difference that is only rounding', () => {
    const { behind } = strengthsOf('bigPig', 30).find(({ policy }) => policy === 'optimal') ?? {
      behind: NaN,
    };
    expect(behind).toBe(0);
    const strengths = made({ optimal: 3e-14, keepPaceEndRace: 0, hold25: -2e-14, hold20: 8 });
    expect(scaleOf(strengths, [])[0]).toMatchObject({
      policies: ['optimal', 'keepPaceEndRace', 'hold25'],
      behind: 0,
    });
  });

  it('has one name for those that are as strong as each other: of perfect play and of what is chosen', () => {
    const strengths = made({ optimal: 0, keepPaceEndRace: 0, hold25: 0, hold20: 8 });
    expect(named(strengths, 'hold20').slice(0, 2)).toEqual(['optimal +2', 'hold20']);
    expect(named(strengths, 'hold25')[0]).toBe('optimal hold25 +1');
    const weak = made({ optimal: 0, hold20: 0 });
    expect(named(weak, 'hold25')).toEqual(['optimal +1', 'hold25 +4']);
    // No room for two names, and the other end's.
    const two = made({ optimal: 0, keepPaceEndRace: 0, scoreBase_minusOwnScore: 0 });
    expect(named(two, 'scoreBase_minusOwnScore')[0]).toBe('optimal +2');
  });

  it('names what is chosen where there is room for it, else what stands next to the middle', () => {
    const strengths = strengthsOf('pig', 100);
    expect(named(strengths, 'fourScoringTurns')).toEqual(['optimal', 'hold20', 'fourScoringTurns']);
    expect(named(strengths, 'keepPaceEndRace')).toEqual(['optimal', 'hold20', 'hold25']);
    expect(named(made({ optimal: 0, hold20: 5.2 }), 'hold25')).toEqual(['optimal', 'hold20']);
  });

  it('where all are as strong as each other is one point', () => {
    const strengths = POLICIES.map((policy) => ({ policy, first: 0.5, second: 0.5, behind: 0 }));
    expect(scaleOf(strengths, [])).toHaveLength(1);
    expect(named(strengths, 'hold20')).toEqual(['optimal hold20 +5']);
  });
});
