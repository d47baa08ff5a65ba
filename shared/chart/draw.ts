/** One layout of a chart, by one plan: what is nested is put together into boxes, routes and marks. */
import type { Chart } from './chart.ts';
import { hatsByArrow } from './hats.ts';
import { placeLabel } from './labels.ts';
import type { Box, ChartDirection, ChartLayout, Line, Measure, Point, Route } from './layoutTypes.ts';
import { liftArrows, type LiftedEdge } from './lift.ts';
import type { LayOutLevel } from './level.ts';
import { nestState } from './nest.ts';
import type { Nested, Room } from './nested.ts';
import { grouped, type Plan } from './plan.ts';
import { rounded } from './round.ts';
import { move } from './shapes.ts';

/** Px around the root, for the ports on its border. */
const MARGIN = 7;

/** Places every box, arrow and word, in px; `direction` is for what has no choice in the plan. */
export function drawPlan(
  chart: Chart,
  measure: Measure,
  plan: Plan,
  direction: ChartDirection,
  room: Room,
  layOutLevel: LayOutLevel,
): ChartLayout {
  const group = grouped(chart, plan, direction);
  const root = group.chart.states[0];
  if (root === undefined) throw new Error('A chart has at least its root.');
  const lifted = liftArrows(group.chart);
  const nested = nestState({ ...plan, grouped: group, lifted, measure, room, layOutLevel }, root, 0, {
    width: 0,
    height: 0,
  });
  const at = <Shape extends Point>(shape: Shape): Shape => move(shape, MARGIN, MARGIN);
  const lineRoutes = linesByArrow(nested, lifted.edges);
  const hatRoutes = hatsByArrow(nested);
  const routes = chart.arrows.flatMap((arrow): readonly Route[] => {
    const route = lineRoutes(arrow.name);
    const hats = hatRoutes(arrow.name);
    const merged = route === null ? hats : { ...route, lines: [...route.lines, ...(hats?.lines ?? [])] };
    return merged === null ? [] : [moveRoute(merged, at)];
  });
  const layout = group.undo({
    direction: group.directionOf(''),
    width: nested.width + 2 * MARGIN,
    height: nested.height + 2 * MARGIN,
    boxes: nested.boxes.map((box) => ({
      ...at(box),
      title: at(box.title),
      listHeading: box.listHeading === null ? null : at(box.listHeading),
      list: box.list.map((row) => ({ ...at(row), rect: at(row.rect) })),
    })),
    routes,
    initials: nested.initials.map((mark) => ({ ...mark, dot: at(mark.dot), points: mark.points.map(at) })),
  });
  return rounded({ ...layout, boxes: inOrder(chart, layout.boxes) });
}

function inOrder(chart: Chart, boxes: readonly Box[]): readonly Box[] {
  const place = new Map(chart.states.map(({ path }, i) => [path, i]));
  return [...boxes].sort((a, b) => (place.get(a.path) ?? 0) - (place.get(b.path) ?? 0));
}

function linesByArrow(nested: Nested, edges: readonly LiftedEdge[]): (arrow: string) => Route | null {
  return (arrow) => {
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
        : placeLabel(placed.label, placed.at, placed.direction);
    return { arrow, lines, port: null, label };
  };
}

function moveRoute(route: Route, at: <Shape extends Point>(shape: Shape) => Shape): Route {
  return {
    ...route,
    lines: route.lines.map((line) => ({ ...line, points: line.points.map(at) })),
    port: route.port === null ? null : at(route.port),
    label: { rect: at(route.label.rect), rows: route.label.rows.map(at) },
  };
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
