/** The rows of text in a state: arrows that stay in it, or lead to itself or to a state around it. */
import type { Chart, ChartArrow, ChartState } from './chart.ts';
import { COUNT_ROOM, partsOf, rowWidth } from './labels.ts';
import type { ListRow, Measure } from './layoutTypes.ts';
import type { Lifted } from './lift.ts';
import { plainWords } from './names.ts';
import { move } from './shapes.ts';

export const LIST_ROW = 21;

export interface List {
  readonly rows: readonly ListRow[];
  readonly width: number;
  readonly height: number;
}

/** The rows of a state, one under the other from its own corner; with the size of all. */
export function listOfState(chart: Chart, lifted: Lifted, measure: Measure, state: ChartState): List {
  const arrows = lifted.listed.filter(({ source }) => source === state.path);
  const rows = arrows.map((arrow, i): ListRow => {
    const parts = [...partsOf(arrow), ...whereTo(chart, arrow)];
    const width = Math.ceil(rowWidth(parts, measure) + COUNT_ROOM);
    return {
      arrow: arrow.name,
      x: 0,
      y: i * LIST_ROW + 15,
      anchor: 'start',
      parts,
      counted: true,
      rect: { x: 0, y: i * LIST_ROW, width, height: LIST_ROW },
    };
  });
  return {
    rows,
    width: Math.max(0, ...rows.map(({ rect }) => rect.width)),
    height: rows.length * LIST_ROW,
  };
}

/** A row that leads to its own state or one around it says so. */
function whereTo(chart: Chart, { targets, source }: ChartArrow): ListRow['parts'] {
  if (targets.length === 0) return [];
  const names = targets.map((target) => {
    const key = chart.states.find(({ path }) => path === target)?.key ?? target;
    return target === source ? 'itself again' : plainWords(key);
  });
  return [{ text: `→ ${names.join(', ')}`, role: 'actions' }];
}

export function moveRow(row: ListRow, x: number, y: number): ListRow {
  return { ...row, x: row.x + x, y: row.y + y, rect: move(row.rect, x, y) };
}
