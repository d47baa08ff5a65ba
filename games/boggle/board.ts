/**
 * A Boggle board as plain data, and as text that people can type or put into a link.
 *
 * Text form: the cells row by row, a letter each in any case; `q` is the Qu tile unless the board has plain Qs;
 * `.` is a solid face; several letters on one tile stand in brackets, as does a lone q: `(in)`, `(q)`.
 * White space is ignored, or says where rows end when the board is not square.
 */
import { cellCount, rows } from '#shared/grid/grid.ts';
import type { GridShape } from '#shared/grid/grid.ts';

/** The largest side of a board. */
export const MAX_SIDE = 6;

/** More than the largest board takes in its longest writing (UTF-16 units). */
export const MAX_TEXT = 300;

/** A face that no path may cross. */
export const SOLID = '#';

export interface Board extends GridShape {
  /** What each cell shows: "E", "Qu", "In" (a capital, then small letters), or SOLID; row by row. */
  readonly faces: readonly string[];
}

export interface BoardTextOptions {
  /** The board's sides, when the text is not that of a square. */
  readonly size?: GridShape;
  /** Whether `q` is one letter. Default false: it is the Qu tile. */
  readonly plainQ?: boolean;
}

export type BoardTextProblem =
  | 'board/empty'
  | 'board/bad-character'
  | 'board/bracket'
  | 'board/wrong-count'
  | 'board/too-large'
  | 'board/too-long';

export type BoardParsed =
  | { readonly ok: true; readonly board: Board }
  | { readonly ok: false; readonly code: BoardTextProblem; readonly message: string };

/** The letters a face adds to a word, in lower case; none for a solid face. */
export function faceLetters(face: string): string {
  return face === SOLID ? '' : face.toLowerCase();
}

/** Letters as a face shows them: `in` → "In". */
export function faceOf(letters: string): string {
  return letters.charAt(0).toUpperCase() + letters.slice(1).toLowerCase();
}

/** Reads the text form; see the head of this file. */
export function parseBoard(text: string, options: BoardTextOptions = {}): BoardParsed {
  if (text.length > MAX_TEXT) {
    return problem('board/too-long', `A board is written in ${MAX_TEXT} characters at most.`);
  }
  const lines = text.split(/\s+/).filter((line) => line !== '');
  const cells: string[] = [];
  const widths: number[] = [];
  for (const line of lines) {
    const before = cells.length;
    for (const token of line.match(/\([a-z]{1,4}\)|[^]/giu) ?? []) {
      const face = readFace(token, options.plainQ ?? false);
      if (face === null) return badCharacter(token, cells.length + 1);
      cells.push(face);
    }
    widths.push(cells.length - before);
  }
  if (cells.length === 0) return problem('board/empty', 'A board needs at least one letter.');

  const shape = options.size ?? shapeOf(cells.length, widths);
  if (shape === null) {
    return problem(
      'board/wrong-count',
      `${count(cells.length)} do not make a square board; say how wide and how high it is.`,
    );
  }
  const { width, height } = shape;
  if (width > MAX_SIDE || height > MAX_SIDE) {
    return problem(
      'board/too-large',
      `A board of ${width} × ${height} is too large: ${MAX_SIDE} × ${MAX_SIDE} is the most.`,
    );
  }
  if (!(isSide(width) && isSide(height)) || cells.length !== cellCount(shape)) {
    return problem(
      'board/wrong-count',
      `A board of ${width} × ${height} has ${width * height} cells, but the text has ${cells.length}.`,
    );
  }
  return { ok: true, board: { width, height, faces: cells } };
}

/** The text form, on one line when the board is square, else with a space after each row. Inverse of `parseBoard`, which needs the size of a board of one row or column. */
export function formatBoard(board: Board): string {
  const lines = rows(board).map((cells) =>
    cells.map((cell) => writeFace(board.faces[cell] ?? SOLID)).join(''),
  );
  return lines.join(board.width === board.height ? '' : ' ');
}

function readFace(token: string, plainQ: boolean): string | null {
  if (token === '.') return SOLID;
  if (/^q$/i.test(token)) return plainQ ? 'Q' : 'Qu';
  if (/^[a-z]$/i.test(token)) return token.toUpperCase();
  if (token.length > 2) return faceOf(token.slice(1, -1));
  return null;
}

function writeFace(face: string): string {
  if (face === SOLID) return '.';
  if (face === 'Qu') return 'q';
  if (face.length === 1 && face !== 'Q') return face.toLowerCase();
  return `(${face.toLowerCase()})`;
}

function shapeOf(cells: number, widths: readonly number[]): GridShape | null {
  const side = Math.round(Math.sqrt(cells));
  if (side * side === cells) return { width: side, height: side };
  const [width = 0] = widths;
  if (widths.length > 1 && widths.every((other) => other === width)) return { width, height: widths.length };
  return null;
}

function isSide(side: number): boolean {
  return Number.isInteger(side) && side >= 1;
}

function count(cells: number): string {
  return cells === 1 ? '1 cell' : `${cells} cells`;
}

function badCharacter(token: string, cell: number): BoardParsed {
  if (token === '(' || token === ')') {
    return problem('board/bracket', 'One to four letters stand between two brackets, as in (in).');
  }
  return problem(
    'board/bad-character',
    `Cell ${cell} is “${token}”: a board is written with the letters a to z and . for a solid cell.`,
  );
}

function problem(code: BoardTextProblem, message: string): BoardParsed {
  return { ok: false, code, message };
}
