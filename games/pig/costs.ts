/** What each decision of a game has cost: how much less likely it made it to win than the best one there. */
import type { SeatIndex } from '#shared/match/entry.ts';
import type { Decision } from './data.ts';
import { choiceAt, turnOdds } from './odds.ts';
import type { TurnOdds } from './odds.ts';
import type { Solution } from './solution.ts';

export interface Cost {
  readonly decision: Decision;
  /** Chance (0 … 1) to win by what was done, if all goes on perfectly. */
  readonly chance: number;
  /** What perfect play would have done: how many dice it throws, 0 to hold. */
  readonly best: { readonly dice: number; readonly chance: number };
  /** By how much the best chance is higher: 0 for perfect play. */
  readonly cost: number;
}

/** What one player has given away in a game. */
export interface Review {
  /** All together; 0 where it is less than what chances are rounded by. */
  readonly total: number;
  /** The dearest first. */
  readonly worst: readonly Cost[];
  /** How many decisions cost something, those that are not among the dearest as well. */
  readonly dear: number;
}

/** A smaller cost is shown as none: a twentieth of a percent, by which chances are rounded. */
const NOTHING = 0.0005;

/** Of every decision, in the same order. Games of more than two are reckoned as between each seat and the best other. */
export function costsOf(solution: Solution, decisions: readonly Decision[]): readonly Cost[] {
  const known = new Map<number, TurnOdds>();
  return decisions.map((decision) => {
    const { own, other, turn } = decision;
    const place = own * solution.goal + other;
    const odds = known.get(place) ?? turnOdds(solution, own, other);
    known.set(place, odds);
    const { dice } = choiceAt(odds, turn);
    const best = { dice, chance: chanceOf(odds, turn, dice) };
    const chance = chanceOf(odds, turn, decision.dice);
    return { decision, chance, best, cost: Math.max(0, best.chance - chance) };
  });
}

/** Whether that is told as a cost. */
export function isDear({ cost }: Pick<Cost, 'cost'>): boolean {
  return cost >= NOTHING;
}

/** What a seat has given away, its dearest decisions up to `most` of them; null where it never had to decide. */
export function reviewOf(costs: readonly Cost[], seat: SeatIndex, most: number): Review | null {
  const own = costs.filter(({ decision }) => decision.seat === seat);
  if (own.length === 0) return null;
  const sum = own.reduce((total, { cost }) => total + cost, 0);
  const dear = own.filter(isDear).sort((a, b) => b.cost - a.cost);
  return { total: sum < NOTHING ? 0 : sum, worst: dear.slice(0, most), dear: dear.length };
}

function chanceOf({ roll, hold, byDice }: TurnOdds, turn: number, dice: number): number {
  if (dice === 0) return hold[turn] ?? 0;
  return byDice[dice] ?? roll[turn] ?? 0;
}
