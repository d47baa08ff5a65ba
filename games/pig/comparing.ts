/** Every policy against every other, and other ways to round among them. */
import { contenderOf, duel } from './duel.ts';
import type { Contender } from './duel.ts';
import { playerOf } from './players.ts';
import { POLICIES } from './policyNames.ts';
import { roundingPlayers } from './roundings.ts';
import type { VariantId } from './variants.ts';

/** Names, and at [a][b] the chance (0 … 1) that a wins when it begins against b, both by their place among the names. */
export interface Comparison {
  readonly names: readonly string[];
  readonly firstWin: readonly (readonly number[])[];
}

export function compare(variant: VariantId, goal: number): Comparison {
  const players = [
    ...POLICIES.map((policy) => [policy, playerOf(variant, goal, policy)] as const),
    ...roundingPlayers(variant),
  ];
  return {
    names: players.map(([name]) => name),
    firstWin: firstWins(players.map(([, player]) => contenderOf(variant, goal, player))),
  };
}

/** All against all, each against itself among them. */
function firstWins(contenders: readonly Contender[]): readonly (readonly number[])[] {
  const chances = contenders.map(() => new Array<number>(contenders.length).fill(0));
  contenders.forEach((a, row) => {
    // One duel tells both orders.
    contenders.slice(row).forEach((b, i) => {
      const wins = duel(a, b);
      chances[row]?.splice(row + i, 1, wins.a);
      chances[row + i]?.splice(row, 1, wins.b);
    });
  });
  return chances;
}
