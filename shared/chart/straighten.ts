/** Moves the places of lines across the flow, so that they bend as little as their neighbours let them. */
import { between, CORNER, LABEL_GAP, LINE_GAP } from './gaps.ts';
import type { Item, LevelEdge } from './levelTypes.ts';
import { ranksIn } from './order.ts';

/** Where a line may leave or enter a box: a fixed port, or all along its side. */
function rangeOf(item: Item | undefined, edge: LevelEdge): readonly [number, number] | null {
  if (item?.node === null || item === undefined) return null;
  const start = item.v + item.node.vBefore;
  const port = item.node.ports.get(edge.id);
  if (port !== undefined) return [start + port, start + port];
  const size = edge.to === item.node.id ? (item.node.startUpTo ?? item.node.v) : item.node.v;
  const corner = Math.min(CORNER, size / 2);
  return [start + corner, start + size - corner];
}

/** Moves the places of each line, as far as may be, to where it needs no bend. */
export function straighten(items: readonly Item[], edges: readonly LevelEdge[]): void {
  const boxOf = (id: string | null): Item | undefined => items.find(({ node }) => node?.id === id);
  for (const edge of edges) {
    const own = items.filter((item) => item.edge === edge);
    const from = rangeOf(boxOf(edge.from), edge);
    const to = rangeOf(boxOf(edge.to), edge);
    const now = own.find(({ labelled }) => labelled) ?? own[0];
    if (now === undefined) continue;
    const want = straightAt(now.v, from, to);
    for (const item of own) item.v = want;
  }
}

function straightAt(
  now: number,
  from: readonly [number, number] | null,
  to: readonly [number, number] | null,
): number {
  if (from === null || to === null) return between(now, from ?? to ?? [now, now]);
  const low = Math.max(from[0], to[0]);
  const high = Math.min(from[1], to[1]);
  return low <= high ? between(now, [low, high]) : between(now, from);
}

/** Parts what would overlap in a rank, in its order; boxes stay where they are. */
export function settle(rank: readonly Item[]): void {
  for (let i = 1; i < rank.length; i++) {
    const [left, right] = [rank[i - 1], rank[i]];
    if (left === undefined || right?.node !== null) continue;
    right.v = Math.max(right.v, left.v + apart(left, right));
  }
  for (let i = rank.length - 2; i >= 0; i--) {
    const [left, right] = [rank[i], rank[i + 1]];
    if (right === undefined || left?.node !== null) continue;
    left.v = Math.min(left.v, right.v - apart(left, right));
  }
}

/** Moves ranks that stand out beside the widest one: a level is no larger across than that. */
export function gather(items: readonly Item[]): void {
  const ranks = ranksIn(items).map((rank) => ({
    rank,
    low: Math.min(...rank.map((item) => item.v - item.before)),
    high: Math.max(...rank.map((item) => item.v + item.after)),
  }));
  const [widest] = ranks.toSorted((a, b) => b.high - b.low - (a.high - a.low));
  if (widest === undefined) return;
  for (const { rank, low, high } of ranks) {
    const by = Math.max(0, widest.low - low) - Math.max(0, high - widest.high);
    for (const item of rank) item.v += by;
  }
}

/** Takes small bends out of long lines: all places of one that can stand in a row, do. */
export function smooth(items: readonly Item[], edges: readonly LevelEdge[]): void {
  // Nothing passes its neighbours here, so the order stays.
  const ranks = ranksIn(items);
  for (const edge of edges) {
    const own = items.filter((item) => item.edge === edge);
    const free = own.map((item): readonly [number, number] => {
      const rank = ranks[item.rank] ?? [];
      const i = rank.indexOf(item);
      const [left, right] = [rank[i - 1], rank[i + 1]];
      return [
        left === undefined ? -Infinity : left.v + apart(left, item),
        right === undefined ? Infinity : right.v - apart(item, right),
      ];
    });
    const low = Math.max(...free.map(([from]) => from));
    const high = Math.min(...free.map(([, to]) => to));
    const now = own.find(({ labelled }) => labelled) ?? own[0];
    if (now === undefined || low > high) continue;
    const at = between(now.v, [low, high]);
    for (const item of own) item.v = at;
  }
}

function apart(left: Item, right: Item): number {
  const gap = left.labelled || right.labelled ? LABEL_GAP : LINE_GAP;
  return left.after + right.before + gap;
}
