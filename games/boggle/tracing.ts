/** Tapping and dragging write into the sheet as keys do: what has been written, and the cells it was taken from. */
import { areNeighbours, neighbourTable } from '#shared/grid/grid.ts';
import { SOLID, faceLetters } from './board.ts';
import type { Board } from './board.ts';
import { findPath } from './paths.ts';
import { currentWord } from './sheetText.ts';
import { pathsOf } from './wordPaths.ts';

export interface Tracing {
  /** The whole sheet. */
  readonly text: string;
  /** Cells taken, in order, for the word being written. They count only as long as they still spell it. */
  readonly cells: readonly number[];
}

/** The path of the word being written: as it was traced, else the first there is; empty when it is on none. */
export function trailOf(board: Board, { text, cells }: Tracing): readonly number[] {
  const word = currentWord(text).toLowerCase();
  if (word === '') return [];
  return isTraced(board, { text, cells }) ? cells : (findPath(board, word) ?? []);
}

/** Whether the word being written was taken cell by cell, so that it is known which way it runs. */
export function isTraced(board: Board, { text, cells }: Tracing): boolean {
  return cells.length > 0 && lettersOf(board, cells) === currentWord(text).toLowerCase();
}

/** The cells on which a word may lie besides its first path, ascending; none where it has one way only. */
export function otherCells(board: Board, word: string): readonly number[] {
  const [first = [], ...others] = pathsOf(board, word);
  return [...new Set(others.flat())].filter((cell) => !first.includes(cell)).sort((a, b) => a - b);
}

/** The cells that may come next in the word being written; every cell with a letter where none is being written. */
export function nextCells(board: Board, trail: readonly number[]): readonly number[] {
  const end = trail.at(-1);
  if (end === undefined) return [];
  return (neighbourTable(board)[end] ?? []).filter(
    (cell) => !trail.includes(cell) && board.faces[cell] !== SOLID,
  );
}

/**
 * Writes a cell's letters at the end of the sheet. A word that was typed goes on from whatever path of it leads
 * here; one that is on no path gets the letters alone. A cell of the path itself takes the word back to there. Null
 * for a cell that cannot come next.
 */
export function takeCell(board: Board, before: Tracing, cell: number): Tracing | null {
  const word = currentWord(before.text).toLowerCase();
  const text = before.text + lettersOf(board, [cell]);
  if (word === '') return { text, cells: [cell] };
  const trail = trailOf(board, before);
  const end = trail.at(-1);
  if (end === undefined) return { text, cells: [] };
  const place = trail.indexOf(cell);
  if (place >= 0) return cutTo(board, before, trail, place);
  if (areNeighbours(board, end, cell)) return { text, cells: [...trail, cell] };
  const other = findPath(board, word + lettersOf(board, [cell]), cell);
  return other === null ? null : { text, cells: other };
}

/**
 * Takes the last cell's letters out of the word being written, or its last letter when it was typed. Behind a
 * finished word it takes the white space: the word is being written again.
 */
export function dropLast(board: Board, before: Tracing): Tracing {
  if (currentWord(before.text) === '') return { ...before, text: before.text.trimEnd() };
  const trail = trailOf(board, before);
  const letters = Math.max(1, lettersOf(board, trail.slice(-1)).length);
  return { text: before.text.slice(0, -letters), cells: trail.slice(0, -1) };
}

/** The word as it was when its path had come to that place; at its end nothing changes. */
function cutTo(board: Board, before: Tracing, trail: readonly number[], place: number): Tracing | null {
  if (place === trail.length - 1) return null;
  const letters = lettersOf(board, trail.slice(place + 1)).length;
  return { text: before.text.slice(0, -letters), cells: trail.slice(0, place + 1) };
}

function lettersOf(board: Board, cells: readonly number[]): string {
  return cells.map((cell) => faceLetters(board.faces[cell] ?? '')).join('');
}
