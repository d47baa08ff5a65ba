/** A child of a state, with the room that its hats and its initial mark take around it in their level. */
import type { ChartState } from './chart.ts';
import { keyOf } from './crossing.ts';
import { labelOf, ROW, type Label } from './labels.ts';
import type { ChartDirection, InitialMark, Point, Rect } from './layoutTypes.ts';
import type { LevelEdge, LevelNode } from './levelTypes.ts';
import type { Hat, LiftedEdge } from './lift.ts';
import type { Nested, Nesting, PlacedHat, Room } from './nested.ts';

/** Px to the left of a box, for the dot and its arrow. */
const MARK = 32;
/** Px of a hat's line under its label. */
const HAT = 16;

export interface Child {
  readonly state: ChartState;
  readonly nested: Nested;
  readonly hats: readonly LaidHat[];
  readonly marked: boolean;
  readonly top: number;
  readonly left: number;
  readonly right: number;
}

/** A hat at its place along the top of its box, from the left. */
interface LaidHat {
  readonly hat: Hat;
  readonly label: Label;
  readonly x: number;
}

/** What hats and the lines beside one another need of a box. */
interface Needs {
  readonly hats: readonly LaidHat[];
  readonly least: Room;
  /** How far the hats with their labels reach. */
  readonly reach: number;
}

export function needsOf(
  { lifted, measure, wrapAt }: Nesting,
  path: string,
  inner: readonly LiftedEdge[],
  direction: ChartDirection,
): Needs {
  const coming = inner.filter((edge) => (edge.backward ? edge.from : edge.to) === path).length;
  // Downwards, lines come in at the top as well: they keep to the left of the hats.
  let x = direction === 'down' && coming > 0 ? 18 + 14 * coming : 18;
  const hats = lifted.hats
    .filter(({ target }) => target === path)
    .map((hat) => {
      const label = labelOf(hat.arrow, measure, 'down', wrapAt);
      const placed = { hat, label, x };
      x += hat.labelled ? label.after + 12 : 16;
      return placed;
    });
  const across = acrossNeeded(inner, path, (edge) => labelOf(edge.arrow, measure, direction, wrapAt));
  const lastHat = hats.at(-1)?.x ?? 0;
  return {
    hats,
    least: {
      width: Math.max(hats.length === 0 ? 0 : lastHat + 18, direction === 'down' ? across : 0),
      height: direction === 'right' ? across : 0,
    },
    reach: hats.length === 0 ? 0 : x,
  };
}

export function childOf(state: ChartState, nested: Nested, needs: Needs, marked: boolean): Child {
  const { hats, reach } = needs;
  const rows = Math.max(0, ...hats.map(({ label }) => label.rows.length));
  return {
    state,
    nested,
    hats,
    marked,
    top: hats.length === 0 ? 0 : rows * ROW + HAT,
    left: marked ? MARK : 0,
    right: Math.max(0, reach - nested.width),
  };
}

/** What several arrows between the same two boxes need to run straight beside one another. */
function acrossNeeded(
  inner: readonly LiftedEdge[],
  path: string,
  labelFor: (edge: LiftedEdge) => Label,
): number {
  const pairs = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const edge of inner) {
    if (edge.from !== path && edge.to !== path) continue;
    const other = edge.from === path ? edge.to : edge.from;
    const { before, after } = labelFor(edge);
    pairs.set(other, (pairs.get(other) ?? 14) + before + after + 8);
    counts.set(other, (counts.get(other) ?? 0) + 1);
  }
  return Math.max(0, ...[...pairs].filter(([other]) => (counts.get(other) ?? 0) > 1).map(([, size]) => size));
}

export function nodeOf(
  child: Child,
  direction: ChartDirection,
  inner: readonly LiftedEdge[],
  overhang: boolean,
): LevelNode {
  const { nested, top, left, right, marked, state } = child;
  const turned = direction === 'right';
  const firstHat = child.hats[0]?.x;
  return {
    id: state.key,
    u: turned ? nested.width : nested.height,
    v: turned ? nested.height : nested.width,
    uBefore: turned ? left : top,
    uAfter: turned && !overhang ? right : 0,
    vBefore: turned ? top : left,
    vAfter: turned ? 0 : right,
    ports: nested.ports,
    mark: marked ? (turned ? 'start' : 'low') : null,
    startUpTo: !turned && firstHat !== undefined && inner.length > 0 ? firstHat - 10 : null,
  };
}

export function levelEdge(edge: LiftedEdge, label: Label | undefined): LevelEdge {
  const [from, to] = (edge.backward ? [edge.to, edge.from] : [edge.from, edge.to]).map(keyOf);
  return {
    id: edge.id,
    from: from ?? null,
    to: to ?? null,
    along: label?.along ?? 0,
    before: label?.before ?? 0,
    after: label?.after ?? 0,
  };
}

/** All that a child takes; `corner` is its box's. */
export function roomOf(child: Child, corner: Point): Rect {
  return {
    x: corner.x - child.left,
    y: corner.y - child.top,
    width: child.left + child.nested.width + child.right,
    height: child.top + child.nested.height,
  };
}

/** The hats of a child whose box stands at a corner. */
export function placedHats({ hats, top }: Child, { x, y }: Point): readonly PlacedHat[] {
  return hats.map(({ hat, label, x: along }) => ({
    hat,
    label,
    top: { x: x + along, y: y - top + 6 },
    tip: { x: x + along, y },
  }));
}

/** The mark of a child whose box stands at a corner, coming in at a height. */
export function markOf({ state }: Child, x: number, y: number): InitialMark {
  const dot = { x: x - MARK + 6, y };
  return {
    target: state.path,
    dot,
    points: [
      { x: dot.x + 5.5, y },
      { x, y },
    ],
  };
}
