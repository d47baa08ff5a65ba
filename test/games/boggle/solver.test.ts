import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { benchDeals } from '#games/boggle/bench.ts';
import { faceLetters, parseBoard } from '#games/boggle/board.ts';
import type { Board } from '#games/boggle/board.ts';
import { CUBE_SETS } from '#games/boggle/cubes.ts';
import { dealCubes, dealWeighted } from '#games/boggle/deal.ts';
import { findPath } from '#games/boggle/paths.ts';
import { CLASSIC_SCORES, LONG_WORD_SCORES, pointsFor } from '#games/boggle/scoring.ts';
import { createSolver, solverFor } from '#games/boggle/solver.ts';
import type { SolveRules, Solver } from '#games/boggle/solver.ts';
import { lexiconOf } from '#shared/dictionary/lexiconOf.ts';
import { parseWordList } from '#shared/dictionary/wordList.ts';
import { randomFrom } from '#shared/random/random.ts';
import answers from '#test/answers/boggle-boards.json';
import { boards } from './boards.ts';

const CLASSIC: SolveRules = { minLength: 3, scores: CLASSIC_SCORES };

function board(text: string, plainQ = false): Board {
  const parsed = parseBoard(text, { plainQ });
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.board;
}

/** What the solver must find, by asking for each word alone. */
function wordByWord(words: readonly string[], on: Board, rules: SolveRules): ReturnType<Solver['list']> {
  return [...new Set(words)].sort().flatMap((word) => {
    const path = word.length < rules.minLength ? null : findPath(on, word);
    return path === null ? [] : [{ word, path, points: pointsFor(word.length, rules.scores) }];
  });
}

function expectRight(solver: Solver, words: readonly string[], on: Board, rules: SolveRules): void {
  const expected = wordByWord(words, on, rules);
  expect(solver.list(on, rules)).toEqual(expected);
  expect(solver.solve(on, rules)).toEqual({
    words: expected.length,
    points: expected.reduce((sum, { points }) => sum + points, 0),
  });
}

describe('the solver', () => {
  const solver = createSolver([
    'quit',
    'qat',
    'qats',
    'suq',
    'queue',
    'sequ',
    'quin',
    'inn',
    'in',
    'tin',
    'net',
    'ten',
  ]);

  it('lists each word once, with its points and its first path', () => {
    expect(solver.list(board('net ten net'), CLASSIC)).toEqual([
      { word: 'net', path: [0, 1, 2], points: 1 },
      { word: 'ten', path: [2, 1, 0], points: 1 },
    ]);
  });

  it('takes a Qu tile as two letters', () => {
    expect(solver.list(board('qixt'), CLASSIC).map(({ word }) => word)).toEqual(['quit']);
    expect(solver.solve(board('qeqe'), CLASSIC)).toEqual({ words: 0, points: 0 });
    expect(solver.solve(board('quex'), CLASSIC)).toEqual({ words: 0, points: 0 });
    expect(solver.solve(board('qeue'), CLASSIC)).toEqual({ words: 1, points: 2 });
    expect(solver.solve(board('seqx'), CLASSIC)).toEqual({ words: 1, points: 1 });
  });

  it('takes a plain Q as one', () => {
    expect(solver.list(board('qats', true), CLASSIC).map(({ word }) => word)).toEqual(['qat', 'qats']);
    expect(solver.solve(board('qats', true), CLASSIC)).toEqual({ words: 2, points: 2 });
    expect(solver.solve(board('qats'), CLASSIC)).toEqual({ words: 0, points: 0 });
    expect(solver.solve(board('quit', true), CLASSIC)).toEqual({ words: 1, points: 1 });
  });

  it('counts a word once though a Qu tile and a Q with a U both spell it', () => {
    expect(solver.solve(board('q(q)u iit ttt'), CLASSIC)).toEqual({ words: 1, points: 1 });
  });

  it('honours the least length and the table of points', () => {
    expect(solver.solve(board('inxx'), { minLength: 2, scores: CLASSIC_SCORES })).toEqual({
      words: 1,
      points: 0,
    });
    expect(solver.solve(board('qixt'), { minLength: 5, scores: CLASSIC_SCORES })).toEqual({
      words: 0,
      points: 0,
    });
  });

  it('finds nothing where there is nothing', () => {
    for (const on of [board('....'), board('x'), board('.........')]) {
      expect(solver.solve(on, CLASSIC)).toEqual({ words: 0, points: 0 });
      expect(solver.list(on, CLASSIC)).toEqual([]);
    }
    expect(createSolver([]).solve(board('abcd'), CLASSIC)).toEqual({ words: 0, points: 0 });
  });

  it('is right on a board of one letter over and over, which has more paths than there is room for', () => {
    const words = ['aaa', 'a'.repeat(10), 'a'.repeat(16), 'a'.repeat(17), 'ab'];
    const crowded = createSolver(words);
    expectRight(crowded, words, board('a'.repeat(16)), CLASSIC);
    expectRight(crowded, words, board('a'.repeat(36)), CLASSIC);
  });
});

describe('the solver of a lexicon', () => {
  const words = ['cat', 'act', 'quit', 'tack'];
  const lexicon = lexiconOf(words, { resource: { name: 'few', hash: 'few' }, title: 'Few' });

  it('finds what that of its words finds', () => {
    for (const text of ['cat kxx xxx', 'qixt', 'a'.repeat(36)]) {
      const on = board(text);
      expect(solverFor(lexicon).list(on, CLASSIC)).toEqual(createSolver(words).list(on, CLASSIC));
      expect(solverFor(lexicon).solve(on, CLASSIC)).toEqual(createSolver(words).solve(on, CLASSIC));
    }
    expect(solverFor(lexicon).solve(board('qixt'), CLASSIC).words).toBe(1);
  });

  it('is made once', () => {
    expect(solverFor(lexicon)).toBe(solverFor(lexicon));
  });
});

describe('the solver agrees with asking for each word alone', () => {
  const words = fc.array(fc.stringMatching(/^[aeinrstuqh]{1,7}$/), { maxLength: 60 });
  const rules = fc.record({
    minLength: fc.integer({ min: 1, max: 5 }),
    scores: fc.constantFrom(CLASSIC_SCORES, LONG_WORD_SCORES),
  });

  it('on boards of every size and kind of tile', () => {
    fc.assert(
      fc.property(boards(6), words, rules, (on, list, by) => {
        expectRight(createSolver(list), list, on, by);
      }),
      { numRuns: 150 },
    );
  });

  it('on boards that have both Q and Qu, and tiles of two letters beside', () => {
    const faces = ['Q', 'Qu', 'U', 'A', 'I', 'T', 'In', 'S'];
    const withQ = fc.array(fc.stringMatching(/^(qu|q|u|a|i|t|n|s){1,5}$/), { maxLength: 60 });
    fc.assert(
      fc.property(boards(4, faces), withQ, rules, (on, list, by) => {
        expectRight(createSolver(list), list, on, by);
      }),
      { numRuns: 150 },
    );
  });

  it('when one solver solves boards of one size after another', () => {
    const list = ['in', 'tin', 'quin', 'aunt', 'saint', 'quaint', 'aa', 'aaa'];
    const solver = createSolver(list);
    fc.assert(
      fc.property(boards(5), (on) => {
        expectRight(solver, list, on, { minLength: 2, scores: CLASSIC_SCORES });
      }),
      { numRuns: 150 },
    );
  });

  it('and gives no word longer than the letters of the board', () => {
    fc.assert(
      fc.property(boards(6), words, (on, list) => {
        const letters = on.faces.map(faceLetters).join('').length;
        const long = [...list, 'a'.repeat(37), 'quin'.repeat(9)];
        const found = createSolver(long).list(on, { minLength: 1, scores: CLASSIC_SCORES });
        for (const { word } of found) expect(word.length).toBeLessThanOrEqual(letters);
      }),
      { numRuns: 60 },
    );
  });

  it('on boards of plain letters, solid cells and Qu up to 4 × 4', () => {
    const faces = ['A', 'E', 'I', 'N', 'S', 'T', 'U', 'Qu', '#'];
    fc.assert(
      fc.property(boards(4, faces), words, rules, (on, list, by) => {
        expectRight(createSolver(list), list, on, by);
      }),
      { numRuns: 150 },
    );
  });
});

const cases = process.env['QUOIN_CASES'];
const enableFile = cases === undefined ? '' : join(cases, 'enable2k.txt');

describe.skipIf(!existsSync(enableFile))('with ENABLE (skipped unless QUOIN_CASES has enable2k.txt)', () => {
  const words = existsSync(enableFile) ? readWords(enableFile) : [];
  const solver = createSolver(words);
  const tenthOfWords = words.filter((_, i) => i % 10 === 0); // asking for each word alone is slow
  const tenth = createSolver(tenthOfWords);

  // The published answers are of the whole list; the file may stop at words of 15 letters. Of the longer ones, these
  // two of ENABLE are on a board below: as its author says, it is the board of "quadricentennials".
  const whole = createSolver([...words, 'quadricentennial', 'quadricentennials']);

  it.each(answers.boards)(
    '$dims $board has $words words worth $score points',
    ({ dims, board: text, words, score }) => {
      const [width = 0, height = 0] = dims.split('x').map(Number);
      // Strings of boards that are not square go down the columns.
      const parsed = parseBoard(text, { size: { width: height, height: width } });
      if (!parsed.ok) throw new Error(parsed.message);
      expect(whole.solve(parsed.board, CLASSIC)).toEqual({ words, points: score });
      const list = whole.list(parsed.board, CLASSIC);
      expect(list).toHaveLength(words);
      expect(list.map(({ word, path }) => ({ word, path }))).toEqual(
        list.map(({ word }) => ({ word, path: findPath(parsed.board, word) })),
      );
    },
  );

  it.each(Object.values(CUBE_SETS))('is right on deals of $id', (set) => {
    const random = randomFrom(1);
    for (let deal = 0; deal < 3; deal++) expectRight(tenth, tenthOfWords, dealCubes(random, set), CLASSIC);
  });

  it('is right on weighted deals of 4, 5 and 6', () => {
    const random = randomFrom(2);
    for (const size of [4, 5, 6]) expectRight(tenth, tenthOfWords, dealWeighted(random, size), CLASSIC);
  });

  it('measures the same deals each time', () => {
    let clock = 0;
    const bench = (): ReturnType<typeof benchDeals> => benchDeals(solver, 7, 500, () => (clock += 250));
    expect(bench()).toEqual(bench());
    expect(bench().boardsPerSecond).toBe(2000);
    expect(bench().points).not.toBe(benchDeals(solver, 8, 500, () => (clock += 250)).points);
  });

  it('finds about 98 words a board of the 1987 cubes', () => {
    const { words: found } = benchDeals(solver, 1, 3000, () => 0);
    expect(found / 3000).toBeGreaterThan(95);
    expect(found / 3000).toBeLessThan(102);
  });
});

function readWords(file: string): readonly string[] {
  const parsed = parseWordList(readFileSync(file, 'utf8'));
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.words;
}
