/** How the table speaks of a seat: “you”, “I” where the computer speaks for itself, or by its name. */
import { useSeatsHere } from '#shared/plugin/ui/seats.ts';
import type { Say } from '#shared/plugin/ui/words.ts';
import type { Seat, SeatIndex } from '#shared/match/entry.ts';
import { personOf, type Person } from '../company.ts';
import type { PigData } from '../data.ts';
import type { TableWord } from '../tableMessages.en.ts';

export interface Called {
  /** Several people sit before this device. */
  readonly shared: boolean;
  person(seat: SeatIndex): Person;
  name(seat: SeatIndex): string;
}

/** Said in `setup`; read while drawing it follows who sits where. */
export function useCalled(data: () => PigData, seats: () => readonly Seat[], say: Say<TableWord>): Called {
  const { here } = useSeatsHere();
  const called: Called = {
    get shared() {
      return here.length > 1;
    },
    person: (seat) => personOf(data(), seat, called.shared),
    name: (seat) => (called.person(seat) === 'you' ? say('name.you') : (seats()[seat]?.name ?? '')),
  };
  return called;
}
