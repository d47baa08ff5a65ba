/**
 * Perfect play of two, solved: after Neller and Presser, “Optimal Play of the Dice Game Pig” (2004).
 *
 * Scores only rise, so what a turn leads to is known once all pairs of higher scores are, but for one thing: a lost turn
 * leaves both scores as they are, and the other begins. Hence x, the chance of who begins at (own, other), and y, that at
 * (other, own), are solved together. With y given, x is what the best turn brings, x = f(y), a line from bend to bend
 * that falls as steeply as the turn is likely to be lost; and y = g(x) likewise. Newton's steps go along these lines and
 * meet the answer exactly once they are on the right pieces: two to four are enough.
 *
 * Where a throw may take the whole score away, sums of scores fall as well: there all pairs are solved over and over, until
 * nothing changes any more.
 */
import { chancesOf } from './chances.ts';
import { oncePerVariant } from './oncePerVariant.ts';
import type { Solution } from './solution.ts';
import { createTurnSolver } from './turn.ts';
import type { Starts, TurnSolver } from './turn.ts';
import { VARIANTS } from './variants.ts';
import type { VariantId } from './variants.ts';

/** Chances are exact to about as much: the numbers have 16 digits. */
const EXACT = 1e-14;
const EXACT_SWEEPS = 1e-12;
/** By how much nearer a sweep comes to the answer: to solve pairs more exactly than that in between is of no use. */
const GAIN = 10;
/** Never needed; that a loop ends should not hang on how numbers are rounded. */
const MOST_STEPS = 100;
/** Goals of each variant whose solution is kept. */
const KEPT = 4;

/** Perfect play to `goal` points, a whole number of at least 1. */
export function solve(variant: VariantId, goal: number): Solution {
  const turn = createTurnSolver(variant, goal);
  const starts = new Float64Array(goal * goal).map((_, at) => guess(goal, Math.floor(at / goal), at % goal));
  if (chancesOf(variant, VARIANTS[variant].dice ?? 1).wipe === 0) {
    sweep(turn, starts, goal, EXACT);
  } else {
    let change = 1;
    while (change > EXACT_SWEEPS) change = sweep(turn, starts, goal, change / GAIN);
  }
  return { variant, goal, starts };
}

/** As if points came one by one, to either with the same chance: near enough to begin with. */
function guess(goal: number, own: number, other: number): number {
  return (goal - other) / (goal - own + (goal - other));
}

/** The same, kept once it is there. */
export const solutionOf = oncePerVariant(solve, KEPT);

/** Solves every pair of scores to `enough`, from the goal downwards; gives the largest change of any chance. */
function sweep(turn: TurnSolver, starts: Starts, goal: number, enough: number): number {
  let largest = 0;
  for (let sum = 2 * (goal - 1); sum >= 0; sum--) {
    const most = Math.min(sum, goal - 1);
    for (let high = Math.ceil(sum / 2); high <= most; high++) {
      largest = Math.max(largest, solvePair(turn, starts, goal, high, sum - high, enough));
    }
  }
  return largest;
}

/** Solves the turns at (a, b) and (b, a) together, to `enough`; gives the larger change of both. */
function solvePair(
  turn: TurnSolver,
  starts: Starts,
  goal: number,
  a: number,
  b: number,
  enough: number,
): number {
  const [atA, atB] = [a * goal + b, b * goal + a];
  const [before, beforeB] = [starts[atA] ?? 0, starts[atB] ?? 0];
  let [x, y] = [before, beforeB];
  for (let step = 0; step < MOST_STEPS; step++) {
    turn.solve(starts, a, b, 1 - y);
    x = turn.roll[a] ?? 0;
    const slope = turn.lost[a] ?? 0;
    turn.solve(starts, b, a, 1 - x);
    const miss = (turn.roll[b] ?? 0) - y;
    // To where the lines meet that x and y lie on: the next step begins there.
    const stride = miss / (1 - slope * (turn.lost[b] ?? 0));
    y += stride;
    x -= stride * slope;
    if (Math.abs(miss) < enough) break;
  }
  starts[atA] = x;
  starts[atB] = a === b ? x : y;
  return Math.max(Math.abs(x - before), Math.abs(y - beforeB));
}
