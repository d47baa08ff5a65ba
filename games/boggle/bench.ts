/** How fast the solver is: deals of the 1987 cubes, each solved; dealing is part of the time. */
import { randomFrom } from '#shared/random/random.ts';
import { CUBE_SETS } from './cubes.ts';
import { dealCubes } from './deal.ts';
import { CLASSIC_SCORES } from './scoring.ts';
import type { Solver } from './solver.ts';

export interface BenchResult {
  readonly boards: number;
  readonly boardsPerSecond: number;
  /** The words and points of all boards together: the same for the same seed, number and word list. */
  readonly words: number;
  readonly points: number;
}

const RULES = { minLength: 3, scores: CLASSIC_SCORES };

/** Deals and solves so many boards; `now` gives milliseconds. */
export function benchDeals(solver: Solver, seed: number, boards: number, now: () => number): BenchResult {
  const random = randomFrom(seed);
  let [words, points] = [0, 0];
  const began = now();
  for (let board = 0; board < boards; board++) {
    const solution = solver.solve(dealCubes(random, CUBE_SETS['new-4x4-1987']), RULES);
    words += solution.words;
    points += solution.points;
  }
  return { boards, boardsPerSecond: (boards / (now() - began)) * 1000, words, points };
}
