/**
 * Whether one word can be traced on a board, and where. No lexicon is needed.
 *
 * Before searching, a backward sweep marks the cells from which the rest of the word can be walked when cells may be
 * used twice; the search proper only goes where that is so. This is what keeps long words of few different letters
 * (which anyone may type) from exploring every dead end. Contrived boards of one repeated letter can still be slow.
 */
import { neighbourTable } from '#shared/grid/grid.ts';
import { faceLetters } from './board.ts';
import type { Board } from './board.ts';

/**
 * The first path of a word in lexicographic order of cell numbers, or null when it is not on the board.
 * Case does not matter. A tile of two letters gives both or none. With `end` given, only paths to that cell count.
 */
export function findPath(board: Board, word: string, end?: number): readonly number[] | null {
  const target = word.toLowerCase();
  const faces = board.faces.map(faceLetters);
  const letters = faces.join('');
  if (target === '' || target.length > letters.length) return null;
  for (const letter of target) if (!letters.includes(letter)) return null;

  const next = neighbourTable(board);
  const walks = walkable(faces, next, target);
  const path: number[] = [];

  const extend = (cell: number, from: number): boolean => {
    if (walks[from]?.[cell] !== true || path.includes(cell)) return false;
    const to = from + (faces[cell] ?? '').length;
    path.push(cell);
    const arrived = to === target.length && (end === undefined || cell === end);
    if (arrived || (next[cell] ?? []).some((neighbour) => extend(neighbour, to))) return true;
    path.pop();
    return false;
  };

  return faces.some((_, cell) => extend(cell, 0)) ? path : null;
}

/** Whether the word can be traced on the board. */
export function isOnBoard(board: Board, word: string): boolean {
  return findPath(board, word) !== null;
}

/** `result[at][cell]`: from this cell, target.slice(at) can be walked, if cells could be used twice. */
function walkable(
  faces: readonly string[],
  next: readonly (readonly number[])[],
  target: string,
): readonly (readonly boolean[])[] {
  const result: boolean[][] = Array.from({ length: target.length }, () => []);
  for (let at = target.length - 1; at >= 0; at--) {
    result[at] = faces.map((face, cell) => {
      if (face === '' || !target.startsWith(face, at)) return false;
      const rest = at + face.length;
      return (
        rest === target.length || (next[cell] ?? []).some((neighbour) => result[rest]?.[neighbour] === true)
      );
    });
  }
  return result;
}
