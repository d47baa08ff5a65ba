import { describe, expect, it } from 'vitest';
import type { Board } from '#games/boggle/board.ts';
import { dropLast, takeCell, trailOf, type Tracing } from '#games/boggle/tracing.ts';

const board: Board = { width: 2, height: 2, faces: ['Qu', 'I', 'T', 'E'] };
const empty: Tracing = { text: '', cells: [] };
const take = (from: Tracing, ...cells: readonly number[]): Tracing =>
  cells.reduce((tracing, cell) => takeCell(board, tracing, cell), from);

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

  it('show no path behind what was typed, or once the word has been changed', () => {
    expect(trailOf(board, take({ text: 'te', cells: [] }, 1))).toEqual([]);
    expect(trailOf(board, { ...take(empty, 0, 1, 2), text: 'quite' })).toEqual([]);
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
