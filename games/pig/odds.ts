/** The chances within one turn: to win by throwing and by holding, at every turn total. */
import { oncePerObject } from '#shared/memo.ts';
import type { Solution } from './solution.ts';
import { createTurnSolver } from './turn.ts';
import { VARIANTS } from './variants.ts';
import type { VariantId } from './variants.ts';

/** A turn of `own` against `other`, where both play perfectly from then on. All chances are to win, 0 … 1. */
export interface TurnOdds {
  readonly variant: VariantId;
  readonly own: number;
  readonly other: number;
  /** At [turn total], 0 … goal − own − 1: by throwing; where there is one throw a turn only [0], of the best number of dice. */
  readonly roll: Float64Array;
  /** Likewise by holding; [0] is to pass. */
  readonly hold: Float64Array;
  /** At [dice], from 1: by throwing so many, where the rules leave it open; else empty. [0] says nothing. */
  readonly byDice: Float64Array;
}

export interface Choice {
  readonly best: 'roll' | 'hold';
  /** How many dice to throw; 0 to hold. */
  readonly dice: number;
}

/** Its arrays are written over at each turn: whoever asks gets copies. */
const solverOf = oncePerObject(({ variant, goal }: Solution) => createTurnSolver(variant, goal));

/** `own` and `other` are below the goal. */
export function turnOdds(solution: Solution, own: number, other: number): TurnOdds {
  const { variant, goal, starts } = solution;
  const turn = solverOf(solution);
  turn.solve(starts, own, other, 1 - (starts[other * goal + own] ?? 0));
  const end = VARIANTS[variant].once ? own + 1 : goal;
  return {
    variant,
    own,
    other,
    roll: turn.roll.slice(own, end),
    hold: turn.hold.slice(own, end),
    byDice: turn.byDice.slice(),
  };
}

/** What perfect play does at that turn total. A turn begins with a throw: to pass is never better. */
export function choiceAt({ variant, roll, hold, byDice }: TurnOdds, turn: number): Choice {
  if (turn > 0 && (roll[turn] ?? 0) <= (hold[turn] ?? 0)) return { best: 'hold', dice: 0 };
  return { best: 'roll', dice: VARIANTS[variant].dice ?? bestOf(byDice) };
}

/** The number of dice with the best chance; of equals the fewest. */
function bestOf(byDice: Float64Array): number {
  return byDice.reduce((best, chance, dice) => (chance > (byDice[best] ?? 0) ? dice : best), 1);
}
