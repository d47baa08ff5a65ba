/** The words beside an arrow and in the boxes: `event [guard] / actions`, as rows with their sizes. */
import type { ChartArrow } from './chart.ts';
import type { ChartDirection, Measure, Point, Rect, TextPart, TextRow } from './layoutTypes.ts';
import { plainWords } from './names.ts';

/** Px from one row's baseline to the next. */
export const ROW = 17;
/** Px that a count takes after a row: “ ×999”, “ never”. */
export const COUNT_ROOM = 40;
/** Px between the letters and the line they belong to. */
const BESIDE = 8;

/** What an arrow says, as parts. */
export function partsOf(arrow: ChartArrow): readonly TextPart[] {
  const { guard } = arrow;
  return [
    { text: triggerText(arrow), role: 'event' },
    ...(guard === null ? [] : [{ text: `[${plainWords(guard)}]`, role: 'guard' as const }]),
    ...actionsPart(arrow),
  ];
}

/** `start round`, `after round time`, `after 2.5 s`, `always`, `when done`. */
export function triggerText({ kind, event }: ChartArrow): string {
  if (kind === 'on') return event === '*' ? 'anything else' : plainWords(event);
  if (kind === 'always') return 'always';
  if (kind === 'done') return 'when done';
  return /^\d+$/.test(event) ? `after ${Number(event) / 1000} s` : `after ${plainWords(event)}`;
}

function actionsPart({ forbids, actions }: ChartArrow): readonly TextPart[] {
  if (forbids) return [{ text: '/ held back', role: 'actions' }];
  if (actions.length === 0) return [];
  return [{ text: `/ ${actions.map(plainWords).join(', ')}`, role: 'actions' }];
}

/** Px that a row of parts takes. */
export function rowWidth(parts: readonly TextPart[], measure: Measure): number {
  const space = measure(' ', 'plain');
  return parts.reduce(
    (sum, { text, role }, i) =>
      sum + (i > 0 ? space : 0) + measure(text, role === 'event' ? 'event' : 'plain'),
    0,
  );
}

/** A label before it has a place. `before` and `after` are its extents across the flow on each side of the line. */
export interface Label {
  readonly rows: readonly (readonly TextPart[])[];
  /** The row that a count is written after. */
  readonly counted: number;
  readonly width: number;
  readonly along: number;
  readonly before: number;
  readonly after: number;
}

/** `wrapAt`: guard and actions get a row each where one row gets wider, in px. A line to the right has its event above and the rest below; a line down has all beside it. */
export function labelOf(
  arrow: ChartArrow,
  measure: Measure,
  direction: ChartDirection,
  wrapAt: number,
): Label {
  const rows = rowsOf(arrow, measure, wrapAt);
  const widths = rows.map((row) => rowWidth(row, measure));
  // The count stands where it widens the label least: after the shortest row.
  const counted = widths.indexOf(Math.min(...widths));
  const width = Math.ceil(Math.max(...widths.map((row, i) => row + (i === counted ? COUNT_ROOM : 0))));
  return direction === 'right'
    ? {
        rows,
        counted,
        width,
        along: width,
        before: ROW + 4,
        after: rows.length > 1 ? (rows.length - 1) * ROW + 4 : 3,
      }
    : { rows, counted, width, along: rows.length * ROW + 2, before: 0, after: width + BESIDE };
}

function rowsOf(arrow: ChartArrow, measure: Measure, wrapAt: number): readonly (readonly TextPart[])[] {
  const [event, ...rest] = partsOf(arrow);
  if (event === undefined) return [];
  if (rest.length === 0) return [[event]];
  return rowWidth(rest, measure) > wrapAt ? [[event], ...rest.map((part) => [part])] : [[event], rest];
}

/** Puts a label beside its line: `at` is where the line runs through the label's middle, or down past its top. */
export function placeLabel(
  label: Label,
  at: Point,
  direction: ChartDirection,
): { readonly rect: Rect; readonly rows: readonly TextRow[] } {
  if (direction === 'down') return besideLine(label, at);
  return {
    rect: {
      x: at.x - label.width / 2,
      y: at.y - label.before,
      width: label.width,
      height: label.before + label.after,
    },
    rows: label.rows.map((parts, i) => ({
      x: at.x,
      y: i === 0 ? at.y - 7 : at.y - 1 + i * ROW,
      anchor: 'middle',
      parts,
      counted: i === label.counted,
    })),
  };
}

/** To the right of a line that runs down; `at` is on the line, at the label's top. */
export function besideLine(
  label: Label,
  at: Point,
): { readonly rect: Rect; readonly rows: readonly TextRow[] } {
  return {
    rect: { x: at.x + BESIDE, y: at.y, width: label.width, height: label.rows.length * ROW },
    rows: label.rows.map((parts, i) => ({
      x: at.x + BESIDE,
      y: at.y + 13 + i * ROW,
      anchor: 'start',
      parts,
      counted: i === label.counted,
    })),
  };
}
