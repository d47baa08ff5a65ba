/** Draws the lines of a level with right angles: bends lie between the ranks, each on a track of its own. */
import type { Item, Level, LevelEdge, Place } from './levelTypes.ts';
import { ranksIn } from './order.ts';

/** A place a line goes through: on a box's side (`box`), through its label, or just past. */
export interface Waypoint {
  readonly rank: number;
  readonly v: number;
  readonly box: Item | null;
  readonly label?: Item | null;
}

interface Bend {
  readonly edge: string;
  readonly from: number;
  readonly to: number;
  track: number;
}

/** Px between tracks, from a box to the first one, and from the last one to a box, where the arrowhead is. */
const TRACK = 10;
const STRAIGHT_GAP = 14;
const SIDE = 13;

/** Gives the ranks their places along the flow, and from them those of boxes, lines and labels. */
export function drawLines(
  items: readonly Item[],
  edges: readonly LevelEdge[],
  waypoints: ReadonlyMap<string, readonly Waypoint[]>,
): Omit<Level, 'marks'> {
  const ranks = ranksIn(items);
  const gaps = ranks.map((_, rank) => bendsAfter(rank, edges, waypoints));
  const thickness = ranks.map((rank) => Math.max(0, ...rank.map(lengthOf)));
  const starts: number[] = [];
  let u = 0;
  for (const [rank, bends] of gaps.entries()) {
    starts.push(u);
    u += (thickness[rank] ?? 0) + gapFor(bends);
  }
  const startOf = (rank: number): number => starts[rank] ?? 0;
  const middleOf = (rank: number): number => startOf(rank) + (thickness[rank] ?? 0) / 2;
  const boxStart = (item: Item): number =>
    middleOf(item.rank) - lengthOf(item) / 2 + (item.node?.uBefore ?? 0);

  const boxes = new Map<string, Place>();
  for (const item of items) {
    if (item.node === null) continue;
    boxes.set(item.node.id, { u: boxStart(item), v: item.v + item.node.vBefore });
  }
  const labels = new Map<string, Place>();
  const lines = new Map<string, readonly Place[]>();
  for (const edge of edges) {
    const places = waypoints.get(edge.id) ?? [];
    const points: Place[] = [];
    places.forEach((place, i) => {
      if (place.box !== null) {
        const side = boxStart(place.box) + (i === 0 ? (place.box.node?.u ?? 0) : 0);
        points.push({ u: side, v: place.v });
      } else {
        points.push({ u: middleOf(place.rank), v: place.v });
        if (place.label) labels.set(edge.id, { u: middleOf(place.rank), v: place.v });
      }
      const next = places[i + 1];
      const bend = gaps[place.rank]?.find((known) => known.edge === edge.id);
      if (next === undefined || bend === undefined) return;
      const at = startOf(place.rank) + (thickness[place.rank] ?? 0) + SIDE + bend.track * TRACK;
      points.push({ u: at, v: place.v }, { u: at, v: next.v });
    });
    lines.set(edge.id, points);
  }
  return { boxes, lines, labels };
}

function lengthOf({ node, edge, labelled }: Item): number {
  if (node !== null) return node.uBefore + node.u + node.uAfter;
  return labelled ? (edge?.along ?? 0) : 0;
}

function gapFor(bends: readonly Bend[]): number {
  const tracks = Math.max(-1, ...bends.map(({ track }) => track)) + 1;
  return tracks === 0 ? STRAIGHT_GAP : SIDE + (tracks - 1) * TRACK + SIDE + 2;
}

/**
 * The bends between a rank and the next. Lines that bend the same way do not cross when the outer one bends first:
 * each takes the first track behind those it would cross or touch.
 */
function bendsAfter(
  rank: number,
  edges: readonly LevelEdge[],
  waypoints: ReadonlyMap<string, readonly Waypoint[]>,
): readonly Bend[] {
  const bends = edges.flatMap((edge): readonly Bend[] => {
    const places = waypoints.get(edge.id) ?? [];
    const i = places.findIndex((place) => place.rank === rank);
    const [place, next] = [places[i], places[i + 1]];
    if (place === undefined || next === undefined || Math.abs(place.v - next.v) < 0.01) return [];
    return [{ edge: edge.id, from: place.v, to: next.v, track: 0 }];
  });
  const growing = bends.filter(({ from, to }) => to > from).sort((a, b) => b.from - a.from);
  const falling = bends.filter(({ from, to }) => to < from).sort((a, b) => a.from - b.from);
  const placed: Bend[] = [];
  for (const bend of vacatedFirst([...growing, ...falling])) {
    const touching = placed.filter((other) => touch(bend, other)).map(({ track }) => track + 1);
    bend.track = Math.max(0, ...touching);
    placed.push(bend);
  }
  return placed;
}

/** A line must have left the place that another one comes to, or the two would lie on each other for a while. */
function vacatedFirst(bends: readonly Bend[]): readonly Bend[] {
  const rest = [...bends];
  const sorted: Bend[] = [];
  while (rest.length > 0) {
    const free = rest.findIndex(
      (bend) => !rest.some((other) => other !== bend && Math.abs(other.from - bend.to) < 6),
    );
    sorted.push(...rest.splice(Math.max(0, free), 1));
  }
  return sorted;
}

function touch(a: Bend, b: Bend): boolean {
  return (
    Math.min(a.from, a.to) - 6 < Math.max(b.from, b.to) && Math.min(b.from, b.to) - 6 < Math.max(a.from, a.to)
  );
}
