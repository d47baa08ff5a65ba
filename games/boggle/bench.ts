/** How fast the solver is: deals of the 1987 cubes, each solved; dealing is part of the time. */
import { mixSeed, randomFrom } from '#shared/random/random.ts';
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

/** Solved before the clock starts, with deals of their own: the engine compiles while it runs. */
const WARM_UP_BOARDS = 5000;

/** Deals and solves so many boards, warm; `now` gives milliseconds. */
export function benchDeals(solver: Solver, seed: number, boards: number, now: () => number): BenchResult {
  run(solver, mixSeed(seed), WARM_UP_BOARDS);
  const began = now();
  const found = run(solver, seed, boards);
  return { boards, boardsPerSecond: (boards / (now() - began)) * 1000, ...found };
}

function run(solver: Solver, seed: number, boards: number): Pick<BenchResult, 'words' | 'points'> {
  const random = randomFrom(seed);
  let [words, points] = [0, 0];
  for (let board = 0; board < boards; board++) {
    const solution = solver.solve(dealCubes(random, CUBE_SETS['new-4x4-1987']), RULES);
    words += solution.words;
    points += solution.points;
  }
  return { words, points };
}
