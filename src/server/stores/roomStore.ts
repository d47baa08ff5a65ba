/**
 * Where rooms are kept. A room is a log that only grows, and nobody owns it: an append says which entry it expects to
 * become, and that is the fence between processes. The store numbers and stamps what is appended; its clock is the only
 * one that counts. Three drivers keep one contract (`test/src/server/stores/contract.ts`): memory, files, Redis.
 */
import type { Json } from '#shared/json.ts';
import type { RoomAct, RoomEntry } from '#src/room/acts.ts';

/** A line to be appended, before the store has numbered and stamped it. */
export type Draft = Pick<RoomEntry, 'by' | 'c' | 'act'>;

export interface AppendWhen {
  /** Room time in ms before which it must be stamped: from then on the match is another (a delay has fired). Null: whenever. */
  readonly before: number | null;
  /** Room time in ms at which something happens by itself after it, for {@link RoomStore.due}; null: nothing will. */
  readonly due: number | null;
}

export type Appended =
  | { readonly kind: 'appended'; readonly n: number; readonly at: number }
  /** The log is longer than expected (or shorter, where a store has lost some), with so many entries: read them and judge again. */
  | { readonly kind: 'conflict'; readonly n: number }
  /** This command was carried out before: as entry `n`, which is its sender's last, or an earlier one. */
  | { readonly kind: 'duplicate'; readonly n: number }
  /** A command before this one is missing; the last that was carried out had this number. The first has number 1. */
  | { readonly kind: 'gap'; readonly last: number }
  /** It would be stamped with this room time, which is not before `before`: judge again. */
  | { readonly kind: 'late'; readonly at: number }
  | { readonly kind: 'missing' };

/** What is heard of a room. Entries come in order and without gaps from the subscription on; hearing one twice is possible. */
export type RoomNews =
  | { readonly kind: 'entry'; readonly entry: RoomEntry }
  /** Passing news of another process (or this one): nothing of it is kept. */
  | { readonly kind: 'note'; readonly note: Json }
  /** Who is connected has changed. */
  | { readonly kind: 'presence' }
  /** News may have been missed (a connection to the store was lost): read again. */
  | { readonly kind: 'missed' }
  | { readonly kind: 'removed' };

export interface RoomLog {
  /** ms since 1970 by the store's clock when the room was made: room time 0. */
  readonly began: number;
  readonly entries: readonly RoomEntry[];
}

/** Somebody connected: a sitter's id or a watcher's, with the name of the connection. */
export interface Attendant {
  readonly who: string;
  readonly connection: string;
}

/** A store that cannot be reached just now: nothing is known of what was asked; ask again. */
export class StoreAway extends Error {
  readonly code = 'store/away';
}

/** Every method rejects with {@link StoreAway} while the store cannot be reached. */
export interface RoomStore {
  /** ms since 1970 by the store's clock, as well as it is known here; never runs back. */
  now(): number;
  /** Makes a room whose log begins with `first` (n = 1, by the table, at 0). */
  create(code: string, first: RoomAct): Promise<'created' | 'taken'>;
  /** In this order: missing, duplicate, gap, conflict, late; else appended as entry `expected`. */
  append(code: string, expected: number, draft: Draft, when: AppendWhen): Promise<Appended>;
  /** The entries from number `from` (≥ 1) on; null where there is no such room. */
  read(code: string, from: number): Promise<RoomLog | null>;
  /** Calls `hear` in order from now on; the answer ends it. */
  subscribe(code: string, hear: (news: RoomNews) => void): Promise<() => void>;
  /** Tells all who listen, in every process, something that is not kept. */
  tell(code: string, note: Json): Promise<void>;
  /** They are connected for `ttl` ms from now, or until they `depart`; called again to go on. Answers who is there then. Whoever listens hears of a change; that the time of one is over, when next it is asked or told who is there. */
  attend(code: string, attendants: readonly Attendant[], ttl: number): Promise<readonly Attendant[]>;
  /** Answers who is still there. */
  depart(code: string, attendants: readonly Attendant[]): Promise<readonly Attendant[]>;
  present(code: string): Promise<readonly Attendant[]>;
  /** Sets when the room is to be looked at next, in ms since 1970; null: not by itself. */
  wake(code: string, at: number | null): Promise<void>;
  /** Codes whose time has come by `now` (ms since 1970), at most `limit`; each is answered to one caller only and is then not due any more. */
  due(now: number, limit: number): Promise<readonly string[]>;
  /** All codes, and when each was last appended to (ms since 1970). */
  list(): Promise<readonly { readonly code: string; readonly touched: number }[]>;
  remove(code: string): Promise<void>;
  /** Whether it can be written to now, for health checks: null, or one sentence on why not. */
  fault(): Promise<string | null>;
  close(): Promise<void>;
}
