/**
 * The door of a room: whether people may do at a table what they ask for, before it becomes an entry. Moves of the match
 * itself are judged by the match's own door (`shared/match/door.ts`), which knows the game.
 */
import { ownListIn } from '#shared/dictionary/chosenLexicon.ts';
import { cleanName, nameKey } from '#shared/match/names.ts';
import type { Plugin } from '#shared/plugin/contract.ts';
import { readSettings } from '#shared/plugin/readSettings.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import { no, yes, type Result } from '#shared/result.ts';
import type { ClientAct, SitterId } from './acts.ts';
import { refused, type RoomRefusalCode } from './refusals.ts';
import { openSeats, personOf, sitterOf, type Room } from './room.ts';

/** What a table may be set up with, whatever the game would allow. */
export interface RoomBounds {
  /** Seats at a table. */
  readonly seats: number;
  /** Characters (code points) of a name. */
  readonly name: number;
}

export interface RoomDoor {
  readonly room: Room;
  readonly plugin: Pick<Plugin, 'seats' | 'settings'>;
  readonly bounds: RoomBounds;
  /** Whether that sitter is connected. */
  readonly isHere: (who: SitterId) => boolean;
}

/** Why `by` may not do that now, or null. Moves and taking back are only asked whether there is a match and a seat. */
export function refuseAct(
  door: RoomDoor,
  by: SitterId,
  act: ClientAct,
): (ReturnType<typeof refused> | ReturnType<typeof no>) | null {
  const { room } = door;
  if (personOf(room, by) === undefined) return refused('seat/none');
  if (isForHost(act) && room.host !== by) return refused('seat/not-host');
  if (room.ended !== null && act.type !== 'leave' && act.type !== 'rematch') return refused('table/ended');
  const code = faultOf(door, act);
  if (code !== null) return refused(code);
  if (act.type !== 'settle') return null;
  const settled = readHosted(door.plugin, act.settings);
  return settled.ok ? null : settled;
}

function isForHost({ type }: ClientAct): boolean {
  return ['remove', 'yield', 'computer', 'standIn', 'settle', 'begin', 'host', 'end', 'rematch'].includes(
    type,
  );
}

function faultOf({ room, plugin, bounds, isHere }: RoomDoor, act: ClientAct): RoomRefusalCode | null {
  switch (act.type) {
    case 'ready':
    case 'leave':
    case 'end':
      return null;
    case 'rename':
      return room.match === null ? nameFault(act.name, bounds) : 'begin/begun';
    case 'remove':
      if (sitterOf(room, act.who) === undefined || act.who === room.host) return 'seat/unknown';
      return room.match !== null && personOf(room, act.who) === undefined ? 'seat/computer' : null;
    case 'yield':
      return personFault(room, act.who) ?? (isHere(act.who) ? 'seat/here' : null);
    case 'standIn':
      if (room.match === null) return 'table/not-begun';
      return personFault(room, act.who) ?? (isHere(act.who) ? 'seat/here' : null);
    case 'computer':
      if (room.match !== null) return 'begin/begun';
      if (openSeats(room) === 0) return 'table/full';
      return computersOf(plugin).includes(act.bot) ? null : 'computer/unknown';
    case 'settle':
      if (room.match !== null) return 'begin/begun';
      return placesFault(plugin, bounds, act.places, room.sitters.length) ?? lateFault(plugin, act.late);
    case 'begin':
      if (room.match !== null) return 'begin/begun';
      return room.sitters.length < plugin.seats.min ? 'begin/too-few' : null;
    case 'host':
      return personFault(room, act.who) ?? (isHere(act.who) ? null : 'seat/unknown');
    case 'rematch':
      return room.match === null ? 'table/not-begun' : null;
    case 'play':
    case 'undo':
      return room.match === null ? 'table/not-begun' : null;
  }
}

function personFault(room: Room, who: SitterId): RoomRefusalCode | null {
  const sitter = sitterOf(room, who);
  if (sitter === undefined) return 'seat/unknown';
  return sitter.by === 'person' ? null : 'seat/computer';
}

/** Bots that may be asked to a table. */
export function computersOf({ seats }: Pick<Plugin, 'seats'>): readonly string[] {
  const usual = seats.usual.filter((sitter) => sitter !== 'person');
  return [...new Set([...(seats.computers ?? []).map(({ bot }) => bot), ...usual])];
}

/** The most seats a table of that game has. */
export function mostPlaces({ seats }: Pick<Plugin, 'seats'>, bounds: Pick<RoomBounds, 'seats'>): number {
  return Math.min(seats.max, bounds.seats);
}

function placesFault(
  plugin: Pick<Plugin, 'seats'>,
  bounds: RoomBounds,
  places: number,
  taken: number,
): RoomRefusalCode | null {
  const fits = places >= Math.max(plugin.seats.min, taken, 1) && places <= mostPlaces(plugin, bounds);
  return fits ? null : 'settle/places';
}

function lateFault({ seats }: Pick<Plugin, 'seats'>, late: boolean): RoomRefusalCode | null {
  return late && seats.late !== true ? 'settle/late' : null;
}

/** Settings for a hosted table, or why they cannot be: the server has no word list but the arcade's own. */
export function readHosted(plugin: Pick<Plugin, 'settings'>, given: unknown): Result<Settings> {
  const read = readSettings(plugin.settings, given);
  if (!read.ok) return no(read.code, read.message);
  const foreign = Object.entries(plugin.settings).some(([key, field]) => {
    const value = read.value[key];
    return field.kind === 'lexicon' && typeof value === 'string' && ownListIn(value) !== null;
  });
  return foreign ? refused('settle/list') : yes(read.value);
}

/** What a new table begins with, checked; `places` and `late` left out take what suits the game. */
export function readOpening(
  plugin: Pick<Plugin, 'seats' | 'settings'>,
  bounds: RoomBounds,
  {
    settings,
    places,
    late,
  }: {
    readonly settings: unknown;
    readonly places?: number | undefined;
    readonly late?: boolean | undefined;
  },
): Result<{ readonly settings: Settings; readonly places: number; readonly late: boolean }> {
  const read = readHosted(plugin, settings);
  if (!read.ok) return read;
  const opening = {
    settings: read.value,
    places: places ?? usualPlaces(plugin, bounds),
    late: late ?? plugin.seats.late === true,
  };
  const fault = placesFault(plugin, bounds, opening.places, 0) ?? lateFault(plugin, opening.late);
  return fault === null ? yes(opening) : refused(fault);
}

/** Room for a family, where the game has it. */
const USUAL_PLACES = 6;

function usualPlaces(plugin: Pick<Plugin, 'seats'>, bounds: RoomBounds): number {
  return Math.max(plugin.seats.min, Math.min(USUAL_PLACES, mostPlaces(plugin, bounds)));
}

function nameFault(name: string, bounds: RoomBounds): RoomRefusalCode | null {
  const read = readName(name, bounds);
  return read.ok ? null : read.code;
}

/** A name as it may stand at a table, or why not: nothing unseen in it, not too long, not empty. */
export function readName(text: string, bounds: Pick<RoomBounds, 'name'>): Result<string, RoomRefusalCode> {
  const plain = text.normalize('NFC').trim();
  if (/[\p{Cc}\p{Bidi_Control}]/u.test(plain)) return refused('name/unseen');
  if ([...plain].length > bounds.name) return refused('name/long');
  const name = cleanName(plain);
  return nameKey(name) === '' ? refused('name/empty') : yes(name);
}
