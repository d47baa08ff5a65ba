/** Arrows from a state around their target: a line down from a port, as far up as nothing is in the way. */
import { besideLine, placeLabel } from './labels.ts';
import type { Box, Point, Rect, Route } from './layoutTypes.ts';
import { isWithin } from './lift.ts';
import type { Nested, PlacedHat } from './nested.ts';
import { overlaps, segmentsOf } from './shapes.ts';

/** A line from around its target begins at the border it comes from, where nothing is in the way. */
export function hatsByArrow(nested: Nested): (arrow: string) => Route | null {
  const blocked = nested.hats.map((hat) => ({ hat, rect: besideLine(hat.label, hat.top).rect }));
  const labels = nested.labels.map(({ label, at, direction }) => placeLabel(label, at, direction).rect);
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
