import { errorCode } from './listen.ts';
import type { StartOptions } from './options.ts';
import { createArcadeServer, type ArcadeServer } from './server.ts';

/** How many ports are tried, from the one asked for on. */
const PORT_TRIES = 100;

/** A running arcade. */
export interface StartedArcade {
  readonly server: ArcadeServer;
  readonly url: string; // for a browser on this machine
  readonly port: number; // the one asked for, or the next that was free
}

/** Serves the build in `root` on the port asked for or the next free one. Throws an `Error` whose message is a sentence. */
export async function startArcade(root: string, options: StartOptions): Promise<StartedArcade> {
  const server = createArcadeServer({ root, base: options.base });
  const port = await listenOnNextFree(server, options);
  return { server, port, url: `http://${shownHost(options.host)}:${String(port)}${server.base}` };
}

async function listenOnNextFree(server: ArcadeServer, { host, port }: StartOptions): Promise<number> {
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

/** What to write into a browser's address bar: an address that means "every network" is not one to visit. */
function shownHost(host: string): string {
  if (['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
