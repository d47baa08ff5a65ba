/**
 * Which level of a chart draws which arrow. An arrow between two boxes belongs to the innermost state around both; its
 * ends are lifted to that state's children, and the way from there to the real box is drawn inside those children.
 */
import type { Chart, ChartArrow, ChartState } from './chart.ts';
import { backwardEdges } from './rank.ts';

/** One line from one box to another. */
export interface LiftedEdge {
  readonly id: string;
  readonly arrow: ChartArrow;
  readonly source: string;
  readonly target: string;
  /** The first line of an arrow carries its label. */
  readonly labelled: boolean;
  /** The state whose level draws it, and the children of that state at its ends. */
  readonly level: string;
  readonly from: string;
  readonly to: string;
  /** It runs against the flow. */
  readonly backward: boolean;
}

/** A line that comes from a state around its target. */
export interface Hat {
  readonly arrow: ChartArrow;
  readonly target: string;
  readonly labelled: boolean;
}

export interface Lifted {
  readonly edges: readonly LiftedEdge[];
  readonly hats: readonly Hat[];
  /** Arrows that are rows of text in their source. */
  readonly listed: readonly ChartArrow[];
}

export function liftArrows(chart: Chart): Lifted {
  const listed = chart.arrows.filter(
    ({ source, targets }) => targets.length === 0 || targets.some((target) => isWithin(source, target)),
  );
  const lines = chart.arrows
    .filter((arrow) => !listed.includes(arrow))
    .flatMap((arrow) => arrow.targets.map((target, i) => ({ arrow, target, labelled: i === 0 })));
  const hats = lines.filter(({ arrow, target }) => isWithin(target, arrow.source));
  const edges = lines
    .filter((line) => !hats.includes(line))
    .map(({ arrow, target, labelled }, i) => {
      const level = commonState(chart, arrow.source, target);
      const [from, to] = [childTowards(level, arrow.source), childTowards(level, target)];
      return { id: String(i), arrow, source: arrow.source, target, labelled, level, from, to };
    });
  const back = new Set(
    chart.states.flatMap((state) => [
      ...backwardEdges(
        inOrder(state),
        edges.filter(({ level }) => level === state.path),
      ),
    ]),
  );
  return { edges: edges.map((edge) => ({ ...edge, backward: back.has(edge) })), hats, listed };
}

/** The state entered first, first. */
function inOrder({ children, initial }: ChartState): readonly string[] {
  const first = children.find((child) => initial !== null && isWithin(initial, child));
  return first === undefined ? children : [first, ...children.filter((child) => child !== first)];
}

/** Whether a state is another one, or in it. */
export function isWithin(inner: string, outer: string): boolean {
  return outer === '' || inner === outer || inner.startsWith(`${outer}.`);
}

/** The innermost state around both, and neither of them. */
function commonState(chart: Chart, a: string, b: string): string {
  const around = chart.states.filter(
    ({ path }) => path !== a && path !== b && isWithin(a, path) && isWithin(b, path),
  );
  return around.reduce((deepest, { path }) => (path.length > deepest.length ? path : deepest), '');
}

function childTowards(level: string, inner: string): string {
  const depth = level === '' ? 1 : level.split('.').length + 1;
  return inner.split('.').slice(0, depth).join('.');
}
