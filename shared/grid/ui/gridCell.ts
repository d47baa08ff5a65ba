/** What stands in a cell of a grid, as the screen shows and says it. */
import type { Glyph, TileInk } from '#shared/plugin/lid.ts';

export interface GridCell {
  /** A tile can be taken; `solid` is a block without a face, `empty` a bare place of the tray. */
  readonly kind: 'tile' | 'solid' | 'empty';
  /** An empty place that can be taken like a tile, as a crossword's squares are. Default: false. */
  readonly takeable?: boolean;
  /** A letter, a digraph such as “Qu”, or '' for none. */
  readonly face: string;
  /** How the face is said; default: its capitals letter by letter, “Q U”, or else the name of its glyph. */
  readonly said?: string;
  /** A sign that tells it from others without colour. */
  readonly glyph?: Glyph;
  /** Default: ivory. */
  readonly ink?: TileInk;
  /** A small value in a corner. */
  readonly corner?: string;
  /** Added to the spoken name: “double word”, “value 3”. */
  readonly note?: string;
}

/** What stands where nobody said what does. */
export const NO_CELL: GridCell = { kind: 'empty', face: '' };

/** Whether it can be taken: every tile, and an empty place where the game lets it be. */
export function isTakeable({ kind, takeable }: GridCell): boolean {
  return kind === 'tile' || (kind === 'empty' && takeable === true);
}

/** How a voice says the face. “Qu” is said letter by letter, or a voice makes a word of it. */
export function saidOf({ said, face, glyph }: GridCell): string {
  return said ?? (face === '' ? (glyph ?? '') : [...face.toUpperCase()].join(' '));
}

/** The cells of now, each the very object of before where nothing about it changed: only the others are drawn anew. */
export function steadyCells(before: readonly GridCell[], now: readonly GridCell[]): readonly GridCell[] {
  return now.map((cell, i) => {
    const old = before[i];
    return old !== undefined && isSame(old, cell) ? old : cell;
  });
}

function isSame(a: GridCell, b: GridCell): boolean {
  if (a === b) return true;
  return (
    a.kind === b.kind &&
    a.takeable === b.takeable &&
    a.face === b.face &&
    a.said === b.said &&
    a.glyph === b.glyph &&
    a.ink === b.ink &&
    a.corner === b.corner &&
    a.note === b.note
  );
}
