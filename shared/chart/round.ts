/** Coordinates with two digits behind the point: enough for the eye, and the same on every machine. */
import type { ChartLayout, Point, Rect } from './layoutTypes.ts';

export function rounded(layout: ChartLayout): ChartLayout {
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
