import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

import { clientAddress, limitedAddress } from './address.ts';
import { normalizeBase } from './base.ts';
import { createHealth, within } from './health.ts';
import { addressesOf, isMissingAddress, listenOn } from './listen.ts';
import { noLog, type Log } from './log.ts';
import { createOrigins, type Origins } from './origins.ts';
import { watchProcess } from './processFacts.ts';
import { rawAnswer, sentence, type Answer } from './reply.ts';
import { judgeUpgrade, route, type Arcade } from './route.ts';
import { readSite } from './site.ts';
import type { Tables } from './tables.ts';

export interface ArcadeServerOptions {
  readonly root: string; // the folder of the built app
  readonly tables: Tables; // closed with the server
  readonly base?: string; // the path it is served under; default `/`
  readonly origins?: Origins; // whose pages may open tables; default: those of the host that was asked
  readonly proxies?: number; // of ours, that requests come through; default 0
  readonly metrics?: 'local' | 'public'; // default `local`
  readonly log?: Log; // default: none
}

export interface ArcadeServer {
  readonly base: string; // normalized: `/` or `/a/b/`
  /** Listens and gives the port (0 asks for any free one). `localhost` means every loopback address there is. */
  listen(host: string, port: number): Promise<number>;
  /**
   * Stops: takes no new tables, closes those there are (for at most `tablesMs`, default 3,000), lets requests under way
   * end, and cuts off what is left after another `graceMs` (default 1,500).
   */
  close(graceMs?: number, tablesMs?: number): Promise<void>;
}

/** ms that a store may take to say how it is. */
const HEALTH_PATIENCE_MS = 2000;

/** ms in which a request must have arrived, its head and the whole of it: who sends slower keeps others out. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 };

/** The server of a built arcade. Throws when the folder holds no build or the base cannot be used. */
export function createArcadeServer(options: ArcadeServerOptions): ArcadeServer {
  const { tables, log = noLog, proxies = 0 } = options;
  const base = normalizeBase(options.base ?? '/');
  const site = readSite(options.root, base);
  const watch = watchProcess();
  let servers: readonly Server[] = [];
  let stopping = false;
  /** Connections that the HTTP server has given away: it does not close them. */
  const upgraded = new Set<Duplex>();

  const arcade: Arcade = {
    site,
    base,
    tables,
    origins: options.origins ?? createOrigins([]),
    proxies,
    metrics: options.metrics ?? 'local',
    log,
    health: createHealth(() => tables.fault(), HEALTH_PATIENCE_MS),
    facts: () => watch.facts(),
    isStopping: () => stopping,
  };

  const answerTo = async (request: IncomingMessage): Promise<Answer> => {
    try {
      return await route(arcade, request);
    } catch (error) {
      log({ level: 'error', event: 'http/failed', error });
      return sentence(500, 'The server stumbled over that.');
    }
  };

  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    void answerTo(request).then(({ status, headers, body }) => {
      // What the client still sends is of no interest; unread, it would keep the connection from being used again.
      request.resume();
      response.writeHead(status, stopping ? { ...headers, Connection: 'close' } : headers);
      response.end(request.method === 'HEAD' ? undefined : body);
    });
  };

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    upgraded.add(socket);
    // A client that hangs up has nothing more to hear, and there is nobody else to tell.
    socket.on('error', () => socket.destroy());
    socket.once('close', () => upgraded.delete(socket));
    const refusal = judgeUpgrade(arcade, request);
    if (refusal !== null) turnDown(socket, refusal);
    else tables.upgrade(request, socket, head, limitedAddress(clientAddress(request, proxies)));
  };

  const serverThere = (): Server => {
    const server = createServer(TIMEOUTS, handle);
    server.on('upgrade', upgrade);
    server.on('clientError', (_error: Error, socket: Duplex) => {
      socket.on('error', () => socket.destroy());
      turnDown(socket, sentence(400, 'The server did not understand that request.'));
    });
    return server;
  };

  const stop = async (graceMs: number, tablesMs: number): Promise<void> => {
    stopping = true;
    const closed = await within(
      tables.close().then(() => true),
      tablesMs,
      false,
    ).catch((error: unknown) => {
      log({ level: 'error', event: 'tables/not-closed', error });
      return true;
    });
    if (!closed) log({ level: 'error', event: 'tables/not-closed', numbers: { ms: tablesMs } });
    const closing = servers;
    servers = [];
    await Promise.all(closing.map((server) => closeServer(server, upgraded, graceMs)));
    watch.stop();
  };
  let stopped: Promise<void> | undefined;
  const close = (graceMs = 1500, tablesMs = 3000): Promise<void> => {
    stopped ??= stop(graceMs, tablesMs);
    return stopped;
  };

  const listen = async (host: string, port: number): Promise<number> => {
    let bound = port;
    const [first, ...others] = addressesOf(host);
    if (first === undefined) throw new Error('No address to listen on.');
    const start = async (address: string): Promise<void> => {
      const server = serverThere();
      bound = await listenOn(server, address, bound);
      servers = [...servers, server];
    };
    try {
      await start(first);
      for (const address of others) {
        await start(address).catch((error: unknown) => {
          if (!isMissingAddress(error)) throw error;
        });
      }
    } catch (error) {
      const half = servers;
      servers = [];
      await Promise.all(half.map((server) => closeServer(server, upgraded, 0)));
      throw error;
    }
    return bound;
  };

  return { base, listen, close };
}

/** Says why and hangs up. */
function turnDown(socket: Duplex, answer: Answer): void {
  if (!socket.writable) socket.destroy();
  else socket.end(rawAnswer(answer), () => socket.destroy());
}

function closeServer(server: Server, upgraded: ReadonlySet<Duplex>, graceMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const cutOff = setTimeout(() => {
      server.closeAllConnections();
      for (const socket of upgraded) socket.destroy();
    }, graceMs);
    server.close((error) => {
      clearTimeout(cutOff);
      if (error === undefined) resolve();
      else reject(error);
    });
    server.closeIdleConnections();
  });
}
