import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceAt, turnOdds } from '#games/pig/odds.ts';
import { playerOf } from '#games/pig/players.ts';
import type { Player } from '#games/pig/players.ts';
import { POLICIES } from '#games/pig/policyNames.ts';
import { roundingPlayers } from '#games/pig/roundings.ts';
import { solutionOf, solve } from '#games/pig/solve.ts';
import { VARIANTS } from '#games/pig/variants.ts';
import type { VariantId } from '#games/pig/variants.ts';
import answers from '#test/answers/pig.json';
import { naiveValues } from './naiveValues.ts';

const GOAL = 100;
/** By so much equal chances may differ. */
const ROUNDING = 1e-12;
const variants: readonly VariantId[] = Object.values(VARIANTS).map(({ id }) => id);

/**
 * A byte for every position of Pig to 100 with something to hold, in order of own score, other score and turn total: 1 where
 * somebody rolls who does what `diceAt` says.
 */
function rollTable(diceAt: Player['diceAt']): Uint8Array {
  const table: number[] = [];
  for (let own = 0; own < GOAL; own++) {
    for (let other = 0; other < GOAL; other++) {
      const dice = diceAt({ own, other, holds: 0, goal: GOAL });
      for (let turn = 1; turn < GOAL - own; turn++) table.push(dice(turn) > 0 ? 1 : 0);
    }
  }
  return Uint8Array.from(table);
}

describe('perfect play at Pig to 100', () => {
  it('wins for who begins as often as is known', () => {
    expect(solutionOf('pig', GOAL).starts[0]).toBeCloseTo(answers.optimalFirstPlayerWin, 13);
  });

  it('rolls in exactly the positions in which it is known to', () => {
    const table = rollTable(playerOf('pig', GOAL, 'optimal').diceAt);
    expect(table).toHaveLength(answers.states_k_ge_1);
    expect(table.reduce((rolls, byte) => rolls + byte, 0)).toBe(answers.optimalRollStates);
    // FNV-1a of 32 bits.
    const hash = table.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5);
    expect(hash >>> 0).toBe(answers.optimalRollTableFnv1a32_order_i_j_k1up);
  });

  it.each(Object.entries(answers.sampleOptimalValues))('is worth what is known at %s', (place, known) => {
    const [own = NaN, other = NaN, turn = NaN] = place.split(',').map(Number);
    const odds = turnOdds(solutionOf('pig', GOAL), own, other);
    const { best } = choiceAt(odds, turn);
    expect(best).toBe(known.action);
    expect(odds[best][turn]).toBeCloseTo(known.p, 9);
  });

  it('has no single number to hold at: at 41 against 49 it holds from 22 to 26 and rolls at 27', () => {
    const odds = turnOdds(solutionOf('pig', GOAL), 41, 49);
    const choices = Array.from({ length: 9 }, (_, i) => choiceAt(odds, 20 + i).best);
    expect(choices).toEqual(['roll', 'roll', 'hold', 'hold', 'hold', 'hold', 'hold', 'roll', 'hold']);
  });

  it('does what each policy does as often as is known', () => {
    const players = new Map<string, Player>([
      ...POLICIES.map((policy) => [policy, playerOf('pig', GOAL, policy)] as const),
      ...roundingPlayers('pig'),
    ]);
    const best = rollTable(playerOf('pig', GOAL, 'optimal').diceAt);
    const known = Object.entries(answers.agreementWithOptimalAllStates);
    expect(known).toHaveLength(10);
    for (const [policy, share] of known) {
      const player = players.get(policy);
      const same = player && rollTable(player.diceAt).filter((byte, i) => byte === best[i]).length;
      expect((same ?? NaN) / answers.states_k_ge_1, policy).toBeCloseTo(share, 6);
    }
  });
});

describe('perfect play by all rules', () => {
  it.each(variants)('agrees with plain value iteration: %s', (variant) => {
    for (const goal of [7, variant === 'pig' ? 30 : 18]) {
      const { starts } = solve(variant, goal);
      naiveValues(variant, goal).forEach((row, own) =>
        row.forEach((value, other) =>
          expect(Math.abs((starts[own * goal + other] ?? NaN) - value), `${own}, ${other}`).toBeLessThan(
            1e-11,
          ),
        ),
      );
    }
  });

  const game = fc.record({ variant: fc.constantFrom(...variants), goal: fc.constantFrom(25, 37, 60) });
  const scored = game.chain((one) =>
    fc.record({
      game: fc.constant(one),
      own: fc.nat(one.goal - 2),
      other: fc.nat(one.goal - 2),
    }),
  );

  it('is a chance everywhere, that more of one’s own never lowers and more of the other’s never raises', () => {
    fc.assert(
      fc.property(scored, ({ game: { variant, goal }, own, other }) => {
        const { starts } = solutionOf(variant, goal);
        const here = starts[own * goal + other] ?? NaN;
        expect(here).toBeGreaterThan(0);
        expect(here).toBeLessThan(1);
        expect(starts[(own + 1) * goal + other]).toBeGreaterThanOrEqual(here - ROUNDING);
        expect(starts[own * goal + other + 1]).toBeLessThanOrEqual(here + ROUNDING);
      }),
    );
  });

  it('is what a turn’s chances say, and no pass at its beginning would be better', () => {
    fc.assert(
      fc.property(scored, ({ game: { variant, goal }, own, other }) => {
        const solution = solutionOf(variant, goal);
        const { roll, hold } = turnOdds(solution, own, other);
        expect(roll[0]).toBeCloseTo(solution.starts[own * goal + other] ?? NaN, 12);
        expect(hold[0]).toBeCloseTo(1 - (solution.starts[other * goal + own] ?? NaN), 12);
        expect(roll[0]).toBeGreaterThanOrEqual((hold[0] ?? NaN) - ROUNDING);
      }),
    );
  });

  it('is kept once it is there', () => {
    expect(solutionOf('pig', 25)).toBe(solutionOf('pig', 25));
    expect(solutionOf('pig', 25)).not.toBe(solutionOf('bigPig', 25));
  });
});
