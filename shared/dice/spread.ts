/** How dice lie side by side: the larger, the fewer there are. */

export interface Spread {
  readonly columns: number;
  /** Of one die, in hundredths of the width of the place they lie in. */
  readonly width: number;
}

/** From how many dice on so many columns, the most first; fewer lie in one row. */
const COLUMNS = [
  [13, 5],
  [7, 4],
  [5, 3],
  [4, 2],
] as const;
/** Hundredths of the place's width that they may take across and down, and lie apart from row to row. */
const ROOM = { across: 84, down: 54, between: 2.6 } as const;

/** For at least one die, in a place about two thirds as high as it is wide. */
export function spreadOf(count: number): Spread {
  const columns = COLUMNS.find(([from]) => count >= from)?.[1] ?? count;
  const rows = Math.ceil(count / columns);
  const high = (ROOM.down - ROOM.between * (rows - 1)) / rows;
  return { columns, width: Math.min(ROOM.across / columns, high) };
}
