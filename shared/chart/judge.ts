/** How good a layout is: how large it can be shown, and how little gets in the way of how it is read. */
import type { Chart } from './chart.ts';
import type { ChartLayout, Rect } from './layoutTypes.ts';
import type { Room } from './nested.ts';
import { overlaps, segmentsOf, within } from './shapes.ts';

/** A line without the point at each end, so that it may touch what it joins. */
interface Segment {
  readonly arrow: string;
  readonly rect: Rect;
}

/** How large a layout can be shown in a room: 1 at most. */
export function scaleOf({ width, height }: Room, room: Room): number {
  return Math.min(room.width / width, room.height / height, 1);
}

/**
 * Higher is better. A thousandth of scale is 1 point; what covers something else costs more than any scale can win, so
 * that such a layout is taken only where there is no other.
 */
export function worthOf(chart: Chart, layout: ChartLayout, room: Room): number {
  const segments = layout.routes.flatMap(({ arrow, lines }): readonly Segment[] =>
    lines.flatMap(({ points }) => segmentsOf(points).map((rect) => ({ arrow, rect }))),
  );
  const marks = layout.initials.map(({ dot, points }) => ({
    x: dot.x - 5.5,
    y: dot.y - 5.5,
    width: (points.at(-1)?.x ?? dot.x) - dot.x,
    height: 11,
  }));
  const words = wordsOf(layout);
  const faults =
    coveredLabels(chart, layout, words, marks) + coveredParts(chart, layout, segments, words, marks);
  const crossings = pairs(segments, (a, b) => a.arrow !== b.arrow && overlaps(a.rect, b.rect));
  const along = crossings.filter(([a, b]) => a.rect.width > a.rect.height === b.rect.width > b.rect.height);
  const struck = layout.routes.reduce(
    (sum, { arrow, label }) =>
      sum +
      segments.filter((segment) => segment.arrow !== arrow && overlaps(segment.rect, label.rect)).length,
    0,
  );
  const bends = layout.routes.reduce(
    (sum, { lines }) => sum + lines.reduce((count, { points }) => count + points.length - 2, 0),
    0,
  );
  const scale = scaleOf(layout, room);
  const size = (layout.width * layout.height) / (room.width * room.height);
  return (
    1000 * scale - 10 * size - 2000 * (faults + along.length) - 40 * struck - 8 * crossings.length - bends
  );
}

/** What is written in the boxes. */
function wordsOf(layout: ChartLayout): readonly Rect[] {
  return layout.boxes.flatMap(({ title, listHeading, list }) => {
    const width = title.text.length * (title.font === 'heading' ? 9.5 : 8);
    const x = title.anchor === 'middle' ? title.x - width / 2 : title.x;
    return [
      { x, y: title.y - 14, width, height: 18 },
      ...(listHeading === null ? [] : [{ x: listHeading.x, y: listHeading.y - 12, width: 100, height: 15 }]),
      ...list.map(({ rect }) => rect),
    ];
  });
}

/** Labels that lie on each other, on a border, in a box without a place for them, or on other words. */
function coveredLabels(
  chart: Chart,
  { boxes, routes }: ChartLayout,
  words: readonly Rect[],
  marks: readonly Rect[],
): number {
  const nests = new Set(chart.states.map(({ parent }) => parent));
  const labels = routes.flatMap(({ label }) => (label.rows.length === 0 ? [] : [label.rect]));
  const onLabels = pairs(labels, overlaps).length;
  const on = (label: Rect): number =>
    boxes.filter((box) => overlaps(label, box) && !(nests.has(box.path) && within(label, box))).length +
    [...words, ...marks].filter((rect) => overlaps(rect, label)).length;
  return labels.reduce((sum, label) => sum + on(label), onLabels);
}

/** Lines through boxes, words or marks, and boxes on each other or on words. */
function coveredParts(
  chart: Chart,
  { boxes }: ChartLayout,
  segments: readonly Segment[],
  words: readonly Rect[],
  marks: readonly Rect[],
): number {
  const nests = new Set(chart.states.map(({ parent }) => parent));
  const solid = boxes
    .filter(({ path }) => !nests.has(path))
    .map(({ x, y, width, height }) => ({ x: x + 2, y: y + 2, width: width - 4, height: height - 4 }));
  const on = [...solid, ...words, ...marks];
  const through = segments.reduce(
    (sum, { rect }) => sum + on.filter((part) => overlaps(part, rect)).length,
    0,
  );
  const lists = boxes.flatMap(({ list, path }) => (nests.has(path) ? list.map(({ rect }) => rect) : []));
  const covered = lists.reduce((sum, row) => sum + solid.filter((box) => overlaps(box, row)).length, 0);
  return through + covered + pairs(solid, overlaps).length;
}

/** The pairs that satisfy a question. */
function pairs<Thing>(
  things: readonly Thing[],
  asked: (one: Thing, other: Thing) => boolean,
): readonly (readonly [Thing, Thing])[] {
  const found: (readonly [Thing, Thing])[] = [];
  things.forEach((one, i) => {
    for (let k = i + 1; k < things.length; k++) {
      const other = things[k];
      if (other !== undefined && asked(one, other)) found.push([one, other]);
    }
  });
  return found;
}
