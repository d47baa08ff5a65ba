/** Which box and line stands beside which in a level: dagre orders them and spreads them across the flow. */
import { Graph, layout } from '@dagrejs/dagre';
import { BOX_GAP, LABEL_GAP, LINE_GAP } from './gaps.ts';
import type { Item, LevelEdge, LevelNode } from './levelTypes.ts';
import { ranksOf } from './rank.ts';

/** Border nodes stand for what comes in from around and goes out. */
function endsOf(edge: LevelEdge): { readonly from: string; readonly to: string } {
  return { from: edge.from ?? `>${edge.id}`, to: edge.to ?? `<${edge.id}` };
}

export function itemsOf(nodes: readonly LevelNode[], edges: readonly LevelEdge[]): Item[] {
  const borders = edges.flatMap((edge) => {
    const { from, to } = endsOf(edge);
    return [...(edge.from === null ? [from] : []), ...(edge.to === null ? [to] : [])];
  });
  const ids = [...nodes.map(({ id }) => id), ...borders];
  const first = new Set(borders.filter((id) => id.startsWith('>')));
  const last = new Set(borders.filter((id) => id.startsWith('<')));
  const ranks = ranksOf(ids, edges.map(endsOf), first, last);
  // Dagre keeps every second rank for labels.
  const rankOf = (id: string): number => 2 * (ranks.get(id) ?? 0);
  const graph = new Graph<object, DagreNode, DagreEdge>({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: BOX_GAP, edgesep: LINE_GAP, ranksep: 20, ranker: 'none' });
  for (const { id, v, vBefore, vAfter } of nodes) {
    graph.setNode(id, { width: v + vBefore + vAfter, height: 10, rank: rankOf(id) });
  }
  for (const id of borders) graph.setNode(id, { width: 1, height: 1, rank: rankOf(id) });
  for (const edge of edges) {
    const { from, to } = endsOf(edge);
    const minlen = (ranks.get(to) ?? 1) - (ranks.get(from) ?? 0);
    const width = edge.before + edge.after;
    graph.setEdge(from, to, { width, height: 10, labelpos: 'c', minlen, weight: 1 }, edge.id);
  }
  layout(graph);
  const boxes = nodes.map((node): Item => {
    const placed = graph.node(node.id);
    const size = node.vBefore + node.v + node.vAfter;
    const v = (placed.x ?? 0) - size / 2;
    return {
      rank: placed.rank ?? 0,
      node,
      edge: null,
      labelled: false,
      v,
      before: 0,
      after: size,
    };
  });
  const items = [...boxes, ...edges.flatMap((edge) => itemsOfEdge(graph, edge))];
  untwist(items);
  return items;
}

/** Dagre knows nothing of fixed ports: lines between the same two boxes are put in the order of theirs. */
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

interface DagreNode {
  readonly width: number;
  readonly height: number;
  readonly x?: number;
  readonly rank?: number;
}

interface DagreEdge {
  readonly width: number;
  readonly height: number;
  readonly labelpos: 'c';
  readonly minlen: number;
  readonly weight: number;
  readonly points?: readonly { readonly x: number; readonly y: number }[];
}

/** Dagre's own points lie one in each rank between the ends; borders are points too. */
function itemsOfEdge(graph: Graph<object, DagreNode, DagreEdge>, edge: LevelEdge): readonly Item[] {
  const { from, to } = endsOf(edge);
  const start = graph.node(from);
  const end = graph.node(to);
  const inner = (graph.edge(from, to, edge.id).points ?? []).slice(1, -1);
  const at = (rank: number, v: number, labelled: boolean): Item => ({
    rank,
    node: null,
    edge,
    labelled,
    // A label that lies on one side of its line only shifts the line to its edge.
    v: labelled ? v - (edge.before + edge.after) / 2 + edge.before : v,
    before: labelled ? edge.before : 0,
    after: labelled ? edge.after : 0,
  });
  const middle = (inner.length - 1) / 2;
  return [
    ...(edge.from === null ? [at(start.rank ?? 0, start.x ?? 0, false)] : []),
    ...inner.map(({ x }, i) => at((start.rank ?? 0) + 1 + i, x, i === middle && edge.along > 0)),
    ...(edge.to === null ? [at(end.rank ?? 0, end.x ?? 0, false)] : []),
  ];
}

export function ranksIn(items: readonly Item[]): readonly (readonly Item[])[] {
  const count = Math.max(0, ...items.map(({ rank }) => rank + 1));
  return Array.from({ length: count }, (_, rank) =>
    items.filter((item) => item.rank === rank).sort((a, b) => a.v - b.v),
  );
}
