/** A table of any number of seats as two sides, the viewer's and the best of the others: what headlines tell. */
import { seatedIn } from './company.ts';
import type { BoggleData, BogglePlayer } from './data.ts';
import type { Outcome } from './outcome.ts';

export interface Sides {
  readonly yours: number;
  readonly theirs: number;
  /** From the viewer's side. */
  readonly result: Outcome;
}

type Told = Pick<BoggleData, 'players' | 'self'>;

/** The points of the latest round. */
export function roundSides(told: Told): Sides {
  return sidesOf(told, ({ roundScore }) => roundScore);
}

/** The points of the game. */
export function gameSides(told: Told): Sides {
  return sidesOf(told, ({ total }) => total);
}

function sidesOf({ players, self }: Told, pointsOf: (player: BogglePlayer) => number): Sides {
  const own = players[self];
  const yours = own === undefined ? 0 : pointsOf(own);
  const others = seatedIn({ players })
    .filter(({ seat }) => seat !== self)
    .map(pointsOf);
  // Scores may be below 0, and whoever is alone plays against nothing.
  const theirs = others.length === 0 ? 0 : Math.max(...others);
  return { yours, theirs, result: yours > theirs ? 'win' : yours < theirs ? 'lose' : 'draw' };
}
