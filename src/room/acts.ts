/**
 * What happens at a hosted table. A room is a log of these, one after the other, and all else about it is folded from
 * them (`room.ts`): who sits where, what will be played, and then the match itself (`matchLog.ts`).
 */
import * as v from 'valibot';
import { SEAT_SCHEMA, type AnyMove, type Seat, type SeatIndex } from '#shared/match/entry.ts';
import { SEED_SCHEMA } from '#shared/match/record.ts';
import type { Settings } from '#shared/plugin/settings.ts';

/** Who sits at a table, from the entry that sat them down (`s7`): it tells nothing, and is never given twice. */
export type SitterId = string;

/** Taking back, as people do it together: `to` is the number of a match entry. */
export type UndoAct =
  | { readonly type: 'back'; readonly to: number }
  | { readonly type: 'ask'; readonly to: number }
  | { readonly type: 'agree' };

/** What people who sit there may ask for. `remove`, `yield`, `computer`, `standIn`, `settle`, `begin`, `host`, `end` and `rematch` are the host's. */
export type ClientAct =
  | { readonly type: 'ready'; readonly ready: boolean }
  | { readonly type: 'rename'; readonly name: string }
  /** Stands up for good: the token is worth nothing any more. */
  | { readonly type: 'leave' }
  | { readonly type: 'remove'; readonly who: SitterId }
  /** Whoever comes next may have that seat, from any browser: its person has lost the token. */
  | { readonly type: 'yield'; readonly who: SitterId }
  | { readonly type: 'computer'; readonly bot: string }
  /** A computer plays on for somebody who is away, until they are back. */
  | { readonly type: 'standIn'; readonly who: SitterId }
  /** What will be played: before the match alone. */
  | { readonly type: 'settle'; readonly settings: Settings; readonly places: number; readonly late: boolean }
  | { readonly type: 'begin' }
  | { readonly type: 'host'; readonly who: SitterId }
  | { readonly type: 'end' }
  /** Another table for the same people. */
  | { readonly type: 'rematch' }
  | { readonly type: 'play'; readonly move: AnyMove }
  | { readonly type: 'undo'; readonly undo: UndoAct };

/** What the log holds: what people asked for, filled in by the server where they could not know, and what it did itself. */
export type RoomAct =
  | Exclude<ClientAct, { readonly type: 'begin' | 'rematch' | 'standIn' | 'leave' | 'remove' }>
  /** `bot`: who plays on in their place, where the game cannot do without; null where the seat stays with nobody. */
  | { readonly type: 'leave'; readonly bot: string | null }
  | { readonly type: 'remove'; readonly who: SitterId; readonly bot: string | null }
  | {
      readonly type: 'open';
      readonly game: string;
      /** The game's rules version: a table of other rules is not played on. */
      readonly rules: number;
      readonly settings: Settings;
      readonly places: number;
      readonly late: boolean;
    }
  /** `token`: SHA-256 of the token, in hex. */
  | { readonly type: 'sit'; readonly name: string; readonly token: string }
  /** A seat that was yielded is somebody's again. */
  | { readonly type: 'claim'; readonly who: SitterId; readonly name: string; readonly token: string }
  | { readonly type: 'begin'; readonly seed: number; readonly seats: readonly Seat[] }
  | { readonly type: 'standIn'; readonly who: SitterId; readonly bot: string }
  /** Somebody whose seat a computer has played is back. */
  | { readonly type: 'back'; readonly who: SitterId }
  /** A computer's move. */
  | { readonly type: 'bot'; readonly seat: SeatIndex; readonly move: AnyMove }
  | { readonly type: 'rematch'; readonly code: string };

/** A line of a room's log. */
export interface RoomEntry {
  /** Place in the log, from 1. */
  readonly n: number;
  /** Room time: whole ms of the store's clock since the table was opened; never decreases along the log. */
  readonly at: number;
  /** Who did it; `table` stands for the server. */
  readonly by: SitterId;
  /** The number its sender gave it: a command that is sent again is not carried out again. Null for the server's own. */
  readonly c: number | null;
  readonly act: RoomAct;
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Longer than any name that is taken: the sentence on it is the door's. */
const text = v.pipe(v.string(), v.maxLength(200));
const who = v.pipe(v.string(), v.regex(/^s\d{1,15}$/));
const setting = v.union([v.number(), v.pipe(v.string(), v.maxLength(2000)), v.boolean()]);
/** By hand: a record of valibot's leaves out keys like `__proto__`, which then nobody would turn down. */
export const SETTINGS_SCHEMA: v.GenericSchema<unknown, Settings> = v.custom<Settings>(
  (given) =>
    typeof given === 'object' &&
    given !== null &&
    !Array.isArray(given) &&
    Object.entries(given).every(([name, value]) => name.length <= 100 && v.is(setting, value)),
);
const move = v.looseObject({ type: text });

const undo = v.variant('type', [
  v.strictObject({ type: v.literal('back'), to: whole }),
  v.strictObject({ type: v.literal('ask'), to: whole }),
  v.strictObject({ type: v.literal('agree') }),
]);

const ready = v.strictObject({ type: v.literal('ready'), ready: v.boolean() });
const rename = v.strictObject({ type: v.literal('rename'), name: text });
const leave = v.strictObject({ type: v.literal('leave') });
const remove = v.strictObject({ type: v.literal('remove'), who });
const yieldSeat = v.strictObject({ type: v.literal('yield'), who });
const computer = v.strictObject({ type: v.literal('computer'), bot: text });
const settle = v.strictObject({
  type: v.literal('settle'),
  settings: SETTINGS_SCHEMA,
  places: whole,
  late: v.boolean(),
});
const host = v.strictObject({ type: v.literal('host'), who });
const end = v.strictObject({ type: v.literal('end') });
const play = v.strictObject({ type: v.literal('play'), move });
const undoAct = v.strictObject({ type: v.literal('undo'), undo });

export const CLIENT_ACT_SCHEMA: v.GenericSchema<unknown, ClientAct> = v.variant('type', [
  ready,
  rename,
  leave,
  remove,
  yieldSeat,
  computer,
  v.strictObject({ type: v.literal('standIn'), who }),
  settle,
  v.strictObject({ type: v.literal('begin') }),
  host,
  end,
  v.strictObject({ type: v.literal('rematch') }),
  play,
  undoAct,
]);

const token = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

export const ROOM_ENTRY_SCHEMA: v.GenericSchema<unknown, RoomEntry> = v.strictObject({
  n: whole,
  at: whole,
  by: v.union([v.literal('table'), who]),
  c: v.nullable(whole),
  act: v.variant('type', [
    ready,
    rename,
    v.strictObject({ type: v.literal('leave'), bot: v.nullable(text) }),
    v.strictObject({ type: v.literal('remove'), who, bot: v.nullable(text) }),
    yieldSeat,
    computer,
    settle,
    host,
    end,
    play,
    undoAct,
    v.strictObject({
      type: v.literal('open'),
      game: text,
      rules: whole,
      settings: SETTINGS_SCHEMA,
      places: whole,
      late: v.boolean(),
    }),
    v.strictObject({ type: v.literal('sit'), name: text, token }),
    v.strictObject({ type: v.literal('claim'), who, name: text, token }),
    v.strictObject({ type: v.literal('begin'), seed: SEED_SCHEMA, seats: v.array(SEAT_SCHEMA) }),
    v.strictObject({ type: v.literal('standIn'), who, bot: text }),
    v.strictObject({ type: v.literal('back'), who }),
    v.strictObject({ type: v.literal('bot'), seat: whole, move }),
    v.strictObject({ type: v.literal('rematch'), code: text }),
  ]),
});

/** Whose numbers an entry is counted by: each sitter's commands by themselves, each seat's computer as well; null counts not. */
export function counterOf({ by, act, c }: Pick<RoomEntry, 'by' | 'act' | 'c'>): string | null {
  if (c === null) return null;
  return act.type === 'bot' ? `bot${act.seat}` : by;
}
