/** How the arcade is served, as `npm start` and `quoin serve` are told: the same options for both. */
import { join, resolve } from 'node:path';
import { no, yes, type Result } from '#shared/result.ts';
import { listOption, textOption, wholeOption } from '#src/cli/args.ts';
import type { CommandOption, OptionValues } from '#src/cli/command.ts';
import { BaseError, normalizeBase } from './base.ts';
import { dataFolder, type Machine } from './dataFolder.ts';
import { readLimits } from './limitOptions.ts';
import type { Limits } from './limits.ts';
import { LOG_FORMS, type LogForm } from './log.ts';
import { readOrigin } from './origins.ts';

export interface ServeOptions {
  readonly host: string; // default `localhost`: this machine only
  readonly port: number; // default 4173; taken: the next free one; 0: any
  readonly base: string; // default `/`
  readonly store: string; // `memory`, `files:/absolute/folder` or `redis://…`; default: files in the data folder
  readonly origins: readonly string[]; // beside the server's own
  readonly proxies: number; // default 0
  readonly limits: Limits;
  readonly log: LogForm | undefined; // undefined: as usual
  readonly metrics: 'local' | 'public'; // default `local`
}

export const SERVE_OPTIONS = {
  host: {
    type: 'string',
    help: 'The address to listen on (usual: localhost, this machine only; 0.0.0.0: every network).',
  },
  port: {
    type: 'string',
    help: 'The port (usual: the variable PORT, else 4173); when it is taken, the next free one.',
  },
  base: { type: 'string', help: 'The path to serve under, such as /arcade/ (usual: /).' },
  store: {
    type: 'string',
    help: 'Where hosted tables are kept: memory, files:FOLDER or redis://HOST:PORT (usual: the data folder).',
  },
  data: {
    type: 'string',
    help: 'The data folder (usual: the variable QUOIN_DATA, else where this system keeps such things).',
  },
  origin: {
    type: 'string',
    multiple: true,
    help: 'An origin whose pages may connect, such as https://play.example, beside the server’s own; may be given several times.',
  },
  proxies: {
    type: 'string',
    help: 'How many proxies of yours requests come through, to know whose they are (usual: 0).',
  },
  limit: {
    type: 'string',
    multiple: true,
    help: 'A limit, such as watchersPerTable=50; may be given several times. docs/serving.md lists them.',
  },
  log: { type: 'string', help: 'What is logged on standard error: json, text or off.' },
  metrics: { type: 'string', help: 'Who may ask for /metrics: local (usual) or public.' },
} as const satisfies Readonly<Record<string, CommandOption>>;

/** The whole of what was given, or a sentence on the first thing that cannot be. */
export function readServeOptions(
  positionals: readonly string[],
  values: OptionValues,
  machine: Machine,
): Result<ServeOptions> {
  const [extra] = positionals;
  if (extra !== undefined) return no('usage/extra', `Nothing was expected where “${extra}” stands.`);
  const host = textOption(values, 'host') ?? 'localhost';
  if (host === '') return no('usage/host', 'The host is empty: leave --host out to serve this machine only.');
  const port = readPort(textOption(values, 'port') ?? (machine.env['PORT'] || '4173'));
  if (!port.ok) return port;
  const base = readBase(textOption(values, 'base') ?? '/');
  if (!base.ok) return base;
  const store = readStore(values, machine);
  if (!store.ok) return store;
  const origins = readOrigins(listOption(values, 'origin'));
  if (!origins.ok) return origins;
  const proxies = wholeOption(values, 'proxies', 0, 9);
  if (!proxies.ok) return proxies;
  const limits = readLimits(listOption(values, 'limit'));
  if (!limits.ok) return limits;
  const log = readWord('log', LOG_FORMS, values);
  if (!log.ok) return log;
  const metrics = readWord('metrics', ['local', 'public'], values);
  if (!metrics.ok) return metrics;
  return yes({
    host,
    port: port.value,
    base: base.value,
    store: store.value,
    origins: origins.value,
    proxies: proxies.value ?? 0,
    limits: limits.value,
    log: log.value,
    metrics: metrics.value ?? 'local',
  });
}

function readPort(text: string): Result<number> {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return yes(port);
  return no('usage/port', `The port “${text}” is not a number from 0 to 65535.`);
}

function readBase(text: string): Result<string> {
  try {
    return yes(normalizeBase(text));
  } catch (error) {
    if (error instanceof BaseError) return no('usage/base', error.message);
    throw error;
  }
}

function readStore(values: OptionValues, machine: Machine): Result<string> {
  const store = textOption(values, 'store');
  const data = textOption(values, 'data');
  // npm runs scripts in the project's folder and notes the caller's.
  const fromCaller = (path: string): string => resolve(machine.env['INIT_CWD'] ?? '.', path);
  if (store === undefined) {
    if (data === '') return no('usage/data', 'The data folder is empty: leave --data out for the usual one.');
    return yes(`files:${join(fromCaller(data ?? dataFolder(machine)), 'tables')}`);
  }
  if (data !== undefined) return no('usage/data', 'Give either --store or --data, not both.');
  if (store === 'memory' || /^rediss?:\/\/./.test(store)) return yes(store);
  const folder = /^files:(.+)$/s.exec(store)?.[1];
  if (folder !== undefined) return yes(`files:${fromCaller(folder)}`);
  // Not quoted: an address of Redis that is only nearly right may hold a password.
  return no('usage/store', '--store is memory, files:FOLDER or redis://HOST:PORT.');
}

function readOrigins(texts: readonly string[]): Result<readonly string[]> {
  const origins: string[] = [];
  for (const text of texts) {
    const origin = readOrigin(text);
    if (!origin.ok) return origin;
    origins.push(origin.value);
  }
  return yes(origins);
}

function readWord<Word extends string>(
  name: string,
  words: readonly Word[],
  values: OptionValues,
): Result<Word | undefined> {
  const given = textOption(values, name);
  if (given === undefined) return yes(undefined);
  const word = words.find((known) => known === given);
  return word === undefined
    ? no('usage/choice', `--${name} is one of ${words.join(', ')}, not “${given}”.`)
    : yes(word);
}
