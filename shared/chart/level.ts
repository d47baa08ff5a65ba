/**
 * One flat level of a chart: sized boxes and labelled arrows between them. Dagre orders and spreads them; the lines are
 * then drawn with right angles. Coordinates are along the flow (`u`) and across it (`v`), so that both directions are
 * one. Arrows run from lower to higher ranks here; whoever asks turns the backward ones round.
 */
import { Graph, layout } from '@dagrejs/dagre';
import { ranksOf } from './rank.ts';
import { drawLines, type Waypoint } from './tracks.ts';

/** A box with the room around it that its hats and marks take. Ports are fixed places on a side, from its start. */
export interface LevelNode {
  readonly id: string;
  readonly u: number;
  readonly v: number;
  readonly uBefore: number;
  readonly uAfter: number;
  readonly vBefore: number;
  readonly vAfter: number;
  readonly ports: ReadonlyMap<string, number>;
  /** Its initial mark comes in among the arrows. */
  readonly marked: boolean;
  /** How far along its start side arrows may come in; null for all of it. */
  readonly startUpTo: number | null;
}

export interface LevelEdge {
  readonly id: string;
  /** Null: it comes in over the border around the level. */
  readonly from: string | null;
  /** Null: it goes out over the border. */
  readonly to: string | null;
  /** The label's extents along the line and on both sides of it. */
  readonly along: number;
  readonly before: number;
  readonly after: number;
}

export interface Place {
  readonly u: number;
  readonly v: number;
}

export interface Level {
  /** Where each box begins. */
  readonly boxes: ReadonlyMap<string, Place>;
  /** From lower to higher rank. */
  readonly lines: ReadonlyMap<string, readonly Place[]>;
  /** The middle of each label along the line. */
  readonly labels: ReadonlyMap<string, Place>;
  /** Where initial marks come in, by box: across the flow. */
  readonly marks: ReadonlyMap<string, number>;
}

/** Something that stands in a rank: a box, or a place that a line goes through. */
export interface Item {
  readonly rank: number;
  readonly node: LevelNode | null;
  readonly edge: LevelEdge | null;
  /** It carries the label of its edge. */
  readonly labelled: boolean;
  /** Across the flow: where the box's room begins, or where the line is. */
  v: number;
  readonly before: number;
  readonly after: number;
}

const BOX_GAP = 22;
const LINE_GAP = 12;
/** Px that a line keeps from a box's corner. */
const CORNER = 14;

export function layOutLevel(nodes: readonly LevelNode[], edges: readonly LevelEdge[]): Level {
  const items = itemsOf(nodes, edges);
  straighten(items, edges);
  for (const rank of ranksIn(items)) settle(rank);
  smooth(items, edges);
  const { waypoints, marks } = waypointsOf(items, edges);
  return { ...drawLines(items, edges, waypoints), marks };
}

/** Border nodes stand for what comes in from around and goes out. */
function endsOf(edge: LevelEdge): { readonly from: string; readonly to: string } {
  return { from: edge.from ?? `>${edge.id}`, to: edge.to ?? `<${edge.id}` };
}

function itemsOf(nodes: readonly LevelNode[], edges: readonly LevelEdge[]): Item[] {
  const borders = edges.flatMap((edge) => {
    const { from, to } = endsOf(edge);
    return [...(edge.from === null ? [from] : []), ...(edge.to === null ? [to] : [])];
  });
  const ids = [...nodes.map(({ id }) => id), ...borders];
  const first = new Set(borders.filter((id) => id.startsWith('>')));
  const last = new Set(borders.filter((id) => id.startsWith('<')));
  const ranks = ranksOf(ids, edges.map(endsOf), first, last);
  const graph = new Graph<object, DagreNode, DagreEdge>({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: BOX_GAP, edgesep: LINE_GAP, ranksep: 20 });
  for (const { id, v, vBefore, vAfter } of nodes) {
    graph.setNode(id, { width: v + vBefore + vAfter, height: 10 });
  }
  for (const id of borders) graph.setNode(id, { width: 1, height: 1 });
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
  return [...boxes, ...edges.flatMap((edge) => itemsOfEdge(graph, edge))];
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
function straighten(items: readonly Item[], edges: readonly LevelEdge[]): void {
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

function between(value: number, [low, high]: readonly [number, number]): number {
  return Math.min(Math.max(value, low), high);
}

/** Parts what would overlap in a rank, in its order; boxes stay where they are. */
function settle(rank: readonly Item[]): void {
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

/** Takes small bends out of long lines: all places of one that can stand in a row, do. */
function smooth(items: readonly Item[], edges: readonly LevelEdge[]): void {
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
  const gap = left.labelled || right.labelled ? 8 : LINE_GAP;
  return left.after + right.before + gap;
}

/** Each line's places across the flow, rank by rank, its ports on the boxes at both ends among them. */
function waypointsOf(
  items: readonly Item[],
  edges: readonly LevelEdge[],
): {
  readonly waypoints: ReadonlyMap<string, readonly Waypoint[]>;
  readonly marks: ReadonlyMap<string, number>;
} {
  const inner = new Map(
    edges.map((edge) => [
      edge.id,
      items.filter((item) => item.edge === edge).sort((a, b) => a.rank - b.rank),
    ]),
  );
  const starts = new Map<string, Waypoint>();
  const ends = new Map<string, Waypoint>();
  const marks = new Map<string, number>();
  for (const item of items) {
    const { node } = item;
    if (node === null) continue;
    const leaving = edges.filter(({ from }) => from === node.id);
    const coming = edges.filter(({ to }) => to === node.id);
    const top = item.v + node.vBefore;
    const wish = (edge: LevelEdge, end: 0 | -1): Wish => ({
      id: edge.id,
      want: inner.get(edge.id)?.at(end)?.v ?? top,
      fixed: offset(top, node.ports.get(edge.id)),
    });
    const mark: Wish[] = node.marked ? [{ id: '', want: top + node.v / 2, fixed: null }] : [];
    const out = portsOn(
      top,
      node.v,
      leaving.map((edge) => wish(edge, 0)),
    );
    const into = portsOn(top, node.startUpTo ?? node.v, [...coming.map((edge) => wish(edge, -1)), ...mark]);
    for (const [id, v] of out) starts.set(id, { rank: item.rank, v, box: item });
    for (const [id, v] of into) {
      if (id === '') marks.set(node.id, v);
      else ends.set(id, { rank: item.rank, v, box: item });
    }
  }
  const waypoints = new Map(
    edges.map((edge) => {
      const [start, end] = [starts.get(edge.id), ends.get(edge.id)];
      const places = (inner.get(edge.id) ?? []).map((item): Waypoint => ({
        rank: item.rank,
        v: item.v,
        box: null,
        label: item.labelled ? item : null,
      }));
      return [
        edge.id,
        [...(start === undefined ? [] : [start]), ...places, ...(end === undefined ? [] : [end])],
      ];
    }),
  );
  return { waypoints, marks };
}

interface Wish {
  readonly id: string;
  readonly want: number;
  readonly fixed: number | null;
}

function offset(top: number, port: number | undefined): number | null {
  return port === undefined ? null : top + port;
}

/** Spreads ports along a side, each as near to where it wants to be as the others let it. */
function portsOn(top: number, size: number, wishes: readonly Wish[]): ReadonlyMap<string, number> {
  const corner = Math.min(CORNER, size / 2);
  const [low, high] = [top + corner, top + size - corner];
  const gap = Math.min(LINE_GAP, (high - low) / Math.max(1, wishes.length - 1));
  const sorted = wishes
    .map(({ id, want, fixed }) => ({ id, fixed, v: fixed ?? between(want, [low, high]), want }))
    .sort((a, b) => a.v - b.v || a.want - b.want);
  sorted.forEach((port, i) => {
    const left = sorted[i - 1];
    if (left !== undefined && port.fixed === null) port.v = Math.max(port.v, left.v + gap);
  });
  for (let i = sorted.length - 1; i >= 0; i--) {
    const [port, right] = [sorted[i], sorted[i + 1]];
    if (port?.fixed !== null) continue;
    port.v = Math.min(port.v, right === undefined ? high : right.v - gap);
  }
  return new Map(sorted.map(({ id, v }) => [id, v]));
}
