import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SOLID, faceLetters, parseBoard } from '#games/boggle/board.ts';
import type { Board } from '#games/boggle/board.ts';
import { CUBE_SETS } from '#games/boggle/cubes.ts';
import { dealCubes, dealWeighted } from '#games/boggle/deal.ts';
import { dealGood } from '#games/boggle/quality.ts';
import { CLASSIC_SCORES } from '#games/boggle/scoring.ts';
import { createSolver } from '#games/boggle/solver.ts';
import type { SolveRules } from '#games/boggle/solver.ts';
import { parseWordList } from '#shared/dictionary/wordList.ts';
import { areNeighbours } from '#shared/grid/grid.ts';
import { randomFrom } from '#shared/random/random.ts';
import type { Random } from '#shared/random/random.ts';
import { boards } from './boards.ts';

const RULES: SolveRules = { minLength: 3, scores: CLASSIC_SCORES };

function board(text: string): Board {
  const parsed = parseBoard(text);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.board;
}

/** Gives these boards in turn. */
function dealing(...texts: readonly string[]): { readonly deal: () => Board; readonly dealt: () => number } {
  let dealt = 0;
  return { deal: () => board(texts[dealt++] ?? ''), dealt: () => dealt };
}

/** The cells without a use, by trying every path there is. */
function deadCells(on: Board, words: ReadonlySet<string>, minLength: number): readonly number[] {
  const used = new Set<number>();
  const walk = (path: readonly number[], word: string): void => {
    if (word.length >= minLength && words.has(word)) for (const cell of path) used.add(cell);
    on.faces.forEach((face, cell) => {
      const last = path.at(-1);
      if (face === SOLID || path.includes(cell)) return;
      if (last === undefined || areNeighbours(on, last, cell))
        walk([...path, cell], word + faceLetters(face));
    });
  };
  walk([], '');
  return [...on.faces.keys()].filter((cell) => on.faces[cell] !== SOLID && !used.has(cell));
}

describe('dead letters', () => {
  it('are those that no word which counts runs through', () => {
    const solver = createSolver(['cat', 'at', 'ox', 'tack']);
    expect(solver.deadCells(board('cat xox xxx'), RULES)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(solver.deadCells(board('cat xox xxx'), { minLength: 2 })).toEqual([]);
    expect(solver.deadCells(board('ca.t'), RULES)).toEqual([]);
    expect(createSolver([]).deadCells(board('ca.t'), RULES)).toEqual([0, 1, 3]);
  });

  it('are none of those that only another path of a word runs through', () => {
    const solver = createSolver(['tea']);
    expect(solver.list(board('tea tea xxx'), RULES)).toEqual([{ word: 'tea', path: [0, 1, 2], points: 1 }]);
    expect(solver.deadCells(board('tea tea xxx'), RULES)).toEqual([6, 7, 8]);
  });

  it('are what trying every path finds, on boards of all kinds', () => {
    const words = fc.array(fc.stringMatching(/^[aeinrstuqh]{1,5}$/), { maxLength: 40 });
    fc.assert(
      fc.property(boards(3), words, fc.integer({ min: 1, max: 4 }), (on, list, minLength) => {
        expect(createSolver(list).deadCells(on, { minLength })).toEqual(
          deadCells(on, new Set(list), minLength),
        );
      }),
      { numRuns: 80 },
    );
  });
});

describe('a deal of quality', () => {
  const solver = createSolver(['cat', 'act', 'tax']);
  const cat = 'catx'; // cat, act, tax: each letter has a use
  const act = 'catz'; // cat, act
  const none = 'zzzz';

  it('is the first that has words enough', () => {
    const { deal, dealt } = dealing(none, act, cat);
    expect(dealGood(deal, { leastWords: 2, noDeadLetters: false }, solver, RULES, 9)).toEqual(board(act));
    expect(dealt()).toBe(2);
  });

  it('is the first without a dead letter', () => {
    const { deal, dealt } = dealing(none, act, cat, cat);
    expect(dealGood(deal, { leastWords: 0, noDeadLetters: true }, solver, RULES, 9)).toEqual(board(cat));
    expect(dealt()).toBe(3);
  });

  it('is the first of all when nothing is asked', () => {
    const { deal, dealt } = dealing(none, cat);
    expect(dealGood(deal, { leastWords: 0, noDeadLetters: false }, solver, RULES, 9)).toEqual(board(none));
    expect(dealt()).toBe(1);
  });

  it('is the best of all when none is as asked', () => {
    const few = dealing(none, act, none);
    expect(dealGood(few.deal, { leastWords: 50, noDeadLetters: true }, solver, RULES, 3)).toEqual(board(act));
    expect(few.dealt()).toBe(3);
    const dead = dealing(none, act, none);
    expect(dealGood(dead.deal, { leastWords: 0, noDeadLetters: true }, solver, RULES, 3)).toEqual(board(act));
  });
});

const cases = process.env['QUOIN_CASES'];
const enableFile = cases === undefined ? '' : join(cases, 'enable2k.txt');

describe.skipIf(!existsSync(enableFile))('with ENABLE (skipped unless QUOIN_CASES has enable2k.txt)', () => {
  const list = existsSync(enableFile) ? parseWordList(readFileSync(enableFile, 'utf8')) : null;
  const words = list?.ok === true ? list.words : [];
  const solver = createSolver(words);
  const asked = { leastWords: 50, noDeadLetters: true };

  const set = CUBE_SETS['new-4x4-1987'];
  const kinds: readonly (readonly [string, (random: Random) => Board])[] = [
    ['cubes', (random) => dealCubes(random, set)],
    ['weights', (random) => dealWeighted(random, 4)],
  ];

  it.each(kinds)('a board by %s has 50 words and no dead letter, the same for the same seed', (_, deal) => {
    for (let seed = 1; seed <= 20; seed++) {
      const good = (): Board => {
        const random = randomFrom(seed);
        return dealGood(() => deal(random), asked, solver, RULES, 500);
      };
      expect(solver.solve(good(), RULES).words).toBeGreaterThanOrEqual(50);
      expect(solver.deadCells(good(), RULES)).toEqual([]);
      expect(good()).toEqual(good());
    }
  });
});
