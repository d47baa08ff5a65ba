import { errorCode } from './listen.ts';
import type { ArcadeServer } from './server.ts';

/** How many ports are tried, from the one asked for on. */
const PORT_TRIES = 100;

/** Where a server is to listen. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

/** A running arcade. */
export interface StartedArcade {
  readonly url: string; // for a browser on this machine
  readonly port: number; // the one asked for, or the next that was free
}

/** Listens on the port asked for or the next free one. Throws an `Error` whose message is a sentence. */
export async function startArcade(server: ArcadeServer, place: Place): Promise<StartedArcade> {
  const port = await listenOnNextFree(server, place);
  return { port, url: arcadeUrl(shownHost(place.host), port, server.base) };
}

/** What to write into a browser's address bar. `host`: IPv6 in brackets. */
export function arcadeUrl(host: string, port: number, base: string): string {
  return `http://${host}:${String(port)}${base}`;
}

async function listenOnNextFree(server: ArcadeServer, { host, port }: Place): Promise<number> {
  const last = Math.min(port + PORT_TRIES - 1, 65_535);
  for (let candidate = port; candidate <= last; candidate += 1) {
    try {
      // Port 0 asks for any: the ports after it are not ours to walk through.
      return await server.listen(host, port === 0 ? 0 : candidate);
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE')
        throw new Error(refusal(host, candidate, error), { cause: error });
    }
  }
  throw new Error(
    `Every port from ${String(port)} to ${String(last)} is taken: choose another with PORT or --port.`,
  );
}

function refusal(host: string, port: number, error: unknown): string {
  switch (errorCode(error)) {
    case 'EACCES':
      return `This system does not let you listen on port ${String(port)}: choose one above 1023 with PORT or --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address ${host}: check --host, or leave it out to serve this machine only.`;
    default:
      return `The server cannot listen on ${host}: ${error instanceof Error ? error.message : String(error)}.`;
  }
}

/** An address that means "every network" is not one to visit. */
function shownHost(host: string): string {
  if (['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
