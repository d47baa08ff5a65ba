/** What the die panel shows: the word for rolling before a game's first throw, dice, the word for holding. */
import type { Happening } from './data.ts';

export type Face =
  | { readonly kind: 'roll' }
  | { readonly kind: 'dice'; readonly dice: readonly number[]; readonly held: boolean }
  | { readonly kind: 'hold'; readonly points: number };

/** After a happening. A throw that is held by itself stays in sight. */
export function faceAfter(last: Happening | null): Face {
  if (last === null) return { kind: 'roll' };
  if (last.kind !== 'held') return { kind: 'dice', dice: last.dice, held: false };
  if (last.dice === null) return { kind: 'hold', points: last.points };
  return { kind: 'dice', dice: last.dice, held: true };
}

/** How dice lie on the mat: in so many columns, each so many hundredths of the mat wide. */
export interface Spread {
  readonly columns: number;
  readonly width: number;
}

/** Of how many dice to how many columns, from the most on. */
const COLUMNS = [
  [13, 5],
  [7, 4],
  [5, 3],
  [4, 2],
] as const;
/** Hundredths of the mat that dice may take, side by side and one above the other. */
const ROOM = { across: 84, down: 54, between: 2.6 } as const;

/** The larger, the fewer there are. */
export function spreadOf(count: number): Spread {
  const columns = COLUMNS.find(([from]) => count >= from)?.[1] ?? count;
  const rows = Math.ceil(count / columns);
  return { columns, width: Math.min(ROOM.across / columns, (ROOM.down - ROOM.between * (rows - 1)) / rows) };
}
