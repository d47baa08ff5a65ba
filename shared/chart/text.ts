/** A chart as text: for screen readers as data to render, and as plain lines. */
import type { Chart, ChartArrow, ChartState, ChartStateKind } from './chart.ts';
import { triggerText } from './labels.ts';
import { plainWords } from './names.ts';

/** One arrow, in words that a sentence may be made of. */
interface ArrowText {
  /** The arrow's name. */
  readonly name: string;
  /** `start round`, `after round time`, `always`, `when done`. */
  readonly trigger: string;
  readonly guard: string | null;
  readonly actions: readonly string[];
  /** Paths of the states it leads to; none where it stays. */
  readonly targets: readonly string[];
  readonly forbids: boolean;
}

interface StateText {
  readonly path: string;
  /** 0 for the root. */
  readonly depth: number;
  readonly name: string;
  readonly kind: ChartStateKind;
  readonly description: string;
  /** The state around it enters it first. */
  readonly initial: boolean;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly arrows: readonly ArrowText[];
}

/** Every state with its arrows, in the order of the chart: a nested list by `depth`. */
function chartText(chart: Chart): readonly StateText[] {
  const first = new Set(chart.states.map(({ initial }) => initial));
  return chart.states.map((state) => ({
    path: state.path,
    depth: state.path === '' ? 0 : state.path.split('.').length,
    name: plainWords(state.key),
    kind: state.kind,
    description: state.description,
    initial: first.has(state.path),
    entry: state.entry.map(plainWords),
    exit: state.exit.map(plainWords),
    arrows: chart.arrows.filter(({ source }) => source === state.path).map(arrowText),
  }));
}

function arrowText(arrow: ChartArrow): ArrowText {
  return {
    name: arrow.name,
    trigger: triggerText(arrow),
    guard: arrow.guard === null ? null : plainWords(arrow.guard),
    actions: arrow.actions.map(plainWords),
    targets: arrow.targets,
    forbids: arrow.forbids,
  };
}

const KINDS: Readonly<Record<ChartStateKind, string>> = {
  atomic: '',
  compound: '',
  parallel: 'all inside at once',
  final: 'final',
  history: 'history',
};

/** The chart as indented lines, for people without the picture. */
export function textOf(chart: Chart): string {
  const wordsOf = pathWords(chart.states);
  return chartText(chart)
    .flatMap((state) => {
      const indent = '  '.repeat(state.depth);
      const marks = [state.initial ? 'first' : '', KINDS[state.kind]].filter((mark) => mark !== '');
      const head = `${state.name}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
      return [
        `${indent}${head}${state.description === '' ? '' : `: ${state.description}`}`,
        ...doing(indent, 'on entry', state.entry),
        ...state.arrows.map((arrow) => `${indent}  - ${arrowLine(arrow, wordsOf)}`),
        ...doing(indent, 'on exit', state.exit),
      ];
    })
    .join('\n');
}

function doing(indent: string, when: string, actions: readonly string[]): readonly string[] {
  return actions.length === 0 ? [] : [`${indent}  - ${when} / ${actions.join(', ')}`];
}

function arrowLine(
  { trigger, guard, actions, targets, forbids }: ArrowText,
  wordsOf: (path: string) => string,
): string {
  if (forbids) return `${trigger} is held back`;
  const when = guard === null ? trigger : `${trigger} [${guard}]`;
  const does = actions.length === 0 ? when : `${when} / ${actions.join(', ')}`;
  return targets.length === 0 ? does : `${does} → ${targets.map(wordsOf).join(' and ')}`;
}

/** A path in words: `reckoning, review`. */
function pathWords(states: readonly ChartState[]): (path: string) => string {
  const root = states[0]?.key ?? '';
  return (path) => (path === '' ? plainWords(root) : path.split('.').map(plainWords).join(', '));
}
