import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board } from '#games/boggle/board.ts';
import { areNeighbours } from '#shared/grid/grid.ts';
import { faultNote } from '#games/boggle/faultNote.ts';
import { isOnBoard } from '#games/boggle/paths.ts';
import { CLASSIC_DUEL } from '#games/boggle/rules.ts';
import { createReader, missingFrom, worthOf } from '#games/boggle/writing.ts';
import { boards } from './boards.ts';
import { duel, firstBoard, onBoard } from './duel.ts';

const board: Board = { width: 2, height: 2, faces: ['Qu', 'I', 'T', 'E'] };
const read = createReader(board, CLASSIC_DUEL);

describe('a sheet under the pen', () => {
  it('has each finished word once, and the word being written apart', () => {
    const { words, current, again } = read('Quit tie\nQUIT tei');
    expect(words.map(({ word, points }) => [word, points])).toEqual([
      ['quit', 1],
      ['tie', 1],
    ]);
    expect(current).toEqual({ word: 'tei', points: 1, path: [2, 3, 1], fault: null });
    expect(again).toBe(false);
  });

  it('notices a word that stands there already', () => {
    expect(read('tie TIE').again).toBe(true);
    expect(read('tie tie ').current).toBeNull();
  });

  it('gives nothing for what is not on the board', () => {
    expect(read('quiet ').words).toEqual([{ word: 'quiet', points: 2, path: [0, 1, 3, 2], fault: null }]);
    expect(read('equi tit').current).toMatchObject({ fault: 'not-on-board', points: 0, path: null });
  });

  it('is worth what the round would score if nobody else had the words', () => {
    const words = onBoard(firstBoard(), 5, 4);
    const match = duel({ vocabulary: [], target: 10_000 });
    const end = match.play(0, words.join(' '));
    const reader = createReader(firstBoard(), CLASSIC_DUEL);
    expect(worthOf(reader(`${words.join(' ')} `).words)).toBe(match.data(end).players[0]?.roundScore);
  });
});

describe('why a word is not on the board', () => {
  it('names a letter that is missing, or two that do not touch', () => {
    expect(missingFrom(board, 'tax')).toEqual({ why: 'no-letter', letter: 'a' });
    const row: Board = { width: 4, height: 1, faces: ['N', 'A', 'O', 'T'] };
    expect(missingFrom(row, 'not')).toEqual({ why: 'apart', first: 'n', second: 'o' });
    expect(missingFrom(row, 'tona')).toEqual({ why: 'apart', first: 'o', second: 'n' });
    const square: Board = { width: 4, height: 1, faces: ['N', 'A', 'N', 'A'] };
    expect(missingFrom(square, 'naan')).toEqual({ why: 'apart', first: 'a', second: 'a' });
    const bent: Board = { width: 3, height: 2, faces: ['A', 'N', 'T', 'Qu', 'A', 'N'] };
    expect(missingFrom(bent, 'antan')).toEqual({ why: 'no-path' });
  });

  it('names a letter that the board has, but not often enough', () => {
    const one: Board = { width: 2, height: 2, faces: ['Z', 'A', 'Qu', 'E'] };
    expect(missingFrom(one, 'zzz')).toEqual({ why: 'few', letter: 'z', count: 1 });
    expect(missingFrom(one, 'queue')).toEqual({ why: 'few', letter: 'u', count: 1 });
    expect(faultNote(one, { word: 'zzz', fault: 'not-on-board' })?.key).toBe('fault.only-one');
    const two: Board = { width: 2, height: 2, faces: ['Z', 'Z', 'A', 'E'] };
    expect(missingFrom(two, 'zzz')).toEqual({ why: 'few', letter: 'z', count: 2 });
    const said = faultNote(two, { word: 'zzz', fault: 'not-on-board' });
    expect(said).toEqual({ key: 'fault.few', params: { letter: 'Z', count: 2 } });
  });

  it('is never untrue', () => {
    fc.assert(
      fc.property(boards(4), fc.stringMatching(/^[aeinrstuq]{2,5}$/), (any, word) => {
        fc.pre(!isOnBoard(any, word));
        const missing = missingFrom(any, word);
        if (missing.why === 'no-letter') {
          expect(any.faces.join('').toLowerCase()).not.toContain(missing.letter);
        }
        if (missing.why === 'few') {
          const has = any.faces.join('').toLowerCase().split(missing.letter).length - 1;
          expect(has).toBe(missing.count);
          expect(word.split(missing.letter).length - 1).toBeGreaterThan(has);
        }
        if (missing.why === 'apart') {
          const cellsOf = (letter: string): readonly number[] =>
            any.faces.flatMap((face, cell) => (face.toLowerCase().includes(letter) ? [cell] : []));
          const touch = cellsOf(missing.first).some((a) =>
            cellsOf(missing.second).some((b) => areNeighbours(any, a, b)),
          );
          expect(touch).toBe(false);
        }
      }),
    );
  });
});
