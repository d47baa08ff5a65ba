/**
 * What may be chosen about a layout: which way each level runs, and which neighbours in it stand in a row or column of
 * their own. Such a group is laid out as a state without a border, across the flow of its level.
 */
import type { Chart, ChartState } from './chart.ts';
import type { Box, ChartDirection, ChartLayout } from './layoutTypes.ts';

export interface Choice {
  readonly direction: ChartDirection;
  /** Paths of children, two or more in each group. */
  readonly groups: readonly (readonly string[])[];
}

export interface Plan {
  /** For each state that has others in it, by path. */
  readonly choices: ReadonlyMap<string, Choice>;
  /** Labels of arrows from above may stand over the gap behind their box. */
  readonly overhang: boolean;
  /** Guard and actions in one row are not wider than this, in px. */
  readonly wrapAt: number;
}

export interface Grouped {
  /** With a state in between for each group: paths are longer there. */
  readonly chart: Chart;
  readonly directionOf: (path: string) => ChartDirection;
  readonly isGroup: (path: string) => boolean;
  /** Under the chart's own paths, without the groups. */
  readonly undo: (layout: ChartLayout) => ChartLayout;
}

/** A chart with its groups as states. */
export function grouped(chart: Chart, plan: Plan, otherwise: ChartDirection): Grouped {
  const groups = new Map<string, string>();
  const directions = new Map<string, ChartDirection>();
  for (const { path } of chart.states) {
    plan.choices.get(path)?.groups.forEach((members, i) => {
      for (const member of members) groups.set(member, `~${i}`);
    });
  }
  const renamed = new Map<string, string>();
  const states = chart.states.flatMap((state): readonly ChartState[] => {
    const around = state.parent === null ? '' : (renamed.get(state.parent) ?? '');
    const group = groups.get(state.path);
    const parent = group === undefined ? around : joined(around, group);
    const path = state.parent === null ? '' : joined(parent, state.path.split('.').at(-1) ?? '');
    renamed.set(state.path, path);
    const direction = plan.choices.get(state.path)?.direction ?? otherwise;
    directions.set(path, direction);
    const own = { ...state, path, parent: state.parent === null ? null : parent };
    if (group === undefined || directions.has(parent)) return [own];
    directions.set(parent, across(directions.get(around) ?? otherwise));
    return [groupState(parent, around), own];
  });
  const nameOf = (path: string): string => renamed.get(path) ?? path;
  const original = new Map([...renamed].map(([old, path]) => [path, old]));
  const oldOf = (path: string): string => original.get(path) ?? path;
  const changed = {
    id: chart.id,
    states: states.map((state) => ({
      ...state,
      initial: state.initial === null ? null : nameOf(state.initial),
      children: states.filter(({ parent }) => parent === state.path).map(({ path }) => path),
    })),
    arrows: chart.arrows.map((arrow) => ({
      ...arrow,
      source: nameOf(arrow.source),
      targets: arrow.targets.map(nameOf),
    })),
  };
  return {
    chart: changed,
    directionOf: (path) => directions.get(path) ?? otherwise,
    isGroup: (path) => !original.has(path),
    undo: (layout) => ({
      ...layout,
      boxes: layout.boxes
        .filter(({ path }) => original.has(path))
        .map((box): Box => ({ ...box, path: oldOf(box.path) })),
      routes: layout.routes.map((route) => ({
        ...route,
        lines: route.lines.map((line) => ({ ...line, target: oldOf(line.target) })),
      })),
      initials: layout.initials.map((mark) => ({ ...mark, target: oldOf(mark.target) })),
    }),
  };
}

function joined(parent: string, key: string): string {
  return parent === '' ? key : `${parent}.${key}`;
}

export function across(direction: ChartDirection): ChartDirection {
  return direction === 'right' ? 'down' : 'right';
}

function groupState(path: string, parent: string): ChartState {
  const nothing = { initial: null, description: '', tags: [], prompt: null, entry: [], exit: [] };
  return { ...nothing, path, key: path.split('.').at(-1) ?? '', kind: 'compound', parent, children: [] };
}
