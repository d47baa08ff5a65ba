/**
 * A chart in Mermaid's `stateDiagram-v2`. Mermaid has no history and no arrows from a state to what is in it: a history
 * is a state of its own, and such an arrow leaves from the state around.
 */
import type { Chart, ChartArrow, ChartState } from './chart.ts';
import { partsOf } from './labels.ts';
import { isWithin } from './lift.ts';
import { plainWords } from './names.ts';

/** Writes the diagram; ids are made of letters, digits and underscores, names stand in quotes. */
export function mermaidOf(chart: Chart): string {
  const ids = new Map(chart.states.map(({ path }, i) => [path, idOf(path, i)]));
  const id = (path: string): string => ids.get(path) ?? 'root';
  const root = chart.states[0];
  if (root === undefined) return 'stateDiagram-v2\n';
  const inner = insideOf(chart, root, id, '  ');
  const from = chart.arrows.filter(({ source, targets }) => source === '' && targets.length > 0);
  return [
    'stateDiagram-v2',
    '  direction LR',
    ...inner,
    ...(from.length === 0
      ? []
      : [
          '  state "from anywhere" as from_anywhere',
          ...from.flatMap((arrow) =>
            arrow.targets.map((to) => `  from_anywhere --> ${id(to)} : ${wordsOf(arrow)}`),
          ),
        ]),
    ...(from.length === 0 ? [] : noteOf(chart, root, 'from_anywhere', '  ')),
    '',
  ].join('\n');
}

/** Not a word of Mermaid's own: a number keeps it from being one. */
function idOf(path: string, i: number): string {
  return `s${i}_${path.replace(/[^A-Za-z0-9]+/g, '_')}`;
}

function insideOf(
  chart: Chart,
  parent: ChartState,
  id: (path: string) => string,
  indent: string,
): readonly string[] {
  const children = chart.states.filter((state) => state.parent === parent.path);
  const own = children.map((state) => blockOf(chart, state, id, indent));
  const lines =
    parent.kind === 'parallel'
      ? own.flatMap((block, i) => [...(i === 0 ? [] : [`${indent}--`]), ...block])
      : own.flat();
  const arrows = chart.arrows.filter(
    ({ targets, source }) => drawnIn(chart, source, targets) === parent.path,
  );
  return [
    ...lines,
    ...(parent.kind !== 'compound' || parent.initial === null
      ? []
      : [`${indent}[*] --> ${id(parent.initial)}`]),
    ...arrows.flatMap((arrow) =>
      arrow.targets.map((to) => `${indent}${id(arrow.source)} --> ${id(to)} : ${wordsOf(arrow)}`),
    ),
  ];
}

/** The innermost state around an arrow's ends, or null for one that is drawn nowhere or from the root. */
function drawnIn(chart: Chart, source: string, targets: readonly string[]): string | null {
  if (targets.length === 0 || source === '') return null;
  const around = chart.states.filter(
    ({ path, kind }) =>
      kind !== 'parallel' &&
      path !== source &&
      isWithin(source, path) &&
      targets.every((target) => path !== target && isWithin(target, path)),
  );
  return around.reduce((deepest, { path }) => (path.length > deepest.length ? path : deepest), '');
}

function blockOf(
  chart: Chart,
  state: ChartState,
  id: (path: string) => string,
  indent: string,
): readonly string[] {
  const own = id(state.path);
  const name = state.kind === 'history' ? 'history' : plainWords(state.key);
  const head = `${indent}state "${quoted(name)}" as ${own}`;
  if (state.children.length > 0) {
    return [
      head,
      `${indent}state ${own} {`,
      ...insideOf(chart, state, id, `${indent}  `),
      `${indent}}`,
      ...noteOf(chart, state, own, indent),
    ];
  }
  return [
    head,
    ...(state.kind === 'final' ? [`${indent}${own} --> [*]`] : []),
    ...noteOf(chart, state, own, indent),
  ];
}

/** What stays in a state. */
function noteOf(chart: Chart, state: ChartState, id: string, indent: string): readonly string[] {
  const staying = chart.arrows.filter(({ source, targets }) => source === state.path && targets.length === 0);
  if (staying.length === 0) return [];
  return [
    `${indent}note right of ${id}`,
    ...staying.map((arrow) => `${indent}  ${wordsOf(arrow)}`),
    `${indent}end note`,
  ];
}

function wordsOf(arrow: ChartArrow): string {
  return partsOf(arrow)
    .map(({ text }) => text)
    .join(' ')
    .replace(/[:;#"{}<>]/g, ' ');
}

function quoted(text: string): string {
  return text.replaceAll('"', "'");
}
