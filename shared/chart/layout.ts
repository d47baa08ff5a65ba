/**
 * Lays a chart out: each state's children as one flat level, from the inside out; the same chart and measure give the
 * same layout to the last digit. Known limit: an arrow may cross another one, and one that leaves a state deep inside
 * may run past its sisters.
 */
import type { Chart } from './chart.ts';
import { besideLine, placeLabel } from './labels.ts';
import type { Box, ChartDirection, ChartLayout, Line, Measure, Point, Rect, Route } from './layoutTypes.ts';
import { isWithin, liftArrows, type LiftedEdge } from './lift.ts';
import { move, nestState, segmentsOf, type Nested, type PlacedHat } from './nest.ts';
import { overlaps } from './pack.ts';

/** Px around the root, for the ports on its border. */
const MARGIN = 8;

/** Places every box, arrow and word of a chart, in px. */
export function layoutOf(chart: Chart, measure: Measure, direction: ChartDirection): ChartLayout {
  const root = chart.states[0];
  if (root === undefined) throw new Error('A chart has at least its root.');
  const lifted = liftArrows(chart);
  const nested = nestState({ chart, lifted, measure, direction }, root, 0, { width: 0, height: 0 });
  const at = <Shape extends Point>(shape: Shape): Shape => move(shape, MARGIN, MARGIN);
  const lineRoutes = linesByArrow(nested, lifted.edges);
  const hatRoutes = hatsByArrow(nested);
  const routes = chart.arrows.flatMap((arrow): readonly Route[] => {
    const route = lineRoutes(arrow.name, direction) ?? null;
    const hats = hatRoutes(arrow.name);
    const merged = route === null ? hats : { ...route, lines: [...route.lines, ...(hats?.lines ?? [])] };
    return merged === null ? [] : [moveRoute(merged, at)];
  });
  return rounded({
    direction,
    width: nested.width + 2 * MARGIN,
    height: nested.height + 2 * MARGIN,
    boxes: inOrder(chart, nested.boxes).map((box) => ({
      ...at(box),
      title: at(box.title),
      listHeading: box.listHeading === null ? null : at(box.listHeading),
      list: box.list.map((row) => ({ ...at(row), rect: at(row.rect) })),
    })),
    routes,
    initials: nested.initials.map((mark) => ({ ...mark, dot: at(mark.dot), points: mark.points.map(at) })),
  });
}

function inOrder(chart: Chart, boxes: readonly Box[]): readonly Box[] {
  const place = new Map(chart.states.map(({ path }, i) => [path, i]));
  return [...boxes].sort((a, b) => (place.get(a.path) ?? 0) - (place.get(b.path) ?? 0));
}

function linesByArrow(
  nested: Nested,
  edges: readonly LiftedEdge[],
): (arrow: string, direction: ChartDirection) => Route | null {
  return (arrow, direction) => {
    const own = edges.filter((edge) => edge.arrow.name === arrow);
    if (own.length === 0) return null;
    const lines = own.map((edge): Line => {
      const pieces = nested.pieces
        .filter((piece) => piece.edge === edge.id)
        .sort((a, b) => a.order - b.order);
      const points = simplified(pieces.flatMap((piece) => piece.points));
      return { target: edge.target, points: edge.backward ? points.toReversed() : points };
    });
    const placed = nested.labels.find(({ edge }) => edge.arrow.name === arrow);
    const label =
      placed === undefined
        ? { rect: { x: 0, y: 0, width: 0, height: 0 }, rows: [] }
        : placeLabel(placed.label, placed.at, direction);
    return { arrow, lines, port: null, label };
  };
}

/** A line from around its target begins at the border it comes from, where nothing is in the way. */
function hatsByArrow(nested: Nested): (arrow: string) => Route | null {
  const blocked = nested.hats.map((hat) => ({ hat, rect: besideLine(hat.label, hat.top).rect }));
  const labels = nested.labels.map(({ label, at }) => ({
    x: at.x - label.width / 2,
    y: at.y - label.before,
    width: label.width + label.after,
    height: label.before + label.after + label.along,
  }));
  const lines = nested.pieces.flatMap(({ points }) => segmentsOf(points));
  const start = (hat: PlacedHat): Point => {
    const { source } = hat.hat.arrow;
    const border = nested.boxes.find(({ path }) => path === source)?.y ?? hat.top.y;
    const way = { x: hat.top.x - 7, y: border, width: 14, height: hat.top.y - border };
    const inWay = (rect: Rect): boolean => overlaps(rect, way);
    const free =
      !lines.some(inWay) &&
      !labels.some(inWay) &&
      !blocked.some((other) => other.hat !== hat && inWay(other.rect)) &&
      !nested.boxes.some(
        (box) =>
          (!isWithin(hat.hat.target, box.path) && inWay(box)) ||
          box.list.some((row) => inWay(row.rect)) ||
          (isWithin(box.path, source) && inWay(titleRect(box))),
      );
    return free ? { x: hat.top.x, y: border } : hat.top;
  };
  return (arrow) => {
    const own = nested.hats.filter(({ hat }) => hat.arrow.name === arrow);
    const [first] = own;
    if (first === undefined) return null;
    return {
      arrow,
      lines: own.map((hat) => ({ target: hat.hat.target, points: [start(hat), hat.tip] })),
      port: start(first),
      label: besideLine(first.label, first.top),
    };
  };
}

/** Roughly: enough to keep a line off it. */
function titleRect({ title, ...box }: Box): Rect {
  const width = title.text.length * 9;
  return { x: title.anchor === 'start' ? title.x : box.x, y: title.y - 16, width, height: 20 };
}

/** Without points that change nothing. */
function simplified(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const [before, last] = [kept.at(-2), kept.at(-1)];
    if (last !== undefined && same(last.x, point.x) && same(last.y, point.y)) continue;
    const straight =
      before !== undefined &&
      last !== undefined &&
      ((same(before.x, last.x) && same(last.x, point.x)) ||
        (same(before.y, last.y) && same(last.y, point.y)));
    if (straight) kept.pop();
    kept.push(point);
  }
  return kept;
}

function same(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.01;
}

function moveRoute(route: Route, at: <Shape extends Point>(shape: Shape) => Shape): Route {
  return {
    ...route,
    lines: route.lines.map((line) => ({ ...line, points: line.points.map(at) })),
    port: route.port === null ? null : at(route.port),
    label: { rect: at(route.label.rect), rows: route.label.rows.map(at) },
  };
}

/** Two digits behind the point are enough for the eye, and the same on every machine. */
function rounded(layout: ChartLayout): ChartLayout {
  const round = <Shape extends Point>(shape: Shape): Shape => ({
    ...shape,
    x: near(shape.x),
    y: near(shape.y),
  });
  const rect = <Shape extends Rect>(shape: Shape): Shape => ({
    ...round(shape),
    width: near(shape.width),
    height: near(shape.height),
  });
  return {
    ...layout,
    width: near(layout.width),
    height: near(layout.height),
    boxes: layout.boxes.map((box) => ({
      ...rect(box),
      title: round(box.title),
      listHeading: box.listHeading === null ? null : round(box.listHeading),
      list: box.list.map((row) => ({ ...round(row), rect: rect(row.rect) })),
    })),
    routes: layout.routes.map((route) => ({
      ...route,
      lines: route.lines.map((line) => ({ ...line, points: line.points.map(round) })),
      port: route.port === null ? null : round(route.port),
      label: { rect: rect(route.label.rect), rows: route.label.rows.map(round) },
    })),
    initials: layout.initials.map((mark) => ({
      ...mark,
      dot: round(mark.dot),
      points: mark.points.map(round),
    })),
  };
}

function near(value: number): number {
  return Math.round(value * 100) / 100;
}
