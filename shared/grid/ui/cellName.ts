/** What a screen reader calls a cell of a grid: its letter, where it is, what has been done to it. */
import type { SharedWord } from '#shared/messages.en.ts';
import { listed } from '#shared/plugin/listed.ts';
import type { Say } from '#shared/plugin/ui/words.ts';
import { saidOf, type GridCell } from './gridCell.ts';

export interface NamedCell {
  readonly content: GridCell;
  /** From 1, as is the column. */
  readonly row: number;
  readonly column: number;
  /** Its place in the path, from 1; 0 for none. */
  readonly order: number;
  readonly picked: boolean;
  readonly light: boolean;
}

/** `tag`: the language, as BCP 47 has it. */
export function nameOfCell(say: Say<SharedWord>, tag: string, cell: NamedCell): string {
  const { row, column, order, content } = cell;
  const named = say(keyOf(cell), { row, column, order, face: saidOf(content) });
  return content.note === undefined ? named : listed(tag, [named, content.note]);
}

function keyOf({ content, order, picked, light }: NamedCell): SharedWord {
  const { kind } = content;
  if (kind === 'solid') return 'grid.solid';
  if (kind === 'empty') return order > 0 || picked ? 'grid.emptyPicked' : 'grid.empty';
  if (order > 0) return 'grid.cellTaken';
  if (light) return 'grid.cellLight';
  return picked ? 'grid.cellPicked' : 'grid.cell';
}
