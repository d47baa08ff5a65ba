import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { answer } from './answer.ts';
import { normalizeBase } from './base.ts';
import { addressesOf, isMissingAddress, listenOn } from './listen.ts';
import { readSite } from './site.ts';

export interface ArcadeServerOptions {
  readonly root: string; // the folder of the built app
  readonly base?: string; // the path it is served under; default `/`
}

export interface ArcadeServer {
  readonly base: string; // normalized: `/` or `/a/b/`
  /** Listens and gives the port (0 asks for any free one). `localhost` means every loopback address there is. */
  listen(host: string, port: number): Promise<number>;
  /** Stops taking requests, lets those under way end, and cuts off what is left after `graceMs` (default 3,000). */
  close(graceMs?: number): Promise<void>;
}

/** The server of a built arcade. Throws when the folder holds no build or the base cannot be used. */
export function createArcadeServer(options: ArcadeServerOptions): ArcadeServer {
  const base = normalizeBase(options.base ?? '/');
  const site = readSite(options.root, base);
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const { status, headers, body } = answer(site, base, request);
    response.writeHead(status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  let servers: readonly Server[] = [];

  const close = async (graceMs = 3_000): Promise<void> => {
    const closing = servers;
    servers = [];
    await Promise.all(closing.map((server) => closeServer(server, graceMs)));
  };

  const listen = async (host: string, port: number): Promise<number> => {
    let bound = port;
    const [first, ...others] = addressesOf(host);
    if (first === undefined) throw new Error('No address to listen on.');
    const start = async (address: string): Promise<void> => {
      const server = createServer(handle);
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
      await close();
      throw error;
    }
    return bound;
  };

  return { base, listen, close };
}

function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const cutOff = setTimeout(() => {
      server.closeAllConnections();
    }, graceMs);
    server.close((error) => {
      clearTimeout(cutOff);
      if (error === undefined) resolve();
      else reject(error);
    });
    server.closeIdleConnections();
  });
}
