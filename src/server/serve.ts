/** Serves an arcade from its options on until it is to stop: `npm start` and `quoin serve` alike. */
import { randomBytes } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { no, yes, type Result } from '#shared/result.ts';
import { createLog } from './log.ts';
import { networkHosts } from './networkHosts.ts';
import type { ServeOptions } from './options.ts';
import { createOrigins } from './origins.ts';
import { createTables } from './socket/createTables.ts';
import type { Desk, Hall } from './rooms/hall.ts';
import { startHall, type HallThreadData, type StartHall } from './rooms/startHall.ts';
import { createArcadeServer, type ArcadeServer } from './server.ts';
import { arcadeUrl, startArcade, type StartedArcade } from './start.ts';

export interface Serving {
  readonly options: ServeOptions;
  /** `start`: for people at home, who rather play without a store than not at all, and want no log. */
  readonly as: 'start' | 'serve';
  readonly app: string; // the folder of the built page
  readonly root: string; // the project's folder, for its word lists
  /** Told when the arcade can be visited. */
  ready(served: Served): void;
  /** Asked when the arcade can be visited: settles when it is to stop. */
  stopped(): Promise<void>;
  /** Default: starts a thread for the rooms. */
  readonly startHall?: StartHall;
  /** A sentence that whoever started it should read. */
  warn(sentence: string): void;
}

/** What can be told of a running arcade. */
export interface Served {
  readonly url: string; // for a browser on this machine
  readonly port: number;
  readonly others: readonly string[]; // for browsers of other machines on the network
  readonly store: 'memory' | 'files' | 'redis';
  readonly folder: string | null; // of the files
}

export async function serve(serving: Serving): Promise<Result<null>> {
  const { options, as, app } = serving;
  const logging = loggingOf(options, as);
  const log = createLog({ ...logging, clock: Date.now, write: (line) => process.stderr.write(`${line}\n`) });
  const opened = await openHall(serving, logging);
  if (!opened.ok) return opened;
  const { hall, address } = opened.value;
  const origins = createOrigins(options.origins);
  const { base, proxies, metrics } = options;
  const tables = createTables({ hall, limits: options.limits, origins, log });
  let server: ArcadeServer;
  let started: StartedArcade;
  try {
    server = createArcadeServer({ root: app, base, tables, origins, proxies, metrics, log });
    started = await startArcade(server, options);
  } catch (error) {
    await tables.close();
    return no('server/failed', error instanceof Error ? error.message : String(error));
  }
  const stopped = serving.stopped();
  if (options.port !== 0 && started.port !== options.port) {
    serving.warn(`Port ${String(options.port)} is taken.`);
  }
  serving.ready(servedAt(started, server.base, options.host, address));
  log({ level: 'info', event: 'server/ready', numbers: { port: started.port } });
  await stopped;
  log({ level: 'info', event: 'server/stopping' });
  await server.close();
  log({ level: 'info', event: 'server/stopped' });
  return yes(null);
}

function loggingOf({ log }: ServeOptions, as: Serving['as']): HallThreadData['log'] {
  return {
    form: log ?? (as === 'serve' ? 'json' : 'text'),
    least: log === undefined && as === 'start' ? 'warn' : 'info',
    key: process.env['QUOIN_LOG_KEY'] ?? randomBytes(16).toString('hex'),
  };
}

/** At home another arcade that runs already is no reason not to play: tables of this one then end with it. */
async function openHall(
  { options, as, root, warn, startHall: start = startHall }: Serving,
  log: HallThreadData['log'],
): Promise<Result<{ readonly hall: (desk: Desk) => Hall; readonly address: string }>> {
  const { limits } = options;
  const opened = await start({ store: options.store, root, limits, log });
  if (opened.ok) return yes({ hall: opened.value, address: options.store });
  if (as === 'serve' || !['store/locked', 'store/folder'].includes(opened.code)) return opened;
  warn(`${opened.message} Tables hosted here are kept until you stop this arcade, and no longer.`);
  const memory = await start({ store: 'memory', root, limits, log });
  return memory.ok ? yes({ hall: memory.value, address: 'memory' }) : memory;
}

function servedAt({ url, port }: StartedArcade, base: string, host: string, store: string): Served {
  const folder = /^files:(.+)$/s.exec(store)?.[1] ?? null;
  return {
    url,
    port,
    others: networkHosts(host, networkInterfaces()).map((one) => arcadeUrl(one, port, base)),
    store: folder !== null ? 'files' : store === 'memory' ? 'memory' : 'redis',
    folder,
  };
}
