import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceLetters, parseBoard } from '#games/boggle/board.ts';
import type { Board } from '#games/boggle/board.ts';
import { findPath, isOnBoard } from '#games/boggle/paths.ts';
import { areNeighbours, isPath } from '#shared/grid/grid.ts';
import { boards } from './boards.ts';

function board(text: string, plainQ = false): Board {
  const parsed = parseBoard(text, { plainQ });
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.board;
}

/** Every string of letters on the board, each with its lexicographically first path: by trying all paths. */
function allPaths(from: Board): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, readonly number[]>();
  const walk = (path: readonly number[]): void => {
    const word = path.map((cell) => faceLetters(from.faces[cell] ?? '')).join('');
    if (word !== '' && !found.has(word)) found.set(word, path);
    from.faces.forEach((face, cell) => {
      const last = path.at(-1);
      if (faceLetters(face) === '' || path.includes(cell)) return;
      if (last === undefined || areNeighbours(from, last, cell)) walk([...path, cell]);
    });
  };
  walk([]);
  return found;
}

describe('the path of a word', () => {
  it('is the first in cell order', () => {
    expect(findPath(board('aab'.repeat(3)), 'aab')).toEqual([0, 1, 2]);
    expect(findPath(board('baa caa daa'), 'aaa')).toEqual([1, 2, 4]);
  });

  it('does not mind case', () => {
    expect(findPath(board('catx'), 'CaT')).toEqual([0, 1, 2]);
  });

  it('uses no tile twice', () => {
    expect(isOnBoard(board('toxx'), 'to')).toBe(true);
    expect(isOnBoard(board('toxx'), 'tot')).toBe(false);
  });

  it('takes a Qu tile as two letters, and never one of them', () => {
    expect(findPath(board('qitx'), 'quit')).toEqual([0, 1, 2]);
    expect(isOnBoard(board('qatx'), 'qat')).toBe(false);
    expect(isOnBoard(board('qatx', true), 'qat')).toBe(true);
    expect(isOnBoard(board('quit', true), 'quit')).toBe(true);
    expect(isOnBoard(board('(an)txx'), 'nt')).toBe(false);
  });

  it('does not cross a solid tile', () => {
    expect(isOnBoard(board('a.b ... ...'), 'ab')).toBe(false);
    expect(isOnBoard(board('c.t .a. ...'), 'cat')).toBe(true);
  });

  it('refuses what no board can spell', () => {
    for (const word of ['', ' ', 'a b', 'é', '#', '.', 'a'.repeat(1000), '💥']) {
      expect(isOnBoard(board('a.bc'), word)).toBe(false);
    }
  });

  it('answers for a long word of one letter that dead-ends everywhere', () => {
    const wall = board('a'.repeat(28) + '...b....');
    expect(isOnBoard(wall, `${'a'.repeat(27)}b`)).toBe(true);
    const sealed = board('a'.repeat(18) + '......' + 'b'.repeat(12));
    expect(isOnBoard(sealed, `${'a'.repeat(17)}b`)).toBe(false);
  });

  it('is what trying every path finds, on boards of all kinds', () => {
    fc.assert(
      fc.property(
        boards(3),
        fc.array(fc.stringMatching(/^[aeinrstuqh]{1,5}$/), { maxLength: 20 }),
        (any, others) => {
          const all = allPaths(any);
          const words = [...all.keys()].filter((_, i) => i % 7 === 0);
          for (const word of [...words, ...others])
            expect(findPath(any, word)).toEqual(all.get(word) ?? null);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is always a path that spells the word', () => {
    fc.assert(
      fc.property(boards(6), fc.stringMatching(/^[aeinrstuqh]{1,9}$/), (any, word) => {
        const path = findPath(any, word);
        if (path === null) return;
        expect(isPath(any, path)).toBe(true);
        expect(path.map((cell) => faceLetters(any.faces[cell] ?? '')).join('')).toBe(word);
      }),
    );
  });
});
