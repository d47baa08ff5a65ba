/** How somebody comes to sit at a table: on a seat of their own, on one that was given away, or back on theirs. */
import { distinctNames, nameKey } from '#shared/match/names.ts';
import type { Refusal } from '#shared/result.ts';
import type { SitterId } from '#src/room/acts.ts';
import { readName, type RoomBounds } from '#src/room/roomDoor.ts';
import { refused } from '#src/room/refusals.ts';
import { openSeats, seatOf, type PersonSitting, type Room } from '#src/room/room.ts';
import type { Draft } from '../stores/roomStore.ts';
import type { RoomState } from './roomState.ts';

/** Seats that somebody may have now: open ones, and those whose people have lost them. `final`: the match is over. */
export function openSeatsNow(room: Room, final: boolean): number {
  if (final || room.ended !== null) return 0;
  return openSeats(room) + room.sitters.filter((each) => each.by === 'person' && each.yielded).length;
}

/** What sits somebody down under a name, or why they cannot. `token`: the hash of theirs. */
export function sitDraft(
  { room, timeline }: RoomState,
  bounds: RoomBounds,
  final: boolean,
  given: { readonly name: string; readonly token: string },
): Draft | Refusal {
  const name = readName(given.name, bounds);
  if (!name.ok) return name;
  if (room.ended !== null || final) return refused('table/ended');
  const yielded = yieldedFor(room, name.value);
  if (yielded !== null) {
    const called = distinctFrom(namesOf({ room, timeline }, yielded.id), name.value);
    return {
      by: 'table',
      c: null,
      act: { type: 'claim', who: yielded.id, name: called, token: given.token },
    };
  }
  if (openSeats(room) === 0) return refused(room.match !== null && !room.late ? 'table/begun' : 'table/full');
  const called = distinctFrom(namesOf({ room, timeline }), name.value);
  return { by: 'table', c: null, act: { type: 'sit', name: called, token: given.token } };
}

/** Of the seats that were given away the one of that name, else the first; null where there is none. */
function yieldedFor(room: Room, name: string): PersonSitting | null {
  const yielded = room.sitters.filter((each) => each.by === 'person').filter((each) => each.yielded);
  return yielded.find((each) => nameKey(each.name) === nameKey(name)) ?? yielded[0] ?? null;
}

/** Everybody's who sits there, or has: who has left stays on the score sheet. `but`: whose name may be taken over. */
function namesOf({ room, timeline }: RoomState, but: SitterId | null = null): readonly string[] {
  const sitting = room.sitters.flatMap((each) =>
    each.by === 'person' && each.id !== but ? [each.name] : [],
  );
  const left = but === null ? null : seatOf(room, but);
  const seats = timeline?.states.at(-1)?.table.seats ?? [];
  const seated = seats.flatMap(({ name }, seat) => (seat === left ? [] : [name]));
  return [...new Set([...sitting, ...seated])];
}

/** The name, numbered where somebody at the table has it. */
export function distinctFrom(taken: readonly string[], name: string): string {
  return distinctNames([...taken, name]).at(-1) ?? name;
}
