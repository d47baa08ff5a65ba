/** Spreads the items of a level across the flow, in the order in which they stand. */
import type { Item } from './levelTypes.ts';

/** A piece of a line from an item to one in the next rank; `fromAt`, `toAt` are where it meets them. */
export interface Link {
  readonly from: Item;
  readonly to: Item;
  readonly fromAt: number;
  readonly toAt: number;
}

const SWEEPS = 6;

/** Each item comes as near to the mean of what it is linked to as the others of its rank let it. */
export function spread(
  ranks: readonly (readonly Item[])[],
  links: readonly Link[],
  apart: (left: Item, right: Item) => number,
): void {
  for (const rank of ranks) {
    const whole = offsetsOf(rank, apart);
    const middle = ((whole.at(-1) ?? 0) + (rank.at(-1)?.after ?? 0) - (rank[0]?.before ?? 0)) / 2;
    rank.forEach((item, i) => (item.v = (whole[i] ?? 0) - middle));
  }
  const before = grouped(links, ({ to }) => to);
  const after = grouped(links, ({ from }) => from);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const down = sweep % 2 === 0;
    for (const rank of down ? ranks : ranks.toReversed()) {
      const last = sweep >= SWEEPS - 2;
      const wants = rank.map((item) =>
        wantOf(item, [
          ...(down || last ? (before.get(item) ?? []) : []),
          ...(!down || last ? (after.get(item) ?? []) : []),
        ]),
      );
      place(rank, wants, apart);
    }
  }
}

function grouped(links: readonly Link[], key: (link: Link) => Item): ReadonlyMap<Item, readonly Link[]> {
  const groups = new Map<Item, Link[]>();
  for (const link of links) {
    const known = groups.get(key(link));
    if (known === undefined) groups.set(key(link), [link]);
    else known.push(link);
  }
  return groups;
}

function wantOf(item: Item, links: readonly Link[]): number {
  if (links.length === 0) return item.v;
  const sum = links.reduce(
    (total, { from, to, fromAt, toAt }) =>
      total + (from === item ? to.v + toAt - fromAt : from.v + fromAt - toAt),
    0,
  );
  return sum / links.length;
}

function offsetsOf(rank: readonly Item[], apart: (left: Item, right: Item) => number): readonly number[] {
  const offsets: number[] = [];
  rank.forEach((item, i) => {
    const left = rank[i - 1];
    offsets.push(left === undefined ? 0 : (offsets.at(-1) ?? 0) + apart(left, item));
  });
  return offsets;
}

/** The places nearest to what is wanted, by least squares, that keep order and distance: neighbours are pooled. */
function place(
  rank: readonly Item[],
  wants: readonly number[],
  apart: (left: Item, right: Item) => number,
): void {
  const offsets = offsetsOf(rank, apart);
  const pools: { sum: number; count: number }[] = [];
  for (const [i, want] of wants.entries()) {
    let pool = { sum: want - (offsets[i] ?? 0), count: 1 };
    for (let last = pools.at(-1); last !== undefined; last = pools.at(-1)) {
      if (last.sum / last.count <= pool.sum / pool.count) break;
      pool = { sum: pool.sum + last.sum, count: pool.count + last.count };
      pools.pop();
    }
    pools.push(pool);
  }
  let i = 0;
  for (const { sum, count } of pools) {
    for (let k = 0; k < count; k++, i++) {
      const item = rank[i];
      if (item !== undefined) item.v = sum / count + (offsets[i] ?? 0);
    }
  }
}
