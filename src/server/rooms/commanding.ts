/** From what somebody asks for to what the log shall hold: judged by the table's door and, for the match, by the game's. */
import * as v from 'valibot';
import { judge } from '#shared/match/door.ts';
import type { Game } from '#shared/plugin/contract.ts';
import { standInOf } from '#shared/plugin/standIn.ts';
import type { Refusal } from '#shared/result.ts';
import type { ClientAct, RoomAct, SitterId } from '#src/room/acts.ts';
import { seatsAtBegin } from '#src/room/matchLog.ts';
import { refused } from '#src/room/refusals.ts';
import { personOf, seatOf } from '#src/room/room.ts';
import { readHosted, readName, refuseAct, type RoomBounds } from '#src/room/roomDoor.ts';
import type { PresenceNow } from '#src/room/tableView.ts';
import type { Draft } from '../stores/roomStore.ts';
import type { ShelvedGame } from './gameShelf.ts';
import { distinctFrom } from './joining.ts';
import { matchTime, type RoomState } from './roomState.ts';

/** Of these the log holds more than was asked for, or otherwise. */
const FILLED_IN: readonly ClientAct['type'][] = ['begin', 'rename', 'standIn', 'settle', 'rematch'];

export interface Commanding {
  readonly state: RoomState;
  readonly shelved: ShelvedGame;
  readonly presence: PresenceNow;
  readonly bounds: RoomBounds;
  /** ms that somebody must have been away before a computer plays for them. */
  readonly graceMs: number;
  /** A seed for the match: 0 … 2³²−1. */
  seed(): number;
}

/** What the log shall hold for command `c` of `by` at room time `now` (ms), or why it is turned down. */
export function commandDraft(
  table: Commanding,
  by: SitterId,
  c: number,
  act: Exclude<ClientAct, { readonly type: 'rematch' }>,
  now: number,
): Draft | Refusal {
  const { state, shelved, presence, bounds } = table;
  const { room } = state;
  if (personOf(room, by) === undefined) return refused('seat/lost');
  const door = { room, plugin: shelved.plugin, bounds, isHere: presence.isHere };
  const no = refuseAct(door, by, act);
  if (no !== null) return no;
  const filled = fillIn(table, by, act, now);
  return 'type' in filled ? { by, c, act: filled } : filled;
}

function fillIn(
  table: Commanding,
  by: SitterId,
  act: Exclude<ClientAct, { readonly type: 'rematch' }>,
  now: number,
): RoomAct | Refusal {
  const { state, shelved, presence, bounds, graceMs } = table;
  const { room } = state;
  switch (act.type) {
    case 'begin':
      return { type: 'begin', seed: table.seed(), seats: seatsAtBegin(room, shelved.game) };
    case 'standIn': {
      const away = presence.awaySince(act.who);
      if (away === null || now - away < graceMs) return refused('seat/grace');
      return { type: 'standIn', who: act.who, bot: standInOf(shelved.plugin) };
    }
    case 'leave':
      return { type: 'leave', bot: playsOn(table) };
    case 'remove':
      return { type: 'remove', who: act.who, bot: playsOn(table) };
    case 'rename': {
      const name = readName(act.name, bounds);
      if (!name.ok) return name;
      const others = room.sitters.flatMap((each) =>
        each.by === 'person' && each.id !== by ? [each.name] : [],
      );
      return { type: 'rename', name: distinctFrom(others, name.value) };
    }
    case 'settle': {
      const settings = readHosted(shelved.plugin, act.settings);
      return settings.ok ? { ...act, settings: settings.value } : settings;
    }
    case 'play':
    case 'undo':
      return playing(table, by, act, now);
    default:
      return act;
  }
}

/** In a game that knows no seat without anybody, a computer plays on for whoever has gone for good. */
function playsOn({ state, shelved }: Commanding): string | null {
  return state.room.match === null || shelved.plugin.seats.late === true ? null : standInOf(shelved.plugin);
}

function playing(
  { state, shelved }: Commanding,
  by: SitterId,
  act: Extract<ClientAct, { readonly type: 'play' | 'undo' }>,
  now: number,
): RoomAct | Refusal {
  const seat = seatOf(state.room, by);
  const at = matchTime(state, now);
  if (state.timeline === null || seat === null || at === null) return refused('seat/none');
  const proposal = act.type === 'play' ? { by: seat, move: act.move } : { by: seat, table: act.undo };
  const verdict = judge(shelved.game, state.timeline, proposal, at);
  if (!verdict.ok) return verdict;
  // As the schema read it: nothing that a move does not have comes into the log.
  return act.type === 'play' && 'move' in verdict.value ? { type: 'play', move: verdict.value.move } : act;
}

/** Whether `kept`, which the log holds under the number of `asked`, is what was asked for, as far as the asker can tell. */
export function isRepeated(game: Game, asked: ClientAct, kept: RoomAct | undefined): boolean {
  if (kept?.type !== asked.type) return false;
  if (asked.type === 'play' && kept.type === 'play') {
    // The log has it as the schema read it.
    const read = v.safeParse(game.moves, asked.move);
    return read.success && JSON.stringify(read.output) === JSON.stringify(kept.move);
  }
  return FILLED_IN.includes(asked.type) || JSON.stringify(asked) === JSON.stringify(kept);
}
