/** The hosted tables of this process, as what serves HTTP sees them. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { InferOutput } from 'valibot';
import type { MatchRecord } from '#shared/match/record.ts';
import type { Result } from '#shared/result.ts';
import type { TABLE_WANTED_SCHEMA, TableInfo } from '#src/room/protocol.ts';

export type TableWanted = InferOutput<typeof TABLE_WANTED_SCHEMA>;

/** What `/metrics` tells; all of it counts from the start of the process, but for what is there now. */
export interface TableCounts {
  readonly now: {
    readonly tables: number;
    readonly seats: number;
    readonly watchers: number;
    readonly sockets: number;
  };
  readonly commands: { readonly acked: number; readonly refused: number; readonly repeated: number };
  readonly views: number;
  readonly conflicts: number;
  /** Frames that were no message, by the reason's code. */
  readonly refusedFrames: Readonly<Record<string, number>>;
  /** Connections that were closed, by close code. */
  readonly closed: Readonly<Record<string, number>>;
  /** How long commands took from arrival to ack, in ms: upper bounds and how many were within (cumulative), and the sum. */
  readonly ackMs: {
    readonly bounds: readonly number[];
    readonly within: readonly number[];
    readonly count: number;
    readonly sum: number;
  };
}

export interface Tables {
  /** Opens a table for whoever asks from that address; answers its code. */
  open(wanted: TableWanted, address: string): Promise<Result<string>>;
  info(code: string, address: string): Promise<Result<TableInfo>>;
  /** The whole record of its match, once that is over. */
  record(code: string, address: string): Promise<Result<MatchRecord>>;
  /** Takes a socket that asked for the table's path, from that address; `origins`: what its `Origin` may be. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, address: string): void;
  /** Whether tables can be kept now: null, or one sentence on why not. */
  fault(): Promise<string | null>;
  counts(): Promise<TableCounts>;
  /** Sends everybody away with 1012, keeps what is not kept yet, and closes the store. */
  close(): Promise<void>;
}
