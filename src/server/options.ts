import { parseArgs } from 'node:util';

import { normalizeBase } from './base.ts';

/** How `npm start` serves. */
export interface StartOptions {
  readonly host: string; // default `localhost`: this machine only
  readonly port: number; // default 4173; taken: the next free one; 0: any
  readonly base: string; // default `/`
}

/** Wrong usage of `npm start`, with a sentence. */
export class StartOptionsError extends Error {
  readonly code = 'server/bad-option';
}

export const START_HELP = `Usage: npm start -- [--host HOST] [--port PORT] [--base PATH]

  --host HOST   the address to listen on (default: localhost, this machine only; 0.0.0.0: every network)
  --port PORT   the port (default: the variable PORT, else 4173); when it is taken, the next free one
  --base PATH   the path to serve under, such as /arcade/ (default: /)
  --help        this text`;

/** Reads flags and the variable PORT; `'help'` when help is asked for. Throws `StartOptionsError` or `BaseError`. */
export function readStartOptions(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): StartOptions | 'help' {
  const flags = readFlags(argv);
  if (flags.help === true) return 'help';
  const port = flags.port ?? (env.PORT === undefined || env.PORT === '' ? '4173' : env.PORT);
  const host = flags.host ?? 'localhost';
  if (host === '')
    throw new StartOptionsError('The host is empty: leave --host out to serve this machine only.');
  return { host, port: readPort(port), base: normalizeBase(flags.base ?? '/') };
}

function readFlags(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        host: { type: 'string' },
        port: { type: 'string' },
        base: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartOptionsError(`${reason} (npm start -- --help lists the flags.)`, { cause: error });
  }
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new StartOptionsError(`The port ${JSON.stringify(text)} is not a number from 0 to 65535.`);
}
