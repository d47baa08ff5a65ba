/** Who sits around a table, and what they are called: what its sentences have to fit. */
import type { Seat, SeatIndex } from '#shared/match/entry.ts';
import type { BoggleData, BogglePlayer } from './data.ts';

/** The viewer by itself; against one computer; or any other table, also for who only watches. */
export type Company = 'alone' | 'computer' | 'several';

type Around = Pick<BoggleData, 'players' | 'self'>;
type Seen = Pick<BoggleData, 'players' | 'self' | 'watching'>;

/** A computer that plays on for a person goes by that person's name, and is not “the computer”. */
export function companyOf({ players, self, watching }: Seen, seats: readonly Seat[]): Company {
  if (watching) return 'several';
  const others = players.filter(({ seat, seated }) => seated && seat !== self);
  const [only] = others;
  if (only === undefined) return 'alone';
  const isComputer = !only.writes || (only.computer && seats[only.seat]?.by === 'bot');
  return others.length === 1 && isComputer ? 'computer' : 'several';
}

/** The players who are told of: no seat that nobody has. */
export function seatedIn({ players }: Pick<BoggleData, 'players'>): readonly BogglePlayer[] {
  return players.filter(({ seated }) => seated);
}

/** Whether a seat's words come from what it learns. */
export function hasLearner({ players }: Pick<BoggleData, 'players'>): boolean {
  return players.some(({ writes }) => !writes);
}

/** How strong a computer plays, from 1 to 10; null for who has no level. */
export function levelOf(seat: Seat | undefined): number | null {
  if (seat?.by !== 'bot') return null;
  const [, level] = /^level-?(\d+)$/.exec(seat.bot) ?? [];
  return level === undefined ? null : Number(level);
}

/** All who are seated, the viewer's own seat first, then the others as they sit; a crowd by points, so that the best come into sight. */
export function seatsFrom({ players, self }: Around, crowd = false): readonly SeatIndex[] {
  const seated = seatedIn({ players });
  const others = seated.filter(({ seat }) => seat !== self);
  const ranked = crowd ? others.toSorted((a, b) => b.total - a.total) : others;
  return [...seated.filter(({ seat }) => seat === self), ...ranked].map(({ seat }) => seat);
}

/** Those who have won the game, or who share the win; nobody while it goes on. */
export function winnersOf({ players }: Pick<BoggleData, 'players'>): readonly SeatIndex[] {
  return players.flatMap(({ seat, result }) => (result === 'win' || result === 'draw' ? [seat] : []));
}

/** Whether the viewer's own words are all that there were on the board; false until a round is counted. */
export function hasFoundAll({
  possible,
  lists,
  self,
}: Pick<BoggleData, 'possible' | 'lists' | 'self'>): boolean {
  if (possible === null || possible.length === 0) return false;
  const own = new Set((lists?.seats[self]?.all ?? []).map(({ word }) => word));
  return possible.every(({ word }) => own.has(word));
}
