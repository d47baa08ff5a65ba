import { oncePerObject } from '#shared/memo.ts';
import type { Seat, SeatIndex } from './entry.ts';

/** The seats at which people sit, ascending; the same list for the same seats. */
export const peopleOf: (seats: readonly Seat[]) => readonly SeatIndex[] = oncePerObject(
  (seats: readonly Seat[]) => seats.flatMap(({ by }, seat) => (by === 'person' ? [seat] : [])),
);
