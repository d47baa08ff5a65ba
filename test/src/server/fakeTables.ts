import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { MatchRecord } from '#shared/match/record.ts';
import { yes } from '#shared/result.ts';
import { refused } from '#src/room/refusals.ts';
import type { TableCounts, Tables, TableWanted } from '#src/server/tables.ts';

/** A record as a match leaves it. */
export const RECORD: MatchRecord = {
  format: 'quoin-match',
  version: 1,
  game: 'boggle',
  rules: 1,
  seed: 7,
  settings: {},
  seats: [{ by: 'person', name: 'Ann' }],
  carried: null,
  resources: [],
  log: [],
  until: 0,
};

export const NO_COUNTS: TableCounts = {
  now: { tables: 0, seats: 0, watchers: 0, sockets: 0 },
  commands: { acked: 0, refused: 0, repeated: 0 },
  views: 0,
  conflicts: 0,
  refusedFrames: {},
  closed: {},
  ackMs: { bounds: [], within: [], count: 0, sum: 0 },
};

export interface FakeTables extends Tables {
  /** What was asked for, with the address it came from. */
  readonly opened: (readonly [TableWanted, string])[];
  readonly upgraded: {
    readonly path: string | undefined;
    readonly socket: Duplex;
    readonly address: string;
  }[];
  isClosed(): boolean;
}

/** Tables as HTTP sees them, with one that is over: 7KR4MX. Anything may be replaced. */
export function fakeTables(changes: Partial<Tables> = {}): FakeTables {
  const opened: (readonly [TableWanted, string])[] = [];
  const upgraded: FakeTables['upgraded'] = [];
  let closed = false;
  return {
    opened,
    upgraded,
    isClosed: () => closed,
    async open(wanted, address) {
      opened.push([wanted, address]);
      return wanted.game === 'boggle' ? yes('7KR4MX') : refused('game/unknown');
    },
    async info(code) {
      if (code !== '7KR4MX') return refused('table/missing');
      return yes({ code, game: 'boggle', phase: 'over', seated: 2, open: 0, late: false });
    },
    async record(code) {
      return code === '7KR4MX' ? yes(RECORD) : refused('table/missing');
    },
    upgrade(request: IncomingMessage, socket: Duplex, _head: Buffer, address: string) {
      upgraded.push({ path: request.url, socket, address });
      socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
    },
    async fault() {
      return null;
    },
    counts: () => Promise.resolve(NO_COUNTS),
    async close() {
      closed = true;
      for (const { socket } of upgraded) socket.end();
    },
    ...changes,
  };
}
