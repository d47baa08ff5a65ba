/** The hosted tables of a process as what serves HTTP sees them: their sockets, and what is counted and limited of them. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { WebSocketServer } from 'ws';
import type { Result } from '#shared/result.ts';
import { CLOSE } from '#src/room/protocol.ts';
import { refused } from '#src/room/refusals.ts';
import type { Limits } from '../limits.ts';
import type { Log } from '../log.ts';
import { openConnection, type Connection } from './connection.ts';
import { createTally } from './tally.ts';
import type { Tables } from '../tables.ts';
import { createBuckets } from './bucket.ts';
import type { Desk, Hall } from '../rooms/hall.ts';

export interface TablesOptions {
  readonly limits: Limits;
  /** Whether a page of that request's origin may connect. */
  readonly origins: (request: IncomingMessage) => boolean;
  readonly log: Log;
  /** Opens the hall that tells this desk. */
  readonly hall: (desk: Desk) => Hall;
}

/** What comes in beyond our own limit is at least counted and answered, up to so many bytes. */
const PAYLOAD_BYTES = 64 * 1024;

export function createTables({ limits, origins, log, hall: openHall }: TablesOptions): Tables {
  const clock = (): number => performance.now();
  const tally = createTally();
  const failures = createBuckets(limits.failedJoinsPerMinute / 60, limits.failedJoinsPerMinute);
  const openings = createBuckets(limits.tablesPerTenMinutes / 600, limits.tablesPerTenMinutes);
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: Math.max(PAYLOAD_BYTES, limits.frameBytes),
  });
  /** By their names. */
  const connections = new Map<string, Connection>();
  /** How many of them come from each address. */
  const addresses = new Map<string, number>();
  const hall = openHall({
    send: (connection, frame) => connections.get(connection)?.send(frame),
    share(shared, ends) {
      for (const { connection, text } of ends) connections.get(connection)?.send(shared + text);
    },
    dismiss: (connection, why) => connections.get(connection)?.dismiss(why),
  });
  let closing = false;

  /** What is asked of a table; wrong codes count against whoever tries them. */
  async function look<Value>(address: string, ask: () => Promise<Result<Value>>): Promise<Result<Value>> {
    if (failures.wait(address, clock()) > 0) return refused('rate/joins');
    const answer = await ask();
    if (!answer.ok && answer.code === 'table/missing') failures.take(address, clock());
    return answer;
  }

  function leaves(name: string, address: string): void {
    connections.delete(name);
    const left = (addresses.get(address) ?? 1) - 1;
    if (left > 0) addresses.set(address, left);
    else addresses.delete(address);
  }

  return {
    async open(wanted, address) {
      if (closing) return refused('server/restarting');
      if (openings.take(address, clock()) > 0) return refused('rate/tables');
      return hall.open(wanted);
    },
    info: (code, address) => look(address, () => hall.info(code)),
    record: (code, address) => look(address, () => hall.record(code)),
    upgrade(request, line, head, address) {
      // Asked here: a connection that kept its request at hand would keep it in memory for as long as it lasts.
      const allowed = origins(request);
      sockets.handleUpgrade(request, line, head, (socket) => {
        const name = randomBytes(9).toString('base64url');
        const connection = openConnection({
          socket,
          line,
          name,
          address,
          limits,
          failures,
          hall,
          tally,
          log,
          clock,
        });
        if (closing) return connection.end(CLOSE.restarting, 'server/restarting');
        if (!allowed) return connection.end(CLOSE.origin, 'wire/origin');
        const ofAddress = addresses.get(address) ?? 0;
        if (ofAddress >= limits.socketsPerAddress) return connection.end(CLOSE.tooFast, 'rate/sockets');
        connections.set(name, connection);
        addresses.set(address, ofAddress + 1);
        socket.on('close', () => leaves(name, address));
      });
    },
    fault: () => hall.fault(),
    async counts() {
      const { views, conflicts, ...now } = await hall.counts();
      return { now: { ...now, sockets: connections.size }, ...tally.read(), views, conflicts };
    },
    async close() {
      closing = true;
      for (const connection of connections.values()) {
        connection.end(CLOSE.restarting, 'server/restarting');
      }
      await hall.close();
    },
  };
}
