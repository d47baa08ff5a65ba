/**
 * One turn, played as well as can be: from the goal downwards, since at every turn total a throw leads either upwards or
 * out of the turn. What it is worth to be out of the turn is given: see `solve.ts`.
 */
import { chancesOf } from './chances.ts';
import type { Chances } from './chances.ts';
import { HOG_DICE } from './limits.ts';
import { VARIANTS } from './variants.ts';
import type { VariantId } from './variants.ts';

/** Chances to win of who begins a turn: goal × goal, at [own × goal + other]. */
export type Starts = Float64Array;

/** Thinks turns through; what it finds lies in arrays that the next turn is written over. */
export interface TurnSolver {
  /** A turn of whoever has `own` against `other`, where losing it with nothing gained is worth `passing`. */
  solve(starts: Starts, own: number, other: number, passing: number): void;
  /** Chances to win at [score + turn total], own … goal − 1: by throwing (of one throw a turn: the best number of dice). */
  readonly roll: Float64Array;
  /** The same by holding; at a turn total of 0, by passing. */
  readonly hold: Float64Array;
  /** How likely the turn is lost from there on, score kept, if it is played so: by how much `roll` grows with `passing`. */
  readonly lost: Float64Array;
  /** At [dice]: the chance to win by throwing so many, where the rules leave it open; else empty. */
  readonly byDice: Float64Array;
}

/** For turns by the rules of a variant, to `goal` points. */
export function createTurnSolver(variant: VariantId, goal: number): TurnSolver {
  const { dice, once } = VARIANTS[variant];
  return once ? throwOnce(variant, goal) : rollOrHold(goal, chancesOf(variant, dice ?? HOG_DICE.min));
}

/** Pig: to throw again or to hold. */
function rollOrHold(goal: number, { pig, wipe, gains }: Chances): TurnSolver {
  const points = Int32Array.from(gains, (gain) => gain.points);
  const chances = Float64Array.from(gains, (gain) => gain.chance);
  const most = points.at(-1) ?? 0;
  const [roll, hold, lost] = [new Float64Array(goal), new Float64Array(goal), new Float64Array(goal)];
  // What is best at each score reached, and how likely it loses the turn: whoever is at the goal or beyond has won.
  const best = new Float64Array(goal + most).fill(1);
  const risk = new Float64Array(goal + most);

  function solve(starts: Starts, own: number, other: number, passing: number): void {
    const wiped = 1 - (starts[other * goal] ?? 0);
    const out = pig * passing + wipe * wiped;
    for (let score = goal - 1; score >= own; score--) {
      let rolled = out;
      let lostBy = pig;
      for (let i = 0; i < points.length; i++) {
        const chance = chances[i] ?? 0;
        const reached = score + (points[i] ?? 0);
        rolled += chance * (best[reached] ?? 1);
        lostBy += chance * (risk[reached] ?? 0);
      }
      const held = score === own ? passing : 1 - (starts[other * goal + score] ?? 0);
      const isRoll = rolled > held;
      roll[score] = rolled;
      hold[score] = held;
      lost[score] = lostBy;
      best[score] = isRoll ? rolled : held;
      risk[score] = isRoll ? lostBy : 0;
    }
  }
  return { solve, roll, hold, lost, byDice: new Float64Array(0) };
}

/** Hog: one throw, of how many dice. */
function throwOnce(variant: VariantId, goal: number): TurnSolver {
  const throws = Array.from({ length: HOG_DICE.max }, (_, i) => chancesOf(variant, i + 1));
  const [roll, hold, lost] = [new Float64Array(goal), new Float64Array(goal), new Float64Array(goal)];
  const byDice = new Float64Array(HOG_DICE.max + 1);

  function solve(starts: Starts, own: number, other: number, passing: number): void {
    const wiped = 1 - (starts[other * goal] ?? 0);
    roll[own] = 0;
    hold[own] = passing;
    throws.forEach(({ pig, wipe, gains }, i) => {
      let thrown = pig * passing + wipe * wiped;
      for (const { points, chance } of gains) {
        const score = own + points;
        thrown += chance * (score < goal ? 1 - (starts[other * goal + score] ?? 0) : 1);
      }
      byDice[i + 1] = thrown;
      if (thrown <= (roll[own] ?? 0)) return;
      roll[own] = thrown;
      lost[own] = pig;
    });
  }
  return { solve, roll, hold, lost, byDice };
}
