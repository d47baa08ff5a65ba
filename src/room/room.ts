/**
 * A room folded from its log: who sits where, what will be played, and when the match began. Pure, and the same in every
 * process. The match itself is folded from the same log by `matchLog.ts`; who is connected is no part of it.
 */
import { sameJson } from '#shared/json.ts';
import type { Seat, SeatIndex } from '#shared/match/entry.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import { counterOf, type RoomAct, type RoomEntry, type SitterId } from './acts.ts';

export interface PersonSitting {
  readonly by: 'person';
  readonly id: SitterId;
  readonly name: string;
  /** SHA-256 of the token, in hex. */
  readonly token: string;
  readonly ready: boolean;
  /** Whoever comes next may have the seat. */
  readonly yielded: boolean;
  /** The bot that plays for them while they are away; null while they play. */
  readonly standIn: string | null;
}

export interface ComputerSitting {
  readonly by: 'bot';
  readonly id: SitterId;
  readonly bot: string;
}

export type Sitting = PersonSitting | ComputerSitting;

/** The match that was begun at a table. */
export interface RoomMatch {
  /** Room time in ms of its match time 0. */
  readonly began: number;
  readonly seed: number;
  /** As it was begun with. */
  readonly seats: readonly Seat[];
  /** By seat: who has it, or had it and has gone for good; null for one that nobody has had yet. */
  readonly sitters: readonly (SitterId | null)[];
}

export interface Room {
  readonly game: string;
  readonly rules: number;
  readonly settings: Settings;
  /** How many may sit. */
  readonly places: number;
  /** Whether somebody may sit down once the match has begun. */
  readonly late: boolean;
  /** In the order of their seats. */
  readonly sitters: readonly Sitting[];
  /** Null while nobody sits. */
  readonly host: SitterId | null;
  /** Whose the role is by right, the first host's at first: it is theirs again when they come back before the match. */
  readonly founder: SitterId | null;
  readonly match: RoomMatch | null;
  /** Room time in ms at which the host closed it; null while it is open. */
  readonly ended: number | null;
  /** The code of the table where the same people play again; null for none. */
  readonly next: string | null;
  /** The last command of each sender that was carried out, by {@link counterOf}. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Entries folded so far, and the room time of the last. */
  readonly n: number;
  readonly at: number;
}

/** The room of a log. @throws Error for a log that does not begin with `open`: its store is damaged. */
export function foldRoom(entries: readonly RoomEntry[]): Room {
  const [first, ...rest] = entries;
  if (first?.act.type !== 'open') throw new Error('The log of a table begins with its opening.');
  return rest.reduce(nextRoom, openRoom(first.act));
}

function openRoom({
  game,
  rules,
  settings,
  places,
  late,
}: Extract<RoomAct, { readonly type: 'open' }>): Room {
  return {
    game,
    rules,
    settings,
    places,
    late,
    sitters: [],
    host: null,
    founder: null,
    match: null,
    ended: null,
    next: null,
    numbers: {},
    n: 1,
    at: 0,
  };
}

/** The room with one entry more, which the door has judged. */
export function nextRoom(room: Room, entry: RoomEntry): Room {
  const counter = counterOf(entry);
  const numbers =
    counter === null || entry.c === null ? room.numbers : { ...room.numbers, [counter]: entry.c };
  return { ...carryOut(room, entry), numbers, n: entry.n, at: entry.at };
}

function carryOut(room: Room, { n, at, by, act }: RoomEntry): Room {
  switch (act.type) {
    case 'sit':
      return sitDown(room, `s${n}`, act);
    case 'claim':
      return withPerson(room, act.who, { name: act.name, token: act.token, yielded: false, standIn: null });
    case 'rename':
      return withPerson(room, by, { name: act.name });
    case 'ready':
      return withPerson(room, by, { ready: act.ready });
    case 'yield':
      return withPerson(room, act.who, { yielded: true });
    case 'standIn':
      return withPerson(room, act.who, { standIn: act.bot });
    case 'back':
      return withPerson(room, act.who, { standIn: null, yielded: false });
    case 'leave':
      return standUp(room, by);
    case 'remove':
      return standUp(room, act.who);
    case 'computer':
      return { ...room, sitters: [...room.sitters, { by: 'bot', id: `s${n}`, bot: act.bot }] };
    case 'settle':
      return settled(room, act);
    case 'host':
      // Whoever was given the role by its holder has it for good.
      return { ...room, host: act.who, founder: by === 'table' ? room.founder : act.who };
    case 'begin':
      return { ...room, match: matchOf(room, at, act) };
    case 'end':
      return { ...room, ended: at };
    case 'rematch':
      return { ...room, next: act.code };
    case 'open':
    case 'play':
    case 'bot':
    case 'undo':
      return room;
  }
}

/** What was agreed to is another game, unless there are only more seats, or fewer. */
function settled(room: Room, act: Extract<RoomAct, { readonly type: 'settle' }>): Room {
  const { settings, places, late } = act;
  const sitters = sameJson(settings, room.settings)
    ? room.sitters
    : room.sitters.map((each) =>
        each.by === 'person' && each.id !== room.host ? { ...each, ready: false } : each,
      );
  return { ...room, settings, places, late, sitters };
}

function sitDown(
  room: Room,
  id: SitterId,
  { name, token }: Extract<RoomAct, { readonly type: 'sit' }>,
): Room {
  const person: PersonSitting = {
    by: 'person',
    id,
    name,
    token,
    // Whoever sits down at a match that runs has nothing to wait for, nor has who is to start it.
    ready: room.match !== null || room.host === null,
    yielded: false,
    standIn: null,
  };
  return {
    ...room,
    sitters: [...room.sitters, person],
    host: room.host ?? id,
    founder: room.founder ?? id,
    // A seat with somebody's points on it is nobody else's.
    match: room.match && { ...room.match, sitters: withSitter(room.match.sitters, id) },
  };
}

function standUp(room: Room, who: SitterId): Room {
  const sitters = room.sitters.filter(({ id }) => id !== who);
  const heir = sitters.find(({ by }) => by === 'person')?.id ?? null;
  const host = room.host === who ? heir : room.host;
  return {
    ...room,
    sitters,
    host,
    // Whoever has gone for good has nothing to come back to.
    founder: room.founder === who ? host : room.founder,
  };
}

function matchOf(
  room: Room,
  began: number,
  { seed, seats }: Extract<RoomAct, { readonly type: 'begin' }>,
): RoomMatch {
  return { began, seed, seats, sitters: seats.map((_, seat) => room.sitters[seat]?.id ?? null) };
}

/** The first open seat is theirs. */
function withSitter(sitters: RoomMatch['sitters'], who: SitterId): RoomMatch['sitters'] {
  const seat = sitters.indexOf(null);
  return seat === -1 ? sitters : sitters.with(seat, who);
}

function withPerson(room: Room, who: SitterId, change: Partial<Omit<PersonSitting, 'by' | 'id'>>): Room {
  return {
    ...room,
    sitters: room.sitters.map((each) =>
      each.by === 'person' && each.id === who ? { ...each, ...change } : each,
    ),
  };
}

/** Who that is, or undefined. */
export function sitterOf(room: Pick<Room, 'sitters'>, who: SitterId): Sitting | undefined {
  return room.sitters.find(({ id }) => id === who);
}

/** The person of that id, or undefined: not for a computer. */
export function personOf(room: Pick<Room, 'sitters'>, who: SitterId): PersonSitting | undefined {
  const sitter = sitterOf(room, who);
  return sitter?.by === 'person' ? sitter : undefined;
}

/** Their seat in the match, or before it in the lobby; null for who has none. */
export function seatOf(room: Room, who: SitterId): SeatIndex | null {
  const seat = (room.match?.sitters ?? room.sitters.map(({ id }) => id)).indexOf(who);
  return seat === -1 ? null : seat;
}

/** Seats that somebody may sit down at; none where nobody may any more. */
export function openSeats(room: Room): number {
  if (room.ended !== null) return 0;
  if (room.match === null) return Math.max(0, room.places - room.sitters.length);
  return room.late ? room.match.sitters.filter((who) => who === null).length : 0;
}
