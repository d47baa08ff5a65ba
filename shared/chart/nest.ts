/** Lays out a state and all that is in it, from the inside out. Coordinates are from the state's own top left corner. */
import type { Chart, ChartArrow, ChartState } from './chart.ts';
import { COUNT_ROOM, labelOf, partsOf, rowWidth, type Label } from './labels.ts';
import type { Box, ChartDirection, InitialMark, ListRow, Measure, Point, Rect } from './layoutTypes.ts';
import { layOutLevel, type LevelEdge, type LevelNode, type Place } from './level.ts';
import { isWithin, type Hat, type Lifted, type LiftedEdge } from './lift.ts';
import { plainWords } from './names.ts';
import { findRoom, overlaps } from './pack.ts';

export interface Nesting {
  readonly chart: Chart;
  readonly lifted: Lifted;
  readonly measure: Measure;
  readonly direction: ChartDirection;
}

/** A piece of an edge's line, from lower to higher rank; `order` puts the pieces of one edge in a row. */
export interface Piece {
  readonly edge: string;
  readonly order: number;
  readonly points: readonly Point[];
}

/** A line down onto a box's top, with its label beside it. */
export interface PlacedHat {
  readonly hat: Hat;
  readonly label: Label;
  readonly top: Point;
  readonly tip: Point;
}

export interface Nested {
  readonly width: number;
  readonly height: number;
  /** Itself first. */
  readonly boxes: readonly Box[];
  readonly pieces: readonly Piece[];
  /** Where the label of an edge is: the middle of its place on the line. */
  readonly labels: readonly { readonly edge: LiftedEdge; readonly label: Label; readonly at: Point }[];
  readonly hats: readonly PlacedHat[];
  readonly initials: readonly InitialMark[];
  /** Where edges cross its border: along the side at its start or end. */
  readonly ports: ReadonlyMap<string, number>;
}

/** The least a box may measure, for what ends on its sides. */
interface Least {
  readonly width: number;
  readonly height: number;
}

const PAD = 16;
const TITLE = 40;
const LIST_ROW = 22;
const MARK = 34;
const HAT = 22;

export function nestState(nesting: Nesting, state: ChartState, depth: number, least: Least): Nested {
  if (state.kind === 'history') return historyBox(state, depth);
  return state.children.length === 0
    ? leafBox(nesting, state, depth, least)
    : compoundBox(nesting, state, depth, least);
}

function historyBox(state: ChartState, depth: number): Nested {
  const title = { x: 15, y: 20, anchor: 'middle' as const, text: 'H', font: 'name' as const };
  const box = { ...boxOf(state, depth, false, { x: 0, y: 0, width: 30, height: 30 }), title };
  return alone(box);
}

function alone(box: Box): Nested {
  const { width, height } = box;
  return { width, height, boxes: [box], pieces: [], labels: [], hats: [], initials: [], ports: new Map() };
}

function boxOf(state: ChartState, depth: number, region: boolean, rect: Rect): Omit<Box, 'title'> {
  return { ...rect, path: state.path, kind: state.kind, depth, region, listHeading: null, list: [] };
}

function isRegion({ chart }: Nesting, state: ChartState): boolean {
  return chart.states.some(({ path, kind }) => path === state.parent && kind === 'parallel');
}

/** The rows of text of a state, one under the other from its own corner; with the size of all. */
function listOfState(
  { lifted, measure, chart }: Nesting,
  state: ChartState,
): { readonly rows: readonly ListRow[]; readonly width: number; readonly height: number } {
  const arrows = lifted.listed.filter(({ source }) => source === state.path);
  const rows = arrows.map((arrow, i): ListRow => {
    const parts = [...partsOf(arrow), ...whereTo(chart, arrow)];
    const width = Math.ceil(rowWidth(parts, measure) + COUNT_ROOM);
    return {
      arrow: arrow.name,
      x: 0,
      y: i * LIST_ROW + 15,
      anchor: 'start',
      parts,
      counted: true,
      rect: { x: 0, y: i * LIST_ROW, width, height: LIST_ROW },
    };
  });
  return {
    rows,
    width: Math.max(0, ...rows.map(({ rect }) => rect.width)),
    height: rows.length * LIST_ROW,
  };
}

/** A row that leads to its own state or one around it says so. */
function whereTo(chart: Chart, { targets, source }: ChartArrow): ListRow['parts'] {
  if (targets.length === 0) return [];
  const names = targets.map((target) => {
    const key = chart.states.find(({ path }) => path === target)?.key ?? target;
    return target === source ? 'itself again' : plainWords(key);
  });
  return [{ text: `→ ${names.join(', ')}`, role: 'actions' }];
}

function moveRow(row: ListRow, x: number, y: number): ListRow {
  return { ...row, x: row.x + x, y: row.y + y, rect: move(row.rect, x, y) };
}

export function move<Shape extends Point>(shape: Shape, x: number, y: number): Shape {
  return { ...shape, x: shape.x + x, y: shape.y + y };
}

function leafBox(nesting: Nesting, state: ChartState, depth: number, least: Least): Nested {
  const text = plainWords(state.key);
  const title = Math.ceil(nesting.measure(text, 'name'));
  const list = listOfState(nesting, state);
  const border = state.kind === 'final' ? 8 : 0;
  const width = Math.max(title + 28 + border, list.width === 0 ? 56 : list.width + 28, least.width);
  const height = Math.max(list.height === 0 ? 40 + border : 34 + list.height + 10, least.height);
  const box = boxOf(state, depth, isRegion(nesting, state), { x: 0, y: 0, width, height });
  if (list.height === 0) {
    return alone({
      ...box,
      title: { x: width / 2, y: height / 2 + 5, anchor: 'middle', text, font: 'name' },
    });
  }
  return alone({
    ...box,
    title: { x: 14, y: 24, anchor: 'start', text, font: 'name' },
    list: list.rows.map((row) => moveRow(row, 14, 34)),
  });
}

/** A child with the room that its hats and its initial mark take around it. */
interface Child {
  readonly state: ChartState;
  readonly nested: Nested;
  readonly hats: readonly { readonly hat: Hat; readonly label: Label; readonly x: number }[];
  readonly marked: boolean;
  readonly top: number;
  readonly left: number;
  readonly right: number;
}

function compoundBox(nesting: Nesting, state: ChartState, depth: number, least: Least): Nested {
  const { direction, lifted, measure } = nesting;
  const inner = lifted.edges.filter(({ level }) => level === state.path);
  const children = state.children.map((path) => childOf(nesting, state, path, depth + 1, inner));
  const crossing = crossingEdges(lifted.edges, state.path);
  const tied = children.filter(
    ({ state: { path } }) =>
      path === state.initial ||
      inner.some(({ from, to }) => from === path || to === path) ||
      crossing.some(({ child }) => child === path),
  );
  const flowing = tied.length === 0 ? children : tied;
  const labels = new Map(
    inner
      .filter(({ labelled }) => labelled)
      .map((edge) => [edge.id, labelOf(edge.arrow, measure, direction)]),
  );
  const level = layOutLevel(
    flowing.map((child) => nodeOf(child, direction, inner)),
    [...inner.map((edge) => levelEdge(edge, labels.get(edge.id))), ...crossing.map(borderEdge)],
  );
  return wrap(nesting, state, depth, least, { children, flowing, crossing, inner, labels, level });
}

/** Edges that come from inside a state and leave it, or come in: at its start or end, and at which child. */
interface Crossing {
  readonly edge: LiftedEdge;
  readonly side: 'start' | 'end';
  readonly child: string;
}

function crossingEdges(edges: readonly LiftedEdge[], path: string): readonly Crossing[] {
  if (path === '') return [];
  const depth = path.split('.').length + 1;
  const childOn = (inner: string): string => inner.split('.').slice(0, depth).join('.');
  return edges.flatMap((edge): readonly Crossing[] => {
    if (isWithin(edge.level, path)) return [];
    const leaves = edge.source !== path && isWithin(edge.source, path);
    const enters = edge.target !== path && isWithin(edge.target, path);
    return [
      ...(leaves
        ? [{ edge, side: edge.backward ? ('start' as const) : ('end' as const), child: childOn(edge.source) }]
        : []),
      ...(enters
        ? [{ edge, side: edge.backward ? ('end' as const) : ('start' as const), child: childOn(edge.target) }]
        : []),
    ];
  });
}

function childOf(
  nesting: Nesting,
  parent: ChartState,
  path: string,
  depth: number,
  inner: readonly LiftedEdge[],
): Child {
  const { chart, lifted, measure, direction } = nesting;
  const state = chart.states.find((known) => known.path === path);
  if (state === undefined) throw new Error(`The chart has no state “${path}”.`);
  const marked = path === parent.initial;
  const coming = inner.filter((edge) => (edge.backward ? edge.from : edge.to) === path).length;
  // Downwards, lines come in at the top as well: they keep to the left of the hats.
  let x = direction === 'down' && coming > 0 ? 18 + 14 * coming : 18;
  const hats = lifted.hats
    .filter(({ target }) => target === path)
    .map((hat) => {
      const label = labelOf(hat.arrow, measure, 'down');
      const placed = { hat, label, x };
      x += hat.labelled ? label.after + 12 : 16;
      return placed;
    });
  const lastHat = hats.at(-1)?.x ?? 0;
  const across = acrossNeeded(inner, path, nesting);
  const nested = nestState(nesting, state, depth, {
    width: Math.max(hats.length === 0 ? 0 : lastHat + 18, direction === 'down' ? across : 0),
    height: direction === 'right' ? across : 0,
  });
  const rows = Math.max(0, ...hats.map(({ label }) => label.rows.length));
  return {
    state,
    nested,
    hats,
    marked,
    top: hats.length === 0 ? 0 : rows * 17 + HAT,
    left: marked ? MARK : 0,
    right: hats.length === 0 ? 0 : Math.max(0, x - nested.width),
  };
}

/** What several arrows between the same two boxes need to run straight beside one another. */
function acrossNeeded(inner: readonly LiftedEdge[], path: string, { measure, direction }: Nesting): number {
  const pairs = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const edge of inner) {
    if (edge.from !== path && edge.to !== path) continue;
    const other = edge.from === path ? edge.to : edge.from;
    const { before, after } = labelOf(edge.arrow, measure, direction);
    pairs.set(other, (pairs.get(other) ?? 14) + before + after + 8);
    counts.set(other, (counts.get(other) ?? 0) + 1);
  }
  return Math.max(0, ...[...pairs].filter(([other]) => (counts.get(other) ?? 0) > 1).map(([, size]) => size));
}

function nodeOf(child: Child, direction: ChartDirection, inner: readonly LiftedEdge[]): LevelNode {
  const { nested, top, left, right, marked, state } = child;
  const turned = direction === 'right';
  const firstHat = child.hats[0]?.x;
  return {
    id: state.path,
    u: turned ? nested.width : nested.height,
    v: turned ? nested.height : nested.width,
    uBefore: turned ? left : top,
    uAfter: turned ? right : 0,
    vBefore: turned ? top : left,
    vAfter: turned ? 0 : right,
    ports: nested.ports,
    marked: turned && marked,
    startUpTo: !turned && firstHat !== undefined && inner.length > 0 ? firstHat - 10 : null,
  };
}

function levelEdge(edge: LiftedEdge, label: Label | undefined): LevelEdge {
  const [from, to] = edge.backward ? [edge.to, edge.from] : [edge.from, edge.to];
  return {
    id: edge.id,
    from,
    to,
    along: label?.along ?? 0,
    before: label?.before ?? 0,
    after: label?.after ?? 0,
  };
}

function borderEdge({ edge, side, child }: Crossing): LevelEdge {
  const [from, to] = side === 'start' ? [null, child] : [child, null];
  return { id: edge.id, from, to, along: 0, before: 0, after: 0 };
}

interface Filled {
  readonly children: readonly Child[];
  readonly flowing: readonly Child[];
  readonly crossing: readonly Crossing[];
  readonly inner: readonly LiftedEdge[];
  readonly labels: ReadonlyMap<string, Label>;
  readonly level: ReturnType<typeof layOutLevel>;
}

/** Puts the laid out level, what stands free, the title and the list into one box. */
function wrap(nesting: Nesting, state: ChartState, depth: number, least: Least, filled: Filled): Nested {
  const { direction, measure } = nesting;
  const { crossing, inner, labels, level } = filled;
  const turn = ({ u, v }: Place): Point => (direction === 'right' ? { x: u, y: v } : { x: v, y: u });
  const corners = new Map([...level.boxes].map(([path, place]) => [path, turn(place)]));
  const lines = new Map([...level.lines].map(([id, places]) => [id, places.map(turn)]));
  const labelAt = (id: string, label: Label): Point | null => {
    const place = level.labels.get(id);
    if (place === undefined) return null;
    const at = turn(place);
    return direction === 'right' ? at : { x: at.x, y: at.y - label.along / 2 };
  };
  const taken: Rect[] = filled.flowing.flatMap((child) => {
    const corner = corners.get(child.state.path);
    return corner === undefined ? [] : [roomOf(child, corner)];
  });
  for (const [id, label] of labels) {
    const at = labelAt(id, label);
    if (at !== null) taken.push(labelRoom(label, at, direction));
  }
  for (const points of lines.values()) taken.push(...segmentsOf(points));
  const shift = {
    x: -Math.min(0, ...taken.map(({ x }) => x), minOf(taken, 'x')),
    y: -Math.min(0, ...taken.map(({ y }) => y), minOf(taken, 'y')),
  };
  const shifted = taken.map((rect) => move(rect, shift.x, shift.y));
  for (const child of filled.children) {
    if (corners.has(child.state.path)) continue;
    const size = roomOf(child, { x: child.left, y: child.top });
    const at = findRoom(shifted, size, direction, child.hats.length > 0);
    shifted.push({ ...size, ...at });
    corners.set(child.state.path, { x: at.x + child.left - shift.x, y: at.y + child.top - shift.y });
  }
  const list = listOfState(nesting, state);
  const root = depth === 0;
  const heading = root && list.height > 0 ? LIST_ROW : 0;
  const listAt =
    root && list.height > 0
      ? findRoom(shifted, { width: list.width, height: list.height + heading }, direction, false)
      : null;
  if (listAt !== null) {
    shifted.push({ ...listAt, width: list.width, height: list.height + heading });
  }

  const text = plainWords(state.key);
  const titleWidth = Math.ceil(measure(text, 'heading'));
  const above = !root && direction === 'down' ? list.height : 0;
  const below = !root && direction === 'right' && list.height > 0 ? list.height + 8 : 0;
  const head = headHeight(shifted, titleWidth, TITLE + above, above > 0 || direction === 'down');
  const origin = { x: PAD + shift.x, y: head + shift.y };
  const content = {
    width: Math.max(...shifted.map((rect) => rect.x + rect.width)),
    height: Math.max(...shifted.map((rect) => rect.y + rect.height)),
  };
  const blockEnd = PAD + Math.max(titleWidth, above > 0 ? list.width : 0) + 14;
  const detours =
    direction === 'down' ? crossing.filter(({ side }) => side === 'start').map(({ edge }) => edge.id) : [];
  const width = Math.max(
    content.width + 2 * PAD,
    titleWidth + 2 * PAD,
    root ? 0 : list.width + 2 * PAD,
    detours.length === 0 ? 0 : blockEnd + 14 * detours.length + 8,
    least.width,
  );
  const height = Math.max(head + content.height + below + PAD, least.height);

  const placed = filled.children.flatMap((child) => {
    const corner = corners.get(child.state.path);
    return corner === undefined ? [] : [{ child, x: corner.x + origin.x, y: corner.y + origin.y }];
  });
  const ports = new Map<string, number>();
  const order = depth + 1;
  const own = [...lines].map(([id, points]): Piece => {
    const moved = points.map((point) => move(point, origin.x, origin.y));
    const cross = crossing.find(({ edge }) => edge.id === id);
    if (cross === undefined) return { edge: id, order: 0, points: moved };
    const k = detours.indexOf(id);
    const whole = toBorder(moved, cross.side, direction, { width, height, head, blockEnd, k });
    const end = cross.side === 'start' ? whole[0] : whole.at(-1);
    ports.set(id, (direction === 'right' ? end?.y : end?.x) ?? 0);
    return { edge: id, order: cross.side === 'start' ? order : -order, points: whole };
  });
  const ownList =
    listAt === null
      ? list.rows.map((row) => moveRow(row, PAD, direction === 'down' ? TITLE - 4 : height - below - 6))
      : list.rows.map((row) => moveRow(row, listAt.x + PAD, listAt.y + head + heading));
  const box: Box = {
    ...boxOf(state, depth, isRegion(nesting, state), { x: 0, y: 0, width, height }),
    title: { x: PAD, y: 27, anchor: 'start', text, font: 'heading' },
    listHeading: listAt === null ? null : { x: listAt.x + PAD, y: listAt.y + head + 15 },
    list: ownList,
  };
  return {
    width,
    height,
    boxes: [
      box,
      ...placed.flatMap(({ child, x, y }) => child.nested.boxes.map((inside) => moveBox(inside, x, y))),
    ],
    pieces: [
      ...own,
      ...placed.flatMap(({ child, x, y }) =>
        child.nested.pieces.map((piece) => ({
          ...piece,
          points: piece.points.map((point) => move(point, x, y)),
        })),
      ),
    ],
    labels: [
      ...inner.flatMap((edge) => {
        const label = labels.get(edge.id);
        const at = label === undefined ? null : labelAt(edge.id, label);
        return label === undefined || at === null ? [] : [{ edge, label, at: move(at, origin.x, origin.y) }];
      }),
      ...placed.flatMap(({ child, x, y }) =>
        child.nested.labels.map((label) => ({ ...label, at: move(label.at, x, y) })),
      ),
    ],
    hats: placed.flatMap(({ child, x, y }) => [
      ...child.hats.map(({ hat, label, x: along }) => ({
        hat,
        label,
        top: { x: x + along, y: y - child.top + 6 },
        tip: { x: x + along, y },
      })),
      ...child.nested.hats.map((hat) => ({ ...hat, top: move(hat.top, x, y), tip: move(hat.tip, x, y) })),
    ]),
    initials: placed.flatMap(({ child, x, y }) => [
      ...(child.marked ? [markOf(child, x, y, level.marks.get(child.state.path), origin.y)] : []),
      ...child.nested.initials.map((mark) => ({
        ...mark,
        dot: move(mark.dot, x, y),
        points: mark.points.map((point) => move(point, x, y)),
      })),
    ]),
    ports,
  };
}

function minOf(rects: readonly Rect[], side: 'x' | 'y'): number {
  return Math.min(...rects.map((rect) => rect[side]));
}

/** The content moves up beside the title where nothing touches it. */
function headHeight(content: readonly Rect[], titleWidth: number, full: number, never: boolean): number {
  if (never) return full;
  const beside = PAD + 4;
  const title = { x: -PAD, y: -beside, width: titleWidth + 2 * PAD + 12, height: TITLE };
  return content.some((rect) => overlaps(rect, title)) ? full : beside;
}

function roomOf(child: Child, corner: Point): Rect {
  return {
    x: corner.x - child.left,
    y: corner.y - child.top,
    width: child.left + child.nested.width + child.right,
    height: child.top + child.nested.height,
  };
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

/** Lines as thin boxes. */
export function segmentsOf(points: readonly Point[]): readonly Rect[] {
  return points.flatMap((point, i) => {
    const next = points[i + 1];
    if (next === undefined) return [];
    const [x, y] = [Math.min(point.x, next.x), Math.min(point.y, next.y)];
    return [{ x, y, width: Math.abs(point.x - next.x) + 1, height: Math.abs(point.y - next.y) + 1 }];
  });
}

/** Carries a line on to the border of the state. Downwards it goes round the title and the list. */
function toBorder(
  points: readonly Point[],
  side: 'start' | 'end',
  direction: ChartDirection,
  box: {
    readonly width: number;
    readonly height: number;
    readonly head: number;
    readonly blockEnd: number;
    readonly k: number;
  },
): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return points;
  if (direction === 'right') {
    return side === 'start' ? [{ x: 0, y: first.y }, ...points] : [...points, { x: box.width, y: last.y }];
  }
  if (side === 'end') return [...points, { x: last.x, y: box.height }];
  if (first.x >= box.blockEnd) return [{ x: first.x, y: 0 }, ...points];
  const [x, y] = [box.blockEnd + 14 * box.k, box.head - 4 - 5 * box.k];
  return [{ x, y: 0 }, { x, y }, { x: first.x, y }, ...points];
}

function moveBox(box: Box, x: number, y: number): Box {
  return {
    ...move(box, x, y),
    title: move(box.title, x, y),
    listHeading: box.listHeading === null ? null : move(box.listHeading, x, y),
    list: box.list.map((row) => moveRow(row, x, y)),
  };
}

function markOf(child: Child, x: number, y: number, v: number | undefined, origin: number): InitialMark {
  const middle = v === undefined ? y + child.nested.height / 2 : v + origin;
  const dot = { x: x - MARK + 8, y: middle };
  return {
    target: child.state.path,
    dot,
    points: [
      { x: dot.x + 5.5, y: middle },
      { x, y: middle },
    ],
  };
}
