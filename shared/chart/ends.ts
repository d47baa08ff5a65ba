/** Where lines and initial marks meet the sides of the boxes of a level. */
import { between, CORNER, LINE_GAP } from './gaps.ts';
import type { Item, LevelEdge, LevelLateral, LevelNode, Place } from './levelTypes.ts';
import type { Waypoint } from './tracks.ts';

/** Each line's places across the flow, rank by rank, its ports on the boxes at both ends among them. */
export function waypointsOf(
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
    const mark: Wish[] = node.mark === 'start' ? [{ id: '', want: top + node.v / 2, fixed: null }] : [];
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

/** Where lines that leave sideways meet their boxes, and marks that come in there. */
export function lateralsOf(
  nodes: readonly LevelNode[],
  laterals: readonly LevelLateral[],
  boxes: ReadonlyMap<string, Place>,
): { readonly lines: ReadonlyMap<string, readonly Place[]>; readonly marks: ReadonlyMap<string, number> } {
  const lines = new Map<string, readonly Place[]>();
  const marks = new Map<string, number>();
  for (const node of nodes) {
    const corner = boxes.get(node.id);
    if (corner === undefined) continue;
    for (const side of ['low', 'high'] as const) {
      const own = laterals.filter((lateral) => lateral.node === node.id && lateral.side === side);
      const ids = [...(node.mark === 'low' && side === 'low' ? [''] : []), ...own.map(({ id }) => id)];
      const wishes = ids.map((id, i): Wish => ({
        id,
        want: corner.u + (node.u * (i + 1)) / (ids.length + 1),
        fixed: offset(corner.u, node.ports.get(id)),
      }));
      for (const [id, u] of portsOn(corner.u, node.u, wishes)) {
        if (id === '') marks.set(node.id, u);
        else lines.set(id, [{ u, v: corner.v + (side === 'low' ? 0 : node.v) }]);
      }
    }
  }
  return { lines, marks };
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
