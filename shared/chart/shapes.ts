/** Points and rectangles, moved and compared. */
import type { Point, Rect } from './layoutTypes.ts';

export function move<Shape extends Point>(shape: Shape, x: number, y: number): Shape {
  return { ...shape, x: shape.x + x, y: shape.y + y };
}

export function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Whether a rectangle lies in another one as a whole. */
export function within(inner: Rect, outer: Rect): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
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
