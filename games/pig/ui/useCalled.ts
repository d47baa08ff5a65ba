/** How the table speaks of a seat: “you”, “I” where the computer speaks for itself, or by its name. */
import type { Seat, SeatIndex } from '#shared/match/entry.ts';
import { useSeatsHere } from '#shared/plugin/ui/seats.ts';
import type { Say } from '#shared/plugin/ui/words.ts';
import { personOf, playersFrom, type Person, type Spoken } from '../company.ts';
import type { PigData } from '../data.ts';
import type { TableWord } from '../tableMessages.en.ts';

export interface Called {
  person(seat: SeatIndex): Person;
  name(seat: SeatIndex): string;
  /** All players, in the order in which they are listed. */
  all(): readonly Spoken[];
}

/** Said in `setup`; read while drawing it follows who sits where. */
export function useCalled(data: () => PigData, seats: () => readonly Seat[], say: Say<TableWord>): Called {
  const { here } = useSeatsHere();
  /** Several people sit before this device. */
  const shared = (): boolean => here.length > 1;
  const called: Called = {
    person: (seat) => personOf(data(), seat, shared()),
    name: (seat) => (called.person(seat) === 'you' ? say('name.you') : (seats()[seat]?.name ?? '')),
    all: () =>
      playersFrom(data(), shared()).map(({ seat }) => ({
        seat,
        person: called.person(seat),
        name: called.name(seat),
      })),
  };
  return called;
}
