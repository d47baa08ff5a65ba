/** What can be chosen in a drawn chart: a state or an arrow, and where one comes from there. */
import type { Chart, ChartArrow } from '#shared/chart/chart.ts';
import type { Box, ChartLayout, Rect } from '#shared/chart/layoutTypes.ts';

/** An arrow is looked at as one of those that leave a state (`out`) or lead to it (`in`). */
export type Spot =
  | { readonly kind: 'state'; readonly path: string }
  | { readonly kind: 'arrow'; readonly name: string; readonly of: string; readonly way: 'out' | 'in' };

export type Heading = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** How high the title of a state with states in it is: one walks to it there, and on into what is below. */
const TITLE = 28;
/** Aside counts more than ahead: one goes on in the direction pressed. */
const ASIDE = 2;

export function sameSpot(a: Spot | null, b: Spot | null): boolean {
  if (a === null || b === null || a.kind !== b.kind) return a === b;
  return a.kind === 'state'
    ? b.kind === 'state' && a.path === b.path
    : b.kind === 'arrow' && a.name === b.name;
}

/** The arrows that leave a state, in the order of the chart; those it only holds back included. */
export function arrowsFrom(chart: Chart, path: string): readonly ChartArrow[] {
  return chart.arrows.filter(({ source }) => source === path);
}

/** The arrows that lead to a state from another. */
export function arrowsTo(chart: Chart, path: string): readonly ChartArrow[] {
  return chart.arrows.filter(({ source, targets }) => source !== path && targets.includes(path));
}

/** The state that lies next in a direction; null where none does. Nothing of the page: boxes only. */
export function nextState(layout: ChartLayout, path: string, heading: Heading): string | null {
  const from = layout.boxes.find((box) => box.path === path);
  if (from === undefined) return null;
  const start = walkRect(layout, from);
  let best: { readonly path: string; readonly cost: number } | null = null;
  for (const box of layout.boxes) {
    if (box === from) continue;
    const cost = costOf(start, walkRect(layout, box), heading);
    if (cost !== null && (best === null || cost < best.cost)) best = { path: box.path, cost };
  }
  return best?.path ?? null;
}

/** A box, or of a box with boxes in it the strip above them. */
function walkRect(layout: ChartLayout, box: Box): Rect {
  const inner = layout.boxes.filter(({ path, depth }) => depth === box.depth + 1 && isIn(path, box.path));
  if (inner.length === 0) return box;
  const height = Math.min(TITLE, ...inner.map(({ y }) => y - box.y));
  return { ...box, height };
}

/** Null where `to` does not lie in that direction. */
function costOf(from: Rect, to: Rect, heading: Heading): number | null {
  const across = heading === 'ArrowLeft' || heading === 'ArrowRight';
  const forward = heading === 'ArrowRight' || heading === 'ArrowDown';
  const [a, b] = forward ? [from, to] : [to, from];
  const ahead = across ? b.x - (a.x + a.width) : b.y - (a.y + a.height);
  if (ahead < -1) return null;
  const aside = across ? gap(from.y, from.height, to.y, to.height) : gap(from.x, from.width, to.x, to.width);
  const between = across
    ? Math.abs(from.y + from.height / 2 - to.y - to.height / 2)
    : Math.abs(from.x + from.width / 2 - to.x - to.width / 2);
  return ahead + ASIDE * aside + between / 1000;
}

/** How far two stretches of a line are apart; 0 where they overlap. */
function gap(a: number, aLength: number, b: number, bLength: number): number {
  return Math.max(0, b - (a + aLength), a - (b + bLength));
}

/** Whether a state lies in another, at any depth. Everything lies in the root. */
function isIn(path: string, around: string): boolean {
  return path !== around && (around === '' || path.startsWith(`${around}.`));
}

/** The part of the drawing that a spot takes up. */
export function partOf(layout: ChartLayout, spot: Spot): Rect | null {
  if (spot.kind === 'state') return layout.boxes.find(({ path }) => path === spot.path) ?? null;
  for (const { list } of layout.boxes) {
    const row = list.find(({ arrow }) => arrow === spot.name);
    if (row !== undefined) return row.rect;
  }
  const route = layout.routes.find(({ arrow }) => arrow === spot.name);
  return route === undefined
    ? null
    : around([route.label.rect, ...route.lines.flatMap(({ points }) => pointRects(points))]);
}

function pointRects(points: readonly { readonly x: number; readonly y: number }[]): readonly Rect[] {
  return points.map(({ x, y }) => ({ x, y, width: 0, height: 0 }));
}

function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  return {
    x,
    y,
    width: Math.max(...rects.map((rect) => rect.x + rect.width)) - x,
    height: Math.max(...rects.map((rect) => rect.y + rect.height)) - y,
  };
}
