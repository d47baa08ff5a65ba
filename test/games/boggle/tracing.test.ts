import { describe, expect, it } from 'vitest';
import type { Board } from '#games/boggle/board.ts';
import {
  isTraced,
  otherCells,
  dropLast,
  nextCells,
  takeCell,
  trailOf,
  type Tracing,
} from '#games/boggle/tracing.ts';

const board: Board = { width: 2, height: 2, faces: ['Qu', 'I', 'T', 'E'] };
const empty: Tracing = { text: '', cells: [] };
/** Takes cells one after the other; one that cannot come next changes nothing. */
const take = (from: Tracing, ...cells: readonly number[]): Tracing =>
  cells.reduce((tracing, cell) => takeCell(board, tracing, cell) ?? tracing, from);

describe('letters taken from the board', () => {
  it('spell the word being written, and show its path', () => {
    const quit = take(empty, 0, 1, 2);
    expect(quit.text).toBe('quit');
    expect(trailOf(board, quit)).toEqual([0, 1, 2]);
  });

  it('begin a new path after a space', () => {
    const second = take({ ...take(empty, 0, 1, 2), text: 'quit ' }, 3);
    expect(second.text).toBe('quit e');
    expect(trailOf(board, second)).toEqual([3]);
  });

  it('go on from what was typed, along whatever path of it leads there', () => {
    expect(trailOf(board, { text: 'te', cells: [] })).toEqual([2, 3]);
    expect(take({ text: 'te', cells: [] }, 1)).toEqual({ text: 'tei', cells: [2, 3, 1] });
    // The first path of “ab” ends at 1; only the other one leads on to cell 5.
    const strip: Board = { width: 3, height: 2, faces: ['B', 'A', 'B', 'X', 'Y', 'Z'] };
    expect(trailOf(strip, { text: 'ab', cells: [] })).toEqual([1, 0]);
    expect(takeCell(strip, { text: 'ab', cells: [] }, 5)).toEqual({ text: 'abz', cells: [1, 2, 5] });
  });

  it('leave the path that was traced once the word has been changed', () => {
    expect(trailOf(board, { ...take(empty, 0, 1, 2), text: 'quite' })).toEqual([0, 1, 2, 3]);
    expect(trailOf(board, { ...take(empty, 0, 1, 2), text: 'quitx' })).toEqual([]);
  });

  it('are turned down where they do not follow, and add to a word that is on no path', () => {
    expect(takeCell(board, take(empty, 0, 1), 1)).toBeNull();
    const row: Board = { width: 3, height: 1, faces: ['A', 'B', 'C'] };
    expect(takeCell(row, { text: 'a', cells: [0] }, 2)).toBeNull();
    expect(takeCell(board, { text: 'zz', cells: [] }, 2)).toEqual({ text: 'zzt', cells: [] });
  });

  it('take the word back to a cell of its path', () => {
    expect(take(empty, 0, 1, 2, 3, 1)).toEqual({ text: 'qui', cells: [0, 1] });
    expect(take({ text: 'tie qui', cells: [] }, 0)).toEqual({ text: 'tie qu', cells: [0] });
  });

  it('may go on to every cell beside the last that is free and no solid face', () => {
    const solid: Board = { width: 3, height: 2, faces: ['A', 'B', '#', 'C', 'D', 'E'] };
    expect(nextCells(solid, [0, 1])).toEqual([3, 4, 5]);
    expect(nextCells(solid, [])).toEqual([]);
  });

  it('count whatever the case of the letters', () => {
    expect(trailOf(board, { text: 'QUIT', cells: [0, 1, 2] })).toEqual([0, 1, 2]);
  });
});

describe('taking the last one back', () => {
  it('takes both letters of a Qu tile', () => {
    expect(dropLast(board, take(empty, 0, 1))).toEqual({ text: 'qu', cells: [0] });
    expect(dropLast(board, take(empty, 0))).toEqual({ text: '', cells: [] });
  });

  it('takes one letter of a typed word', () => {
    expect(dropLast(board, { text: 'quit te', cells: [] }).text).toBe('quit t');
  });

  it('behind a finished word takes the white space first, and shows the word’s path again', () => {
    const again = dropLast(board, { ...take(empty, 0, 1, 2), text: 'quit \n' });
    expect(again.text).toBe('quit');
    expect(trailOf(board, again)).toEqual([0, 1, 2]);
    expect(dropLast(board, again)).toEqual({ text: 'qui', cells: [0, 1] });
  });

  it('does nothing to an empty sheet', () => {
    expect(dropLast(board, empty)).toEqual(empty);
  });
});

describe('the cells on which a typed word may lie besides', () => {
  const twice: Board = { width: 3, height: 2, faces: ['T', 'E', 'A', 'A', 'In', '#'] };

  it('are those of its other paths, and none where it has one way only', () => {
    expect(trailOf(twice, { text: 'tea', cells: [] })).toEqual([0, 1, 2]);
    expect(otherCells(twice, 'TEA')).toEqual([3]);
    expect(otherCells(twice, 'tein')).toEqual([]);
    expect(otherCells(twice, 'zoo')).toEqual([]);
  });

  it('are known to be of no use once the cells themselves were taken', () => {
    expect(isTraced(twice, { text: 'x tea', cells: [0, 1, 3] })).toBe(true);
    expect(isTraced(twice, { text: 'x teas', cells: [0, 1, 3] })).toBe(false);
    expect(isTraced(twice, { text: '', cells: [] })).toBe(false);
  });
});
