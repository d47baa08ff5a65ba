/** Tapping and dragging write into the sheet as keys do: what has been written, and the cells it was taken from. */
import { faceLetters } from './board.ts';
import type { Board } from './board.ts';
import { currentWord } from './sheetText.ts';

export interface Tracing {
  /** The whole sheet. */
  readonly text: string;
  /** Cells taken, in order, for the word being written. They count only as long as they still spell it. */
  readonly cells: readonly number[];
}

/** The path of the word being written; empty when it was typed, or changed since it was traced. */
export function trailOf(board: Board, { text, cells }: Tracing): readonly number[] {
  const word = currentWord(text).toLowerCase();
  return word !== '' && lettersOf(board, cells) === word ? cells : [];
}

/** Writes a cell's letters at the end of the sheet. A typed beginning keeps its word without a path. */
export function takeCell(board: Board, before: Tracing, cell: number): Tracing {
  const text = before.text + lettersOf(board, [cell]);
  const trail = trailOf(board, before);
  const begins = currentWord(before.text) === '';
  return { text, cells: begins || trail.length > 0 ? [...trail, cell] : [] };
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

function lettersOf(board: Board, cells: readonly number[]): string {
  return cells.map((cell) => faceLetters(board.faces[cell] ?? '')).join('');
}
