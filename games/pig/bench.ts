/** How long the mathematics takes, warm. */
import { compare } from './comparing.ts';
import { solve } from './solve.ts';
import type { VariantId } from './variants.ts';

export interface Timing {
  /** ms, the best of several runs: what else the machine does only ever adds to it. */
  readonly ms: number;
  /** What came out: the chance of who begins, by perfect play. */
  readonly firstWin: number;
}

/** Perfect play solved; `now` gives milliseconds. */
export function benchSolve(variant: VariantId, goal: number, runs: number, now: () => number): Timing {
  return best(runs, now, () => solve(variant, goal).starts[0] ?? 0);
}

/** The duels of all policies, ways to round among them, with all that they need but perfect play itself. */
export function benchCompare(variant: VariantId, goal: number, runs: number, now: () => number): Timing {
  return best(runs, now, () => compare(variant, goal).firstWin[0]?.[0] ?? 0);
}

function best(runs: number, now: () => number, run: () => number): Timing {
  let [ms, firstWin] = [Infinity, run()];
  for (let i = 0; i < runs; i++) {
    const began = now();
    firstWin = run();
    ms = Math.min(ms, now() - began);
  }
  return { ms, firstWin };
}
