/**
 * Every way to trace a word on a board, for those who look at it. The first of them is the one `findPath` gives.
 *
 * Limit: no more than MOST_PATHS ways are told, the first in lexicographic order of their cells, and no more than can be
 * found in MOST_STEPS: a board of one letter over and over has millions, and dead ends without number.
 */
import { neighbourTable } from '#shared/grid/grid.ts';
import { faceLetters, type Board } from './board.ts';
import { findPath } from './paths.ts';

/** Ways of one word that are told at most. */
export const MOST_PATHS = 64;

/** Cells that are tried for one word. */
const MOST_STEPS = 20_000;

/** The ways of a word in lexicographic order of their cells; none when it is not on the board. */
export function pathsOf(board: Board, word: string): readonly (readonly number[])[] {
  const target = word.toLowerCase();
  if (target === '') return [];
  const faces = board.faces.map(faceLetters);
  const next = neighbourTable(board);
  const found: (readonly number[])[] = [];
  const path: number[] = [];
  let steps = 0;

  function extend(cell: number, from: number): void {
    const face = faces[cell] ?? '';
    if (face === '' || !target.startsWith(face, from) || path.includes(cell)) return;
    if (found.length >= MOST_PATHS || steps >= MOST_STEPS) return;
    steps += 1;
    path.push(cell);
    const to = from + face.length;
    if (to === target.length) found.push([...path]);
    else for (const neighbour of next[cell] ?? []) extend(neighbour, to);
    path.pop();
  }

  for (const cell of faces.keys()) extend(cell, 0);
  if (found.length > 0 || steps < MOST_STEPS) return found;
  // Dead ends without number: only the search that sees them coming can tell.
  const first = findPath(board, target);
  return first === null ? [] : [first];
}

/** Looks words up on one board, each once. */
export interface PathFinder {
  paths(word: string): readonly (readonly number[])[];
  /** Whether the word can be traced through that cell. */
  runsThrough(word: string, cell: number): boolean;
}

/** A finder of paths that remembers what it found; nothing is looked up before somebody asks. */
export function createPathFinder(board: Board | null): PathFinder {
  const known = new Map<string, readonly (readonly number[])[]>();

  function paths(word: string): readonly (readonly number[])[] {
    const before = known.get(word);
    if (before !== undefined) return before;
    const found = board === null ? [] : pathsOf(board, word);
    known.set(word, found);
    return found;
  }

  return { paths, runsThrough: (word, cell) => paths(word).some((path) => path.includes(cell)) };
}
