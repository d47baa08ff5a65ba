/** All against all. */
import { duel } from './duel.ts';
import type { Contender } from './duel.ts';

/** At [a][b] the chance (0 … 1) that a wins when it begins against b, by their places; each against itself among them. */
export function firstWins(contenders: readonly Contender[]): readonly (readonly number[])[] {
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
