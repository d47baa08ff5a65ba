import * as v from 'valibot';
import { cleanName, NAME_LENGTH } from './names.ts';

/** Seats are numbered from 0. */
export type SeatIndex = number;

/** Who sits on a seat. A seat with nobody keeps its name, so that the score sheet still reads well. */
export type Seat =
  | { readonly by: 'person'; readonly name: string }
  | { readonly by: 'bot'; readonly bot: string; readonly name: string }
  | { readonly by: 'none'; readonly name: string };

/** Any game's move: a closed variant on `type`, given in full by the game's own schema. */
export interface AnyMove {
  readonly type: string;
}

/**
 * What happens at the table and not in the game: no chart ever sees these.
 * `to` is the number of the entry to go back to (0 = the start of the match).
 */
export type TableMove =
  | { readonly type: 'back'; readonly to: number }
  | { readonly type: 'ask'; readonly to: number }
  | { readonly type: 'agree' }
  | { readonly type: 'seat'; readonly seat: SeatIndex; readonly sitter: Seat }
  | { readonly type: 'host'; readonly seat: SeatIndex };

interface Stamp {
  /** Place in the log, from 1; the log only grows. */
  readonly n: number;
  /** Match time in whole ms since the match began; never decreases along the log. */
  readonly at: number;
}

export interface MoveEntry extends Stamp {
  readonly by: SeatIndex;
  readonly move: AnyMove;
}

export interface TableEntry extends Stamp {
  /** `table` stands for whoever runs the match (a server that moves the host, say). */
  readonly by: SeatIndex | 'table';
  readonly table: TableMove;
}

/** A line of the log: what a seat did in the game, or what happened at the table. */
export type Entry = MoveEntry | TableEntry;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A name from a file may hold anything: nothing unseen in it comes in. */
const name = v.pipe(v.string(), v.maxLength(NAME_LENGTH), v.transform(cleanName));

export const SEAT_SCHEMA = v.variant('by', [
  v.strictObject({ by: v.literal('person'), name }),
  v.strictObject({ by: v.literal('bot'), bot: v.string(), name }),
  v.strictObject({ by: v.literal('none'), name }),
]);

export const TABLE_MOVE_SCHEMA = v.variant('type', [
  v.strictObject({ type: v.literal('back'), to: whole }),
  v.strictObject({ type: v.literal('ask'), to: whole }),
  v.strictObject({ type: v.literal('agree') }),
  v.strictObject({ type: v.literal('seat'), seat: whole, sitter: SEAT_SCHEMA }),
  v.strictObject({ type: v.literal('host'), seat: whole }),
]);

export const ENTRY_SCHEMA = v.union([
  v.strictObject({ n: whole, at: whole, by: whole, move: v.looseObject({ type: v.string() }) }),
  v.strictObject({ n: whole, at: whole, by: v.union([whole, v.literal('table')]), table: TABLE_MOVE_SCHEMA }),
]);
