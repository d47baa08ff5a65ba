/**
 * The rooms of a process, as its sockets see them: calls with answers, so that rooms can have a thread to themselves
 * (`hallThread.ts`) or stand in the same one. Connections are known by their names.
 */
import type { MatchRecord } from '#shared/match/record.ts';
import type { Result } from '#shared/result.ts';
import type { ClientAct } from '#src/room/acts.ts';
import type { Phrase } from '#src/room/phrases.ts';
import type { ServerMessage, TableInfo } from '#src/room/protocol.ts';
import type { TableWanted } from '../tables.ts';
import type { Arrival, Arrived } from './arriving.ts';
import type { Share } from './seatViews.ts';

/** Who somebody is that has come to a table, and the room time in ms. */
export type Welcomed = Arrived & { readonly now: number };

/** Of the rooms that are live, and from the start of the process on. */
export interface HallCounts {
  readonly tables: number;
  readonly seats: number;
  readonly watchers: number;
  readonly views: number;
  readonly conflicts: number;
}

/** Every method that answers rejects with StoreAway while the store cannot be reached. */
export interface Hall {
  /** Opens a table; answers its code. */
  open(wanted: TableWanted): Promise<Result<string>>;
  /** Of a code as anybody may write it. */
  info(code: string): Promise<Result<TableInfo>>;
  record(code: string): Promise<Result<MatchRecord>>;
  /** Who somebody is at the table of a code; `enter` has to follow, or nothing where they are refused. */
  arrive(connection: string, code: string, arrival: Arrival): Promise<Result<Welcomed>>;
  /** From here on they are sent what happens. */
  enter(connection: string): Promise<null>;
  /** Their connection is gone, whether they have arrived yet or not. */
  leave(connection: string): Promise<null>;
  /** Carried out after whatever this connection asked for before. What it answers has been sent to them by then. */
  command(connection: string, c: number, act: ClientAct): Promise<ServerMessage>;
  say(connection: string, phrase: Phrase): Promise<null>;
  /** Room time in ms; 0 for who is at no table. */
  now(connection: string): Promise<number>;
  /** What was sent to them waits to be read: no more views, until it does not any more. */
  busy(connection: string, busy: boolean): void;
  fault(): Promise<string | null>;
  counts(): Promise<HallCounts>;
  /** Keeps what is not kept yet, and closes the store. */
  close(): Promise<null>;
}

/** Why somebody is sent away. */
export type Dismissal = 'takenOver' | 'lost' | 'removed';

/** What a hall tells its sockets, in order with its answers. */
export interface Desk {
  send(connection: string, frame: string): void;
  readonly share: Share;
  dismiss(connection: string, why: Dismissal): void;
}
