/** A table of any number of seats as two sides, the viewer's and the best of the others: what headlines tell. */
import type { BoggleData } from './data.ts';
import type { Outcome } from './outcome.ts';

export interface Sides {
  readonly yours: number;
  readonly theirs: number;
  /** From the viewer's side. */
  readonly result: Outcome;
}

type Told = Pick<BoggleData, 'players' | 'self'>;

/** The points of the latest round. */
export function roundSides({ players, self }: Told): Sides {
  return sidesOf(
    players.map(({ roundScore }) => roundScore),
    self,
  );
}

/** The points of the game. */
export function gameSides({ players, self }: Told): Sides {
  return sidesOf(
    players.map(({ total }) => total),
    self,
  );
}

function sidesOf(points: readonly number[], self: number): Sides {
  const yours = points[self] ?? 0;
  const others = points.filter((_, seat) => seat !== self);
  // Scores may be below 0, and whoever is alone plays against nothing.
  const theirs = others.length === 0 ? 0 : Math.max(...others);
  return { yours, theirs, result: yours > theirs ? 'win' : yours < theirs ? 'lose' : 'draw' };
}
