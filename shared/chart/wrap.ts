/** Puts a level that is laid out, what stands free beside it, the title and the list into one box. */
import type { ChartState } from './chart.ts';
import { markOf, placedHats, roomOf, type Child } from './child.ts';
import { toBorder, type Crossing } from './crossing.ts';
import type { Label } from './labels.ts';
import { bare, framed } from './frame.ts';
import type { Box, ChartDirection, Point, Rect } from './layoutTypes.ts';
import type { Level, Place } from './levelTypes.ts';
import type { LiftedEdge } from './lift.ts';
import { LIST_ROW, listOfState, type List } from './lists.ts';
import { moveNested, type Nested, type Nesting, type Piece, type PlacedLabel, type Room } from './nested.ts';
import { findRoom } from './pack.ts';
import { move, segmentsOf } from './shapes.ts';

export interface Filled {
  readonly state: ChartState;
  /** Its box without a place, title or list. */
  readonly box: Omit<Box, 'title'>;
  readonly least: Room;
  readonly children: readonly Child[];
  /** Those that the level has placed. */
  readonly flowing: readonly Child[];
  readonly crossing: readonly Crossing[];
  readonly inner: readonly LiftedEdge[];
  readonly labels: ReadonlyMap<string, Label>;
  readonly level: Level;
}

/** A group is as large as what is in it; any other state has its border, its title and its list around that. */
export function wrap(nesting: Nesting, filled: Filled): Nested {
  const direction = nesting.grouped.directionOf(filled.state.path);
  const content = contentOf(nesting, filled, direction);
  const frame = nesting.grouped.isGroup(filled.state.path)
    ? bare(filled, content.size)
    : framed(filled, content, listIn(nesting, filled), direction, nesting.measure);
  const { box, head, pad, blockEnd } = frame;
  const origin = { x: pad + content.shift.x, y: head + content.shift.y };
  const placed = filled.children.flatMap((child) => {
    const corner = content.corners.get(child.state.key);
    return corner === undefined ? [] : [{ child, ...move(corner, origin.x, origin.y) }];
  });
  const ports = new Map<string, number>();
  let detour = 0;
  const own = [...content.lines].map(([id, points]): Piece => {
    const moved = points.map((point) => move(point, origin.x, origin.y));
    const cross = filled.crossing.find(({ edge }) => edge.id === id);
    if (cross === undefined) return { edge: id, order: 0, points: moved };
    const whole = toBorder(moved, cross, { ...box, head, blockEnd, detour });
    if (cross.side === 'top') detour++;
    const end = cross.end === 'last' ? whole[0] : whole.at(-1);
    ports.set(id, (cross.side === 'left' || cross.side === 'right' ? end?.y : end?.x) ?? 0);
    // Pieces further out come first where the line ends in here, last where it begins.
    const order = filled.state.path.split('.').length + 1;
    return { edge: id, order: cross.end === 'last' ? order : -order, points: whole };
  });
  const inside = placed.map(({ child, x, y }) => moveNested(child.nested, x, y));
  const labels = filled.inner.flatMap((edge): readonly PlacedLabel[] => {
    const label = filled.labels.get(edge.id);
    const at = label === undefined ? null : labelAt(filled, edge.id, label, direction);
    return label === undefined || at === null
      ? []
      : [{ edge, label, direction, at: move(at, origin.x, origin.y) }];
  });
  return {
    width: box.width,
    height: box.height,
    boxes: [box, ...inside.flatMap(({ boxes }) => boxes)],
    pieces: [...own, ...inside.flatMap(({ pieces }) => pieces)],
    labels: [...labels, ...inside.flatMap((nested) => nested.labels)],
    hats: [
      ...placed.flatMap(({ child, x, y }) => placedHats(child, { x, y })),
      ...inside.flatMap(({ hats }) => hats),
    ],
    initials: [
      ...placed.flatMap(({ child, x, y }) => {
        const at = filled.level.marks.get(child.state.key);
        const middle = at === undefined ? y + child.nested.height / 2 : at + origin.y;
        return child.marked ? [markOf(child, x, middle)] : [];
      }),
      ...inside.flatMap(({ initials }) => initials),
    ],
    ports,
  };
}

export interface Content {
  /** Corners of boxes and points of lines before the shift, which takes the smallest coordinate to 0. */
  readonly corners: ReadonlyMap<string, Point>;
  readonly lines: ReadonlyMap<string, readonly Point[]>;
  readonly shift: Point;
  /** What is taken, shifted. */
  readonly taken: readonly Rect[];
  readonly size: Room;
  /** Where the root's list found room, shifted. */
  readonly listAt: Point | null;
}

function contentOf(nesting: Nesting, filled: Filled, direction: ChartDirection): Content {
  const { level, labels } = filled;
  const turn = ({ u, v }: Place): Point => (direction === 'right' ? { x: u, y: v } : { x: v, y: u });
  const corners = new Map([...level.boxes].map(([key, place]) => [key, turn(place)]));
  const lines = new Map([...level.lines].map(([id, places]) => [id, places.map(turn)]));
  const taken: Rect[] = filled.flowing.flatMap((child) => {
    const corner = corners.get(child.state.key);
    return corner === undefined ? [] : [roomOf(child, corner)];
  });
  for (const [id, label] of labels) {
    const at = labelAt(filled, id, label, direction);
    if (at !== null) taken.push(labelRoom(label, at, direction));
  }
  for (const points of lines.values()) taken.push(...segmentsOf(points));
  const shift = { x: -minOf(taken, 'x'), y: -minOf(taken, 'y') };
  const shifted = taken.map((rect) => move(rect, shift.x, shift.y));
  for (const child of filled.children) {
    if (corners.has(child.state.key)) continue;
    const size = roomOf(child, { x: child.left, y: child.top });
    const at = findRoom(shifted, size, nesting.room, child.hats.length > 0);
    shifted.push({ ...size, ...at });
    corners.set(child.state.key, { x: at.x + child.left - shift.x, y: at.y + child.top - shift.y });
  }
  const list = listIn(nesting, filled);
  const listSize = { width: list.width, height: list.height + LIST_ROW };
  const listAt =
    filled.state.parent === null && list.height > 0 ? findRoom(shifted, listSize, nesting.room, false) : null;
  if (listAt !== null) shifted.push({ ...listAt, ...listSize });
  const size = {
    width: Math.max(...shifted.map((rect) => rect.x + rect.width)),
    height: Math.max(...shifted.map((rect) => rect.y + rect.height)),
  };
  return { corners, lines, shift, taken: shifted, size, listAt };
}

function listIn({ grouped, lifted, measure }: Nesting, { state }: Filled): List {
  return listOfState(grouped.chart, lifted, measure, state);
}

function labelAt({ level }: Filled, id: string, label: Label, direction: ChartDirection): Point | null {
  const place = level.labels.get(id);
  if (place === undefined) return null;
  return direction === 'right' ? { x: place.u, y: place.v } : { x: place.v, y: place.u - label.along / 2 };
}

function labelRoom(label: Label, at: Point, direction: ChartDirection): Rect {
  return direction === 'right'
    ? {
        x: at.x - label.width / 2,
        y: at.y - label.before,
        width: label.width,
        height: label.before + label.after,
      }
    : { x: at.x, y: at.y, width: label.after, height: label.along };
}

function minOf(rects: readonly Rect[], side: 'x' | 'y'): number {
  return Math.min(...rects.map((rect) => rect[side]));
}
