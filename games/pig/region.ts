/** Where to roll and where to hold, as a picture and a table show it: by own score, as runs of turn totals. */
import { choiceAt, turnOdds, type TurnOdds } from './odds.ts';
import type { Solution } from './solution.ts';
import type { VariantId } from './variants.ts';

/** Turn totals from … to, both among them. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/** What is best against one score of the opponent. */
export interface Region {
  readonly variant: VariantId;
  readonly goal: number;
  readonly other: number;
  /** By own score: the turn totals at which to hold, rising; none where a turn is a single throw. */
  readonly holds: readonly (readonly Run[])[];
  /** By own score: how many dice to throw when the turn begins. */
  readonly dice: readonly number[];
}

/** The turn totals of a turn at which it is best to hold. */
export function holdRuns(odds: TurnOdds): readonly Run[] {
  const runs: Run[] = [];
  let from: number | null = null;
  const end = odds.roll.length;
  for (let turn = 0; turn <= end; turn += 1) {
    const isHold = turn < end && choiceAt(odds, turn).best === 'hold';
    if (isHold) from ??= turn;
    else if (from !== null) {
      runs.push({ from, to: turn - 1 });
      from = null;
    }
  }
  return runs;
}

/** What lies between the runs of hold: the turn totals at which to roll; `end` is the first that wins. */
export function rollRuns(holds: readonly Run[], end: number): readonly Run[] {
  const starts = [0, ...holds.map(({ to }) => to + 1)];
  const ends = [...holds.map(({ from }) => from - 1), end - 1];
  return starts.map((from, i) => ({ from, to: ends[i] ?? from })).filter(({ from, to }) => from <= to);
}

/** `other` is below the goal. */
export function regionOf(solution: Solution, other: number): Region {
  const { variant, goal } = solution;
  const turns = Array.from({ length: goal }, (_, own) => turnOdds(solution, own, other));
  return {
    variant,
    goal,
    other,
    holds: turns.map(holdRuns),
    dice: turns.map((odds) => choiceAt(odds, 0).dice),
  };
}
