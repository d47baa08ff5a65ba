/**
 * The match within a room's log. What happens at a table becomes entries of the match's own log (who sits down, who is
 * host, every move), so that the match is a record like any other: it folds, is undone, replayed and exported the same.
 */
import type { Entry, MoveEntry, Seat, TableEntry } from '#shared/match/entry.ts';
import type { MatchInput } from '#shared/match/record.ts';
import { seatsOf, type Sitter } from '#shared/match/seating.ts';
import type { Game } from '#shared/plugin/contract.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import type { RoomEntry, SitterId } from './acts.ts';
import { nextRoom, personOf, seatOf, type Room, type Sitting } from './room.ts';

/** An entry of the match before it has its place in the match's log. */
export type MatchStep = Omit<MoveEntry, 'n'> | Omit<TableEntry, 'n'>;

/** The seats a match begins with: who sits, and what is left open where people may come later. */
export function seatsAtBegin(room: Room, game: Pick<Game, 'messages'>): readonly Seat[] {
  const seated = seatsOf(game, room.sitters.map(sitterOf));
  const open = room.late ? Math.max(0, room.places - room.sitters.length) : 0;
  return [...seated, ...Array.from({ length: open }, (): Seat => ({ by: 'none', name: '' }))];
}

function sitterOf(sitting: Sitting): Sitter {
  return sitting.by === 'person' ? { by: 'person', name: sitting.name } : { by: 'bot', bot: sitting.bot };
}

/** What the chart of the room's match is given; null before it has begun. */
export function matchInputOf(room: Room, game: Pick<Game, 'carry'>): MatchInput<Settings> | null {
  if (room.match === null) return null;
  const { seed, seats } = room.match;
  // What one person has carried home is not for a table of several.
  return { seed, settings: room.settings, seats, carried: game.carry?.initial() ?? null };
}

/**
 * What an entry of the room means in its match, in order; nothing before the match, once the table is closed (its match
 * stands still then), and for what does not concern it. `room` is the room just before that entry.
 */
export function matchStepsOf(room: Room, entry: RoomEntry): readonly MatchStep[] {
  if (room.ended !== null) return [];
  const after = nextRoom(room, entry);
  if (after.match === null) return [];
  const at = entry.at - after.match.began;
  return [...seatSteps(room, after, entry, at), ...playSteps(room, entry, at), ...hostSteps(room, after, at)];
}

function playSteps(room: Room, { by, act }: RoomEntry, at: number): readonly MatchStep[] {
  switch (act.type) {
    case 'bot':
      return [{ at, by: act.seat, move: act.move }];
    case 'play': {
      const seat = seatOf(room, by);
      return seat === null ? [] : [{ at, by: seat, move: act.move }];
    }
    case 'undo': {
      const seat = seatOf(room, by);
      return seat === null ? [] : [{ at, by: seat, table: act.undo }];
    }
    default:
      return [];
  }
}

/** Seats are the match's own business from its beginning on. */
function seatSteps(room: Room, after: Room, entry: RoomEntry, at: number): readonly MatchStep[] {
  if (room.match === null) return [];
  const { act, by } = entry;
  switch (act.type) {
    case 'sit':
      return seated(after, `s${entry.n}`, at, { by: 'person', name: act.name });
    case 'claim':
      return seated(room, act.who, at, { by: 'person', name: act.name });
    case 'back':
      return seated(room, act.who, at, { by: 'person', name: nameOf(room, act.who) });
    case 'standIn':
      return seated(room, act.who, at, { by: 'bot', bot: act.bot, name: nameOf(room, act.who) });
    case 'leave':
      return seated(room, by, at, inPlaceOf(room, by, act.bot));
    case 'remove':
      return seated(room, act.who, at, inPlaceOf(room, act.who, act.bot));
    default:
      return [];
  }
}

function seated(room: Room, who: SitterId, at: number, sitter: Seat): readonly MatchStep[] {
  const seat = seatOf(room, who);
  return seat === null ? [] : [{ at, by: 'table', table: { type: 'seat', seat, sitter } }];
}

/** Their name stays on the score sheet. */
function inPlaceOf(room: Room, who: SitterId, bot: string | null): Seat {
  const name = nameOf(room, who);
  return bot === null ? { by: 'none', name } : { by: 'bot', bot, name };
}

function nameOf(room: Room, who: SitterId): string {
  return personOf(room, who)?.name ?? '';
}

/** Who is host at the table is host in the match, whose fold begins with the first seat. */
function hostSteps(room: Room, after: Room, at: number): readonly MatchStep[] {
  const before = room.match === null ? 0 : hostSeat(room);
  const now = hostSeat(after);
  return now === null || now === before ? [] : [{ at, by: 'table', table: { type: 'host', seat: now } }];
}

function hostSeat(room: Room): number | null {
  return room.host === null ? null : seatOf(room, room.host);
}

/** The steps as entries of a match's log that has so many already. */
export function numbered(steps: readonly MatchStep[], already: number): readonly Entry[] {
  return steps.map((step, i) => ({ n: already + 1 + i, ...step }));
}
