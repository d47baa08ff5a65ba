/** Where a word fits into a region that is drawn as columns of runs. */
import type { Run } from './region.ts';

/** The middle of the word, in columns and in rows. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The place with the most room for a word that is `width` columns wide and `height` rows high; null where none has enough. */
export function spotIn(columns: readonly (readonly Run[])[], width: number, height: number): Spot | null {
  const longest = columns.map((runs) =>
    runs.reduce((best, run) => (run.to - run.from > best.to - best.from ? run : best), { from: 0, to: -1 }),
  );
  let spot: Spot | null = null;
  let room = height;
  for (let x = 0; x + width <= columns.length; x += 1) {
    const under = longest.slice(x, x + width);
    const from = Math.max(...under.map((run) => run.from));
    const to = Math.min(...under.map((run) => run.to));
    if (to - from + 1 <= room) continue;
    room = to - from + 1;
    spot = { x: x + width / 2, y: (from + to + 1) / 2 };
  }
  return spot;
}
