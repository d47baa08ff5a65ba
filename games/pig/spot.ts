/** Where a word fits into a region that is drawn as columns of runs. */
import type { Run } from './region.ts';

/** The middle of the word, in columns and in rows. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** As much room as that, compared with the most there is, is as good; of such places the last stands farthest from the edge. */
const GOOD = 0.8;

/** A place with room for a word that is `width` columns wide and `height` rows high; null where there is none. */
export function spotIn(columns: readonly (readonly Run[])[], width: number, height: number): Spot | null {
  const longest = columns.map((runs) =>
    runs.reduce((best, run) => (run.to - run.from > best.to - best.from ? run : best), { from: 0, to: -1 }),
  );
  const spots = longest.slice(0, Math.max(0, longest.length - width + 1)).map((_, x) => {
    const under = longest.slice(x, x + width);
    const from = Math.max(...under.map((run) => run.from));
    const to = Math.min(...under.map((run) => run.to));
    return { x: x + width / 2, y: (from + to + 1) / 2, room: to - from + 1 };
  });
  const most = Math.max(0, ...spots.map(({ room }) => room));
  const good = spots.findLast(({ room }) => room >= Math.max(height, most * GOOD));
  return good === undefined ? null : { x: good.x, y: good.y };
}
