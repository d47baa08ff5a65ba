/**
 * Whom a round waits for, and whose turn it is to write. At a hosted table people come and go while it runs: whoever sat
 * there when it began is waited for until somebody ends the round for themselves, and by then has left; whoever came
 * later writes, and is waited for from the next round on.
 */
import type { SeatIndex } from '#shared/match/entry.ts';
import type { BoggleContext } from './context.ts';

type Waiting = Pick<BoggleContext, 'writes' | 'awaited' | 'turn' | 'done'>;

/** By seat, whom a round waits for that begins now: the people, or where none plays everybody who writes. */
export function awaitedFrom(writes: readonly boolean[], people: readonly SeatIndex[]): readonly boolean[] {
  const here = writes.map((each, seat) => each && people.includes(seat));
  return here.includes(true) ? here : writes;
}

/**
 * By seat, whom a round that runs still waits for: those who are there of whom it waited for. Where none of them is, the
 * people who came later end it; and where there is nobody at all, nobody is kept waiting, and it waits on for whoever is
 * back.
 */
export function awaitedStill(
  { writes, awaited }: Pick<Waiting, 'writes' | 'awaited'>,
  people: readonly SeatIndex[],
): readonly boolean[] {
  const here = awaited.map((each, seat) => each && people.includes(seat));
  if (here.includes(true)) return here;
  return writes.some((each, seat) => each && people.includes(seat)) ? awaitedFrom(writes, people) : awaited;
}

/** The next seat that is given a turn to write, or null when all have had theirs. */
export function turnAfter({ awaited }: Pick<Waiting, 'awaited'>, seat: SeatIndex): SeatIndex | null {
  const next = awaited.indexOf(true, seat + 1);
  return next < 0 ? null : next;
}

/** Whether a turn of this round is still to come. */
export function turnsLeft(context: Pick<Waiting, 'awaited' | 'turn'>): boolean {
  return context.turn !== null && turnAfter(context, context.turn) !== null;
}

/** Whether the turn is one of nobody's, so that this person may pass it on. A round of computers alone is theirs. */
export function turnIsOpen(
  { writes, turn }: Pick<Waiting, 'writes' | 'turn'>,
  by: SeatIndex,
  people: readonly SeatIndex[],
): boolean {
  return turn !== null && writes[by] === true && people.includes(by) && !people.includes(turn);
}

/**
 * Whether the seat may write now: where people write in turn, only whose turn it is, and at any time computers and
 * whoever came while the round ran.
 */
export function mayWrite(
  { writes, awaited, turn }: Pick<Waiting, 'writes' | 'awaited' | 'turn'>,
  seat: SeatIndex,
): boolean {
  return writes[seat] === true && (turn === null || turn === seat || awaited[seat] !== true);
}

/** Why the seat cannot end the round for itself, or null when it can; once more, when somebody has left since. */
export function faultOfEnd(
  waiting: Waiting,
  seat: SeatIndex,
  people: readonly SeatIndex[],
): 'turn/not-yours' | 'round/done-already' | null {
  if (!mayWrite(waiting, seat)) return 'turn/not-yours';
  if (waiting.done[seat] !== true) return null;
  return waiting.turn === null && waitsInVain(waiting, people) ? null : 'round/done-already';
}

function waitsInVain(waiting: Waiting, people: readonly SeatIndex[]): boolean {
  const still = awaitedStill(waiting, people);
  return waiting.awaited.some((each, seat) => each !== still[seat]);
}
