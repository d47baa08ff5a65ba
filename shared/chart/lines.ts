/** Lines and arrowheads as SVG path data. Heads are drawn, not marked: `url(#…)` breaks under a `<base>`. */
import type { Point } from './layoutTypes.ts';

/** How long an arrowhead is, and half as wide on each side. */
const HEAD = 9;

/** The line with rounded corners, ending at the arrowhead's back. */
export function linePath(points: readonly Point[], radius = 6, head: number = HEAD): string {
  const kept = shortened(points, head - 1);
  return kept
    .map((point, i) => {
      const before = kept[i - 1];
      const after = kept[i + 1];
      if (before === undefined) return `M${num(point.x)} ${num(point.y)}`;
      if (after === undefined) return `L${num(point.x)} ${num(point.y)}`;
      const r = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2);
      const from = towards(point, before, r);
      const to = towards(point, after, r);
      return `L${num(from.x)} ${num(from.y)}Q${num(point.x)} ${num(point.y)} ${num(to.x)} ${num(to.y)}`;
    })
    .join('');
}

/** The arrowhead at the end of a line; `size` is its length in px. */
export function headPath(points: readonly Point[], size: number = HEAD): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (tip === undefined || before === undefined) return '';
  const back = towards(tip, before, size);
  const side = { x: ((tip.y - back.y) / 2) * 1.1, y: ((back.x - tip.x) / 2) * 1.1 };
  const corner = (sign: number): string => `L${num(back.x + sign * side.x)} ${num(back.y + sign * side.y)}`;
  return `M${num(tip.x)} ${num(tip.y)}${corner(1)}${corner(-1)}Z`;
}

function shortened(points: readonly Point[], by: number): readonly Point[] {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (tip === undefined || before === undefined) return points;
  return [...points.slice(0, -1), towards(tip, before, Math.min(by, distance(tip, before)))];
}

/** The point `length` away from `from`, on the way to `to`. */
function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to);
  if (whole === 0) return from;
  return {
    x: from.x + ((to.x - from.x) * length) / whole,
    y: from.y + ((to.y - from.y) * length) / whole,
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Two places are enough for the eye, and the same everywhere. */
function num(value: number): string {
  return String(Math.round(value * 100) / 100);
}
