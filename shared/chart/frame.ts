/** The border of a state around what is in it, with the title and the list. */
import type { Box, ChartDirection, Measure, Rect } from './layoutTypes.ts';
import { LIST_ROW, moveRow, type List } from './lists.ts';
import { plainWords } from './names.ts';
import type { Room } from './nested.ts';
import { overlaps } from './shapes.ts';
import type { Content, Filled } from './wrap.ts';

export interface Frame {
  readonly box: Box;
  /** Px over and beside the content. */
  readonly head: number;
  readonly pad: number;
  /** Where title and list end, for lines that come in from above. */
  readonly blockEnd: number;
}

/** Px inside a border, and of the title's row. */
const PAD = 14;
const TITLE = 36;

/** No border at all: a group. */
export function bare({ box }: Filled, size: Room): Frame {
  const title = { x: 0, y: 0, anchor: 'start' as const, text: '', font: 'heading' as const };
  return { box: { ...box, ...size, title }, head: 0, pad: 0, blockEnd: 0 };
}

export function framed(
  { state, box, least, crossing }: Filled,
  { taken, size, listAt }: Content,
  list: List,
  direction: ChartDirection,
  measure: Measure,
): Frame {
  const root = state.parent === null;
  const heading = listAt === null ? 0 : LIST_ROW;
  const text = plainWords(state.key);
  const titleWidth = Math.ceil(measure(text, 'heading'));
  const listed = !root && list.height > 0;
  const above = listed && direction === 'down' ? list.height : 0;
  const below = listed && direction === 'right' ? list.height + 8 : 0;
  const upwards = crossing.filter(({ side }) => side === 'top').length;
  const head = above > 0 || upwards > 0 ? TITLE + above : headHeight(taken, titleWidth);
  const blockEnd = PAD + Math.max(titleWidth, above > 0 ? list.width : 0) + 14;
  const width = Math.max(
    size.width + 2 * PAD,
    titleWidth + 2 * PAD,
    listed ? list.width + 2 * PAD : 0,
    upwards === 0 ? 0 : blockEnd + 14 * upwards + 8,
    least.width,
  );
  const height = Math.max(head + size.height + below + PAD, least.height);
  const rows =
    listAt === null
      ? list.rows.map((row) => moveRow(row, PAD, direction === 'down' ? TITLE - 4 : height - below - 6))
      : list.rows.map((row) => moveRow(row, listAt.x + PAD, listAt.y + head + heading));
  return {
    box: {
      ...box,
      width,
      height,
      title: { x: PAD, y: 25, anchor: 'start', text, font: 'heading' },
      listHeading: listAt === null ? null : { x: listAt.x + PAD, y: listAt.y + head + 15 },
      list: rows,
    },
    head,
    pad: PAD,
    blockEnd,
  };
}

/** The content moves up beside the title where nothing touches it. */
function headHeight(content: readonly Rect[], titleWidth: number): number {
  const beside = PAD + 4;
  const title = { x: -PAD, y: -beside, width: titleWidth + 2 * PAD + 12, height: TITLE };
  return content.some((rect) => overlaps(rect, title)) ? TITLE : beside;
}
