/** Every policy against every other, with other ways to round among them. */
import { contenderOf } from './duel.ts';
import { firstWins } from './duels.ts';
import { playerOf } from './players.ts';
import { POLICIES } from './policyNames.ts';
import { roundingPlayers } from './roundings.ts';
import type { VariantId } from './variants.ts';

export interface Comparison {
  readonly names: readonly string[];
  /** As `firstWins` has it, by the places of the names. */
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
