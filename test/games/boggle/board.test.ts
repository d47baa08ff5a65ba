import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SOLID, faceLetters, formatBoard, parseBoard } from '#games/boggle/board.ts';
import type { Board } from '#games/boggle/board.ts';
import { boards } from './boards.ts';

function board(text: string, options?: Parameters<typeof parseBoard>[1]): Board {
  const parsed = parseBoard(text, options);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.board;
}

function complaint(text: string, options?: Parameters<typeof parseBoard>[1]): readonly [string, string] {
  const parsed = parseBoard(text, options);
  if (parsed.ok) throw new Error('parsed');
  return [parsed.code, parsed.message];
}

describe('a board written as text', () => {
  it('is read row by row, in any case', () => {
    expect(board('AbcD')).toEqual({ width: 2, height: 2, faces: ['A', 'B', 'C', 'D'] });
  });

  it('reads q as the Qu tile, or as one letter when asked', () => {
    expect(board('qabc').faces[0]).toBe('Qu');
    expect(board('qabc', { plainQ: true }).faces[0]).toBe('Q');
    expect(board('(q)abc').faces[0]).toBe('Q');
  });

  it('reads solid cells and tiles of several letters', () => {
    expect(board('a.(IN)b').faces).toEqual(['A', SOLID, 'In', 'B']);
  });

  it('takes the shape given, or that of its lines', () => {
    expect(board('perslatesind', { size: { width: 3, height: 4 } })).toMatchObject({ width: 3, height: 4 });
    expect(board('pers\nlate\r\nsind\n')).toMatchObject({ width: 4, height: 3 });
    expect(board('per sla tes ind')).toMatchObject({ width: 3, height: 4 });
  });

  it('is refused in one sentence that says what is wrong', () => {
    expect(complaint('')).toEqual(['board/empty', 'A board needs at least one letter.']);
    expect(complaint('ab1d')).toEqual([
      'board/bad-character',
      'Cell 3 is “1”: a board is written with the letters a to z and . for a solid cell.',
    ]);
    expect(complaint('ab(d')[0]).toBe('board/bracket');
    expect(complaint('abcé')[1]).toContain('“é”');
    expect(complaint('abc')).toEqual([
      'board/wrong-count',
      '3 cells do not make a square board; say how wide and how high it is.',
    ]);
    expect(complaint('abc', { size: { width: 2, height: 2 } })).toEqual([
      'board/wrong-count',
      'A board of 2 × 2 has 4 cells, but the text has 3.',
    ]);
    expect(complaint('a'.repeat(49))).toEqual([
      'board/too-large',
      'A board of 7 × 7 is too large: 6 × 6 is the most.',
    ]);
    expect(complaint('ab', { size: { width: -1, height: -2 } })[0]).toBe('board/wrong-count');
  });

  it('survives being written and read again', () => {
    fc.assert(
      fc.property(boards(), (original) => {
        const { width, height } = original;
        const text = formatBoard(original);
        expect(board(text, { size: original })).toEqual(original);
        if (width >= 2 && height >= 2) expect(board(text)).toEqual(original);
      }),
    );
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => void expect(parseBoard(text)).toHaveProperty('ok'),
      ),
    );
  });
});

describe('a face', () => {
  it('adds its letters to a word', () => {
    expect([faceLetters('E'), faceLetters('Qu'), faceLetters('In'), faceLetters(SOLID)]).toEqual([
      'e',
      'qu',
      'in',
      '',
    ]);
  });
});
