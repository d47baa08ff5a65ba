/**
 * Which box and line stands beside which in a level, and where across the flow. After Sugiyama, Tagawa and Toda,
 * “Methods for Visual Understanding of Hierarchical System Structures” (1981): each rank is put in the order of the
 * means of its neighbours, to and fro, and the order with the fewest crossings is kept.
 */
import { BOX_GAP, LABEL_GAP, LINE_GAP } from './gaps.ts';
import type { Item, LevelEdge, LevelNode } from './levelTypes.ts';
import { ranksOf } from './rank.ts';
import { spread, type Link } from './spread.ts';

/** How often the ranks are gone through to and fro. */
const SWEEPS = 4;

/** Border nodes stand for what comes in from around and goes out. */
function endsOf(edge: LevelEdge): { readonly from: string; readonly to: string } {
  return { from: edge.from ?? `>${edge.id}`, to: edge.to ?? `<${edge.id}` };
}

/** All that stands in the ranks of a level, in order and spread. Labels have every second rank to themselves. */
export function itemsOf(nodes: readonly LevelNode[], edges: readonly LevelEdge[]): Item[] {
  const borders = edges.flatMap((edge) => {
    const { from, to } = endsOf(edge);
    return [...(edge.from === null ? [from] : []), ...(edge.to === null ? [to] : [])];
  });
  const ids = [...nodes.map(({ id }) => id), ...borders];
  const first = new Set(borders.filter((id) => id.startsWith('>')));
  const last = new Set(borders.filter((id) => id.startsWith('<')));
  const ranks = ranksOf(ids, edges.map(endsOf), first, last);
  const lowest = Math.min(...ranks.values());
  const rankOf = (id: string): number => 2 * ((ranks.get(id) ?? 0) - lowest);
  const boxes = nodes.map((node): Item => {
    const after = node.vBefore + node.v + node.vAfter;
    return { rank: rankOf(node.id), node, edge: null, labelled: false, v: 0, before: 0, after };
  });
  const boxOf = new Map(boxes.map((item) => [item.node?.id ?? '', item]));
  const items = [...boxes];
  const links: Link[] = [];
  for (const edge of edges) {
    const { from, to } = endsOf(edge);
    const chain = chainOf(edge, rankOf(from), rankOf(to));
    items.push(...chain);
    const start = edge.from === null ? undefined : boxOf.get(edge.from);
    const end = edge.to === null ? undefined : boxOf.get(edge.to);
    const whole = [...(start === undefined ? [] : [start]), ...chain, ...(end === undefined ? [] : [end])];
    whole.slice(1).forEach((item, i) => {
      const before = whole[i];
      if (before !== undefined) links.push(linkOf(edge, before, item));
    });
  }
  const order = ordered(items, links);
  spread(order, links, apart);
  untwist(items);
  return items;
}

/** The places of a line between its ends, those at borders with them. The middle one carries the label. */
function chainOf(edge: LevelEdge, from: number, to: number): readonly Item[] {
  const [start, end] = [from + (edge.from === null ? 0 : 1), to - (edge.to === null ? 0 : 1)];
  return Array.from({ length: end - start + 1 }, (_, i): Item => {
    const labelled = start + i === (from + to) / 2 && edge.along > 0;
    const [before, after] = labelled ? [edge.before, edge.after] : [0, 0];
    return { rank: start + i, node: null, edge, labelled, v: 0, before, after };
  });
}

/** Where the line meets both, from where they begin. */
function linkOf(edge: LevelEdge, from: Item, to: Item): Link {
  const at = ({ node }: Item): number =>
    node === null ? 0 : node.vBefore + (node.ports.get(edge.id) ?? node.v / 2);
  return { from, to, fromAt: at(from), toAt: at(to) };
}

function apart(left: Item, right: Item): number {
  if (left.node !== null && right.node !== null) return left.after + BOX_GAP;
  return left.after + right.before + (left.labelled || right.labelled ? LABEL_GAP : LINE_GAP);
}

/** The ranks, each in its order. */
function ordered(items: readonly Item[], links: readonly Link[]): readonly (readonly Item[])[] {
  const count = Math.max(0, ...items.map(({ rank }) => rank + 1));
  let ranks = Array.from({ length: count }, (_, rank) => items.filter((item) => item.rank === rank));
  let best = ranks;
  let fewest = crossingsIn(ranks, links);
  for (let sweep = 0; sweep < SWEEPS && fewest > 0; sweep++) {
    const down = sweep % 2 === 0;
    const next = [...ranks];
    for (let step = 1; step < count; step++) {
      const rank = down ? step : count - 1 - step;
      const beside = next[down ? rank - 1 : rank + 1] ?? [];
      next[rank] = byMeans(next[rank] ?? [], beside, links, down);
    }
    ranks = next;
    const crossings = crossingsIn(ranks, links);
    if (crossings >= fewest) continue;
    fewest = crossings;
    best = ranks;
  }
  return best;
}

function byMeans(
  rank: readonly Item[],
  beside: readonly Item[],
  links: readonly Link[],
  down: boolean,
): Item[] {
  const place = new Map(beside.map((item, i) => [item, i]));
  const mean = (item: Item, i: number): number => {
    const own = links.filter((link) => (down ? link.to : link.from) === item);
    if (own.length === 0) return i;
    const sum = own.reduce((total, link) => {
      const [other, at] = down ? [link.from, link.fromAt] : [link.to, link.toAt];
      return total + (place.get(other) ?? 0) + at / (other.after + 1);
    }, 0);
    return sum / own.length;
  };
  return rank
    .map((item, i) => ({ item, mean: mean(item, i) }))
    .sort((a, b) => a.mean - b.mean)
    .map(({ item }) => item);
}

function crossingsIn(ranks: readonly (readonly Item[])[], links: readonly Link[]): number {
  const place = new Map(ranks.flatMap((rank) => rank.map((item, i) => [item, i] as const)));
  const ends = links.map(({ from, to, fromAt, toAt }) => ({
    rank: from.rank,
    from: (place.get(from) ?? 0) + fromAt / (from.after + 1),
    to: (place.get(to) ?? 0) + toAt / (to.after + 1),
  }));
  let count = 0;
  ends.forEach((a, i) => {
    for (const b of ends.slice(i + 1)) {
      if (a.rank === b.rank && (a.from - b.from) * (a.to - b.to) < 0) count++;
    }
  });
  return count;
}

/** Lines between the same two boxes are put in the order of theirs. */
function untwist(items: readonly Item[]): void {
  const portOf = ({ edge }: Item): number =>
    items.reduce((sum, { node }) => sum + (edge === null ? 0 : (node?.ports.get(edge.id) ?? 0)), 0);
  for (const rank of ranksIn(items)) {
    const ends = new Map<string, Item[]>();
    for (const item of rank) {
      if (item.edge === null) continue;
      const key = `${String(item.edge.from)} ${String(item.edge.to)}`;
      ends.set(key, [...(ends.get(key) ?? []), item]);
    }
    for (const same of ends.values()) {
      const [first] = same;
      if (first === undefined || same.length < 2 || same.every((item) => portOf(item) === 0)) continue;
      let at = first.v - first.before;
      for (const item of same.toSorted((a, b) => portOf(a) - portOf(b))) {
        item.v = at + item.before;
        at = item.v + item.after + LABEL_GAP;
      }
    }
  }
}

export function ranksIn(items: readonly Item[]): readonly (readonly Item[])[] {
  const count = Math.max(0, ...items.map(({ rank }) => rank + 1));
  return Array.from({ length: count }, (_, rank) =>
    items.filter((item) => item.rank === rank).sort((a, b) => a.v - b.v),
  );
}
