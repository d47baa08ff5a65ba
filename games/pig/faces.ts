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
