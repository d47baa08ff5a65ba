/**
 * How fast boards are dealt and solved, and what limits it. A machine that others use as well is at times twice as slow:
 * so times are taken of many short batches, and the best and the median are told.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CUBE_SETS } from '#games/boggle/cubes.ts';
import type { CubeSet } from '#games/boggle/cubes.ts';
import { dealCubes, dealWeighted } from '#games/boggle/deal.ts';
import type { Board } from '#games/boggle/board.ts';
import { dealGood } from '#games/boggle/quality.ts';
import { CLASSIC_SCORES } from '#games/boggle/scoring.ts';
import { createSolver, solverFor } from '#games/boggle/solver.ts';
import type { Solver } from '#games/boggle/solver.ts';
import { buildAutomaton } from '#shared/dictionary/automaton.ts';
import { parseWordList } from '#shared/dictionary/wordList.ts';
import { randomFrom } from '#shared/random/random.ts';
import type { Random } from '#shared/random/random.ts';
import { loadEnglishNode } from '#src/lexicon/nodeLexicon.ts';
import type { Measure } from './measure.ts';
import { countWork } from './solverWork.ts';
import type { Work } from './solverWork.ts';

const RULES = { minLength: 3, scores: CLASSIC_SCORES };
const CUBES_1987 = CUBE_SETS['new-4x4-1987'];
const BATCHES = 1000;
const BATCH = 200;
const SEED = 1;

/** The words of ENABLE, where the folder of known cases is at hand. */
function enable(): readonly string[] | undefined {
  const folder = process.env['QUOIN_CASES'];
  const file = folder === undefined ? undefined : join(folder, 'enable2k.txt');
  if (file === undefined || !existsSync(file)) return undefined;
  const list = parseWordList(readFileSync(file, 'utf8'));
  if (!list.ok) throw new Error(list.message);
  return list.words;
}

/** The share of the sorted times of `runs` runs, in ms; the first tenth, while the engine compiles, is left out. */
function timesOf(runs: number, run: () => unknown): (share: number) => number {
  const times: number[] = [];
  for (let i = 0; i < runs * 1.1; i++) {
    const started = performance.now();
    run();
    times.push(performance.now() - started);
  }
  const sorted = times.slice(times.length - runs).sort((a, b) => a - b);
  return (share) => sorted[Math.min(runs - 1, Math.floor(share * runs))] ?? NaN;
}

/** Boards a second, at that share of the times of the batches: 0 is the best batch, 0.5 the median. */
function boardsPerSecond(share: number, boards: (random: Random) => () => Board): Measure['run'] {
  return () => {
    const words = enable();
    if (words === undefined) return Promise.resolve(undefined);
    const solver = createSolver(words);
    const next = boards(randomFrom(SEED));
    const times = timesOf(BATCHES, () => {
      for (let board = 0; board < BATCH; board++) solver.solve(next(), RULES);
    });
    return Promise.resolve((BATCH / times(share)) * 1000);
  };
}

const dealt = (random: Random) => (): Board => dealCubes(random, CUBES_1987);

/** Ten boards over and over: the processor has all they need at hand and has learnt each branch. */
function tenBoards(random: Random): () => Board {
  const boards = Array.from({ length: 10 }, dealt(random));
  let at = 0;
  return () => boards[at++ % boards.length] ?? dealCubes(random, CUBES_1987);
}

function workOf(part: keyof Work): Measure['run'] {
  return () => {
    const words = enable();
    if (words === undefined) return Promise.resolve(undefined);
    const random = randomFrom(SEED);
    const boards = Array.from({ length: 2000 }, dealt(random));
    return Promise.resolve(countWork(buildAutomaton(words), boards)[part] / boards.length);
  };
}

/** Milliseconds that most boards of a set take, every tenth longer. */
function largeBoards(set: CubeSet, ask: (solver: Solver, board: Board) => unknown): Measure['run'] {
  return async () => {
    const solver = solverFor(await loadEnglishNode(process.cwd()));
    const random = randomFrom(SEED);
    return timesOf(500, () => ask(solver, dealCubes(random, set)))(0.9);
  };
}

/** Milliseconds of deals until one has 50 words and no dead letter; a share of 1 is the longest, null the mean. */
function goodDeals(share: number | null, deal: (random: Random) => Board): Measure['run'] {
  return async () => {
    const solver = solverFor(await loadEnglishNode(process.cwd()));
    const random = randomFrom(SEED);
    const asked = { leastWords: 50, noDeadLetters: true };
    const times = timesOf(1000, () => dealGood(() => deal(random), asked, solver, RULES, 200));
    if (share !== null) return times(share);
    return Array.from({ length: 1000 }, (_, i) => times(i / 1000)).reduce((sum, ms) => sum + ms, 0) / 1000;
  };
}

const speeds: readonly Measure[] = (
  [
    ['best', 0],
    ['median', 0.5],
  ] as const
).flatMap(([name, share]) => [
  {
    name: `boards of the 1987 cubes dealt and solved with ENABLE, ${name} of ${BATCHES} batches`,
    unit: 'boards/s',
    run: boardsPerSecond(share, dealt),
  },
  {
    name: `the same, ten boards over and over, ${name}: what is more is waiting for memory, foreseeing wrongly, and dealing`,
    unit: 'boards/s',
    run: boardsPerSecond(share, tenBoards),
  },
]);

const larger: readonly Measure[] = Object.values(CUBE_SETS)
  .filter((set) => set.size > 4)
  .flatMap((set) => [
    {
      name: `a board of ${set.title}, counted with the English lexicon, nine boards in ten within`,
      unit: 'ms',
      run: largeBoards(set, (solver, board) => solver.solve(board, RULES)),
    },
    {
      name: `a board of ${set.title}, listed with paths with the English lexicon, nine boards in ten within`,
      unit: 'ms',
      run: largeBoards(set, (solver, board) => solver.list(board, RULES)),
    },
  ]);

const good: readonly Measure[] = (
  [
    ['the 1987 cubes', (random: Random) => dealCubes(random, CUBES_1987)],
    ['weights', (random: Random) => dealWeighted(random, 4)],
  ] as const
).flatMap(([by, deal]) => [
  {
    name: `dealing by ${by} until there are 50 words and no dead letter, on average`,
    unit: 'ms',
    run: goodDeals(null, deal),
  },
  {
    name: `dealing by ${by} until there are 50 words and no dead letter, 99 times in 100 within`,
    unit: 'ms',
    run: goodDeals(0.99, deal),
  },
]);

export const measures: readonly Measure[] = [
  ...speeds,
  {
    name: 'prefixes a board of the 1987 cubes that are looked up',
    unit: 'prefixes',
    run: workOf('lookedUp'),
  },
  { name: 'of them extended', unit: 'prefixes', run: workOf('extended') },
  { name: 'steps from cell to cell that extend them', unit: 'steps', run: workOf('steps') },
  {
    name: 'dealing alone, best of the batches',
    unit: 'boards/s',
    run() {
      const random = randomFrom(SEED);
      const times = timesOf(BATCHES, () => {
        for (let board = 0; board < BATCH; board++) dealCubes(random, CUBES_1987);
      });
      return Promise.resolve((BATCH / times(0)) * 1000);
    },
  },
  ...larger,
  ...good,
  {
    name: 'reading ENABLE and building its automaton',
    unit: 'ms',
    run() {
      const words = enable();
      if (words === undefined) return Promise.resolve(undefined);
      const started = performance.now();
      buildAutomaton(words);
      return Promise.resolve(performance.now() - started);
    },
  },
];
