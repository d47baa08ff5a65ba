/**
 * Perfect play of two, solved: after Neller and Presser, “Optimal Play of the Dice Game Pig” (2004).
 *
 * Scores only rise, so what a turn leads to is known once all pairs of higher scores are, but for one thing: a lost turn
 * leaves both scores as they are, and the other begins. Hence x, the chance of who begins at (own, other), and y, that at
 * (other, own), are solved together. With y given, x is what the best turn brings, x = f(y), a line from bend to bend
 * that falls as steeply as the turn is likely to be lost; and y = f'(x) likewise. Newton's steps go along these lines and
 * meet the answer exactly once they are on the right pieces: two to four are enough.
 *
 * Where a throw may take the whole score away, sums of scores fall as well: there all pairs are solved over and over, until
 * nothing changes any more.
 */
import { oncePerText } from '#shared/memo.ts';
import { chancesOf } from './chances.ts';
import type { Solution } from './solution.ts';
import { createTurnSolver } from './turn.ts';
import type { Starts, TurnSolver } from './turn.ts';
import { VARIANTS } from './variants.ts';
import type { VariantId } from './variants.ts';

/** Chances are exact to about as much: the numbers have 16 digits. */
const EXACT = 1e-14;
const EXACT_SWEEPS = 1e-13;
/** Never needed; that a loop ends should not hang on how numbers are rounded. */
const MOST_STEPS = 100;

/** Perfect play to `goal` points, a whole number of at least 1. */
export function solve(variant: VariantId, goal: number): Solution {
  const starts = new Float64Array(goal * goal).fill(0.5);
  const turn = createTurnSolver(variant, goal);
  const isOpen = chancesOf(variant, VARIANTS[variant].dice ?? 1).wipe > 0;
  let change = sweep(turn, starts, goal);
  while (isOpen && change > EXACT_SWEEPS) change = sweep(turn, starts, goal);
  return { variant, goal, starts };
}

/** The same, kept once it is there. */
export function solutionOf(variant: VariantId, goal: number): Solution {
  return remembered[variant](String(goal));
}

const remember = (variant: VariantId) => oncePerText((goal) => solve(variant, Number(goal)), 4);
const remembered = {
  pig: remember('pig'),
  twoDice: remember('twoDice'),
  bigPig: remember('bigPig'),
  hog: remember('hog'),
};

/** Solves every pair of scores from the goal downwards; gives the largest change of any chance. */
function sweep(turn: TurnSolver, starts: Starts, goal: number): number {
  let largest = 0;
  for (let sum = 2 * (goal - 1); sum >= 0; sum--) {
    const most = Math.min(sum, goal - 1);
    for (let high = Math.ceil(sum / 2); high <= most; high++) {
      largest = Math.max(largest, solvePair(turn, starts, goal, high, sum - high));
    }
  }
  return largest;
}

/** Solves the turns at (a, b) and (b, a) together; gives the larger change of both. */
function solvePair(turn: TurnSolver, starts: Starts, goal: number, a: number, b: number): number {
  const [atA, atB] = [a * goal + b, b * goal + a];
  const [before, beforeB] = [starts[atA] ?? 0, starts[atB] ?? 0];
  let [x, y] = [before, beforeB];
  for (let step = 0; step < MOST_STEPS; step++) {
    turn.solve(starts, a, b, 1 - y);
    x = turn.roll[a] ?? 0;
    const slope = turn.lost[a] ?? 0;
    turn.solve(starts, b, a, 1 - x);
    const miss = (turn.roll[b] ?? 0) - y;
    y += miss / (1 - slope * (turn.lost[b] ?? 0));
    if (Math.abs(miss) < EXACT) break;
  }
  starts[atA] = x;
  starts[atB] = a === b ? x : y;
  return Math.max(Math.abs(x - before), Math.abs(y - beforeB));
}
