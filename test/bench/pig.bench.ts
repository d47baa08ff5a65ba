/** How long perfect play at Pig takes to be solved, and all policies against each other. */
import { benchCompare, benchSolve } from '#games/pig/bench.ts';
import type { Timing } from '#games/pig/bench.ts';
import { solve } from '#games/pig/solve.ts';
import { strengthsOf } from '#games/pig/strengths.ts';
import type { Measure } from './measure.ts';

const now = (): number => performance.now();

function told({ ms, firstWin }: Timing): { value: number; note: string } {
  return { value: ms, note: `who begins wins ${(100 * firstWin).toFixed(7)} % of the games` };
}

/** Once, in a process that has done nothing yet: what a worker needs at first use. */
function cold(run: () => unknown): Measure['run'] {
  return () => {
    const began = now();
    run();
    return Promise.resolve(now() - began);
  };
}

export const measures: readonly Measure[] = [
  {
    name: 'perfect play at Pig to 100 solved, to 1e-14, at first use',
    unit: 'ms',
    run: cold(() => solve('pig', 100)),
  },
  {
    name: 'perfect play at Pig to 100 solved, to 1e-14, best of 10',
    unit: 'ms',
    run: async () => told(benchSolve('pig', 100, 10, now)),
  },
  {
    name: 'perfect play at Two-Dice Pig to 200 solved, to 1e-12, at first use',
    unit: 'ms',
    run: cold(() => solve('twoDice', 200)),
  },
  {
    name: 'all two-policy chances at Pig to 100, 121 duels, best of 5',
    unit: 'ms',
    run: async () => told(benchCompare('pig', 100, 5, now)),
  },
  {
    name: 'the strengths of all policies at Pig to 100, at first use',
    unit: 'ms',
    run: cold(() => strengthsOf('pig', 100)),
  },
];
