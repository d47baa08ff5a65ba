/** Who sits around a table, as its sentences have to fit. */
import type { SeatIndex } from '#shared/match/entry.ts';
import type { PigData, PigPlayer } from './data.ts';

/** How a seat is spoken of: to the viewer as “you”, by the computer of itself as “I”, of any other by name. */
export type Person = 'you' | 'me' | 'other';

/** A player, as sentences speak of it. */
export interface Spoken {
  readonly seat: SeatIndex;
  readonly person: Person;
  readonly name: string;
}

type Seen = Pick<PigData, 'players' | 'self' | 'watching' | 'tallies' | 'starter'>;

/** One person against one computer, which speaks for itself. */
export function isDuel({ players, watching, tallies }: Seen): boolean {
  return !watching && players.length === 2 && tallies !== null;
}

/** `shared`: several people sit before this device, so that “you” would be another at each turn. */
export function personOf(data: Seen, seat: SeatIndex, shared: boolean): Person {
  if (data.watching || shared) return 'other';
  if (seat === data.self) return 'you';
  return isDuel(data) ? 'me' : 'other';
}

/** The players as they are listed: who looks comes first, unless that is another at each turn. */
export function playersFrom(data: Seen, shared: boolean): readonly PigPlayer[] {
  if (data.watching || shared) return data.players;
  const isOwn = ({ seat }: PigPlayer): boolean => seat === data.self;
  return [...data.players.filter(isOwn), ...data.players.filter((player) => !isOwn(player))];
}

/** Who starts the next game. */
export function nextStarter({ starter, players }: Seen): SeatIndex {
  return (starter + 1) % players.length;
}
