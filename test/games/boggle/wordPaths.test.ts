import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceLetters, parseBoard, type Board } from '#games/boggle/board.ts';
import { findPath } from '#games/boggle/paths.ts';
import { createPathFinder, MOST_PATHS, pathsOf } from '#games/boggle/wordPaths.ts';
import { isPath } from '#shared/grid/grid.ts';

function boardOf(text: string): Board {
  const parsed = parseBoard(text);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.board;
}

describe('all the ways of a word', () => {
  it('are told in order, the first as ever', () => {
    // t e s / e a t / s t e
    const board = boardOf('teseatste');
    expect(pathsOf(board, 'tea')).toEqual(
      [
        [0, 1, 4],
        [0, 3, 4],
        [5, 8, 4],
        [7, 3, 4],
        [7, 8, 4],
        [5, 1, 4],
      ].toSorted((a, b) => Number(a.join('')) - Number(b.join(''))),
    );
  });

  it('take a cube of two letters as one', () => {
    expect(pathsOf(boardOf('qixt'), 'quit')).toEqual([[0, 1, 3]]);
    expect(pathsOf(boardOf('(in)ng.'), 'inn')).toEqual([[0, 1]]);
    expect(pathsOf(boardOf('abcd'), 'abba')).toEqual([]);
  });

  it('spell the word along different paths, whatever the board', () => {
    const faces = fc.array(fc.constantFrom('A', 'B', 'In', 'Qu', '#'), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(faces, fc.array(fc.nat(8), { minLength: 1, maxLength: 4 }), (cells, picks) => {
        const board: Board = { width: 3, height: 3, faces: cells };
        const word = picks.map((cell) => faceLetters(cells[cell] ?? '#')).join('');
        fc.pre(word !== '');
        const paths = pathsOf(board, word);
        expect(paths[0] ?? null).toEqual(findPath(board, word));
        expect(new Set(paths.map(String)).size).toBe(paths.length);
        for (const path of paths) {
          expect(isPath(board, path)).toBe(true);
          expect(path.map((cell) => faceLetters(cells[cell] ?? '#')).join('')).toBe(word);
        }
      }),
    );
  });

  it('are no more than can be looked at', () => {
    expect(pathsOf(boardOf('aaaaaaaaaaaaaaaa'), 'aaaaaaaa')).toHaveLength(MOST_PATHS);
  });
});

describe('a word of dead ends without number', () => {
  it.each([
    ['a'.repeat(35) + 'b', `${'a'.repeat(34)}c`, 0],
    ['a'.repeat(35) + 'b', `b${'a'.repeat(35)}`, 1],
  ])('is told in good time on %s', (board, word, least) => {
    expect(pathsOf(boardOf(board), word).length).toBeGreaterThanOrEqual(least);
  });
});

describe('a finder of paths', () => {
  it('tells through which cubes a word can run, on any of its ways', () => {
    const { runsThrough } = createPathFinder(boardOf('teseatste'));
    const through = Array.from({ length: 9 }, (_, cell) => runsThrough('tea', cell));
    expect(through).toEqual([true, true, false, true, true, true, false, true, true]);
  });

  it('knows of no way where there is no board', () => {
    expect(createPathFinder(null).paths('tea')).toEqual([]);
  });
});
