/** Lines that come from inside a state and leave it, or come in: over which side, and how they get there. */
import type { ChartDirection, Point } from './layoutTypes.ts';
import type { LevelEdge, LevelLateral } from './levelTypes.ts';
import { isWithin, type LiftedEdge } from './lift.ts';

export type Side = 'left' | 'right' | 'top' | 'bottom';

export interface Crossing {
  readonly edge: LiftedEdge;
  /** Whether the line, from lower to higher rank, begins or ends in the state. */
  readonly end: 'first' | 'last';
  readonly side: Side;
  /** The child that it begins or ends at, or in. */
  readonly child: string;
}

/** A line crosses the borders on its way in the direction of the level that draws it. */
export function crossingEdges(
  edges: readonly LiftedEdge[],
  path: string,
  directionOf: (path: string) => ChartDirection,
): readonly Crossing[] {
  if (path === '') return [];
  const depth = path.split('.').length + 1;
  const childOn = (inner: string): string => inner.split('.').slice(0, depth).join('.');
  return edges.flatMap((edge): readonly Crossing[] => {
    if (isWithin(edge.level, path)) return [];
    const crossing = (inner: string, end: 'first' | 'last'): readonly Crossing[] =>
      inner === path || !isWithin(inner, path)
        ? []
        : [{ edge, end, side: sideOf(directionOf(edge.level), end), child: childOn(inner) }];
    return [
      ...crossing(edge.source, edge.backward ? 'last' : 'first'),
      ...crossing(edge.target, edge.backward ? 'first' : 'last'),
    ];
  });
}

function sideOf(direction: ChartDirection, end: 'first' | 'last'): Side {
  if (direction === 'right') return end === 'first' ? 'right' : 'left';
  return end === 'first' ? 'bottom' : 'top';
}

/** Whether a line crosses a border before or behind all ranks of the level inside. */
export function isAhead({ side }: Crossing, direction: ChartDirection): boolean {
  return (side === 'left' || side === 'right') === (direction === 'right');
}

/** The last part of a path: how a level calls its boxes, whatever is around it. */
export function keyOf(path: string): string {
  return path.split('.').at(-1) ?? path;
}

export function borderEdge({ edge, end, child }: Crossing): LevelEdge {
  const [from, to] = end === 'last' ? [null, keyOf(child)] : [keyOf(child), null];
  return { id: edge.id, from, to, along: 0, before: 0, after: 0 };
}

export function lateralEdge({ edge, side, child }: Crossing): LevelLateral {
  return { id: edge.id, node: keyOf(child), side: side === 'left' || side === 'top' ? 'low' : 'high' };
}

/** What a line must get past on its way to the border; `detour` counts those that go round title and list. */
interface BorderBox {
  readonly width: number;
  readonly height: number;
  readonly head: number;
  readonly blockEnd: number;
  readonly detour: number;
}

/** Carries a line on to the border of the state. Upwards it goes round the title and the list. */
export function toBorder(
  points: readonly Point[],
  { side, end }: Crossing,
  box: BorderBox,
): readonly Point[] {
  const inner = end === 'last' ? points[0] : points.at(-1);
  if (inner === undefined) return points;
  const way = wayOut(inner, side, box);
  return end === 'last' ? [...way.toReversed(), ...points] : [...points, ...way];
}

/** From inside outwards. */
function wayOut({ x, y }: Point, side: Side, box: BorderBox): readonly Point[] {
  switch (side) {
    case 'left':
      return [{ x: 0, y }];
    case 'right':
      return [{ x: box.width, y }];
    case 'bottom':
      return [{ x, y: box.height }];
    case 'top': {
      if (x >= box.blockEnd) return [{ x, y: 0 }];
      const to = { x: box.blockEnd + 14 * box.detour, y: box.head - 4 - 5 * box.detour };
      return [{ x, y: to.y }, to, { x: to.x, y: 0 }];
    }
  }
}
