/** Games won and lost by the one person at the table, against each sort of opponent. */
import type { PigContext } from './context.ts';
import type { Tally } from './data.ts';
import { POLICIES } from './policyNames.ts';
import type { VariantId } from './variants.ts';

export type Opponent = Tally['opponent'];

export interface VariantTally extends Tally {
  readonly variant: VariantId;
}

/** All there may be, in the order in which they are kept and shown. */
export const OPPONENTS: readonly Opponent[] = [...POLICIES, 'several', 'random'];

type Around = Pick<PigContext, 'computers' | 'policies'>;

/** The seat of the one person where all others were computers when the match began; null where they were not. */
export function onlyPerson({ computers }: Pick<PigContext, 'computers'>): number | null {
  const seat = computers.indexOf(false);
  return seat >= 0 && computers.lastIndexOf(false) === seat ? seat : null;
}

/** The tallies with the game that has just been won. */
export function tallied(context: PigContext): PigContext['tallies'] {
  const { tallies, variant, turn } = context;
  const person = onlyPerson(context);
  if (person === null) return tallies;
  const won = turn === person ? 1 : 0;
  return sumOf([...tallies, { variant, opponent: opponentOf(context, person), won, lost: 1 - won }]);
}

/** One line for each variant and opponent, in order; none where no game was played. */
export function sumOf(tallies: readonly VariantTally[]): readonly VariantTally[] {
  const sums = new Map<string, VariantTally>();
  for (const tally of tallies) {
    const key = `${tally.variant} ${tally.opponent}`;
    const sum = sums.get(key);
    sums.set(key, { ...tally, won: tally.won + (sum?.won ?? 0), lost: tally.lost + (sum?.lost ?? 0) });
  }
  return [...sums.values()]
    .map((sum) => ({ ...sum, won: Math.max(0, sum.won), lost: Math.max(0, sum.lost) }))
    .filter(({ won, lost }) => won + lost > 0)
    .toSorted((a, b) => orderOf(a) - orderOf(b) || a.variant.localeCompare(b.variant, 'en'));
}

function opponentOf({ computers, policies }: Around, person: number): Opponent {
  return computers.length > 2 ? 'several' : (policies[1 - person] ?? 'random');
}

function orderOf({ opponent }: Tally): number {
  return OPPONENTS.indexOf(opponent);
}
