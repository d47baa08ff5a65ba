/** A server of its own process, as `quoin serve` runs it, and what it says of itself at `/metrics`. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { parsedJson } from '#shared/json.ts';
import { SOCKET_PATH } from '#src/room/protocol.ts';

/** What a server has used since it was started. */
export interface Sample {
  readonly cpuSeconds: number;
  readonly residentBytes: number;
  readonly views: number;
  readonly conflicts: number;
}

export interface ServerProcess {
  /** `http://127.0.0.1:port/` */
  readonly url: string;
  readonly socketUrl: string;
  readonly alive: boolean;
  /** What it last said of itself, while it lives asked anew. */
  sample(): Promise<Sample>;
  /** The most memory that a sample has shown, in bytes. */
  readonly peakBytes: number;
  /** What it logged as wrong. */
  readonly troubles: readonly string[];
  /** In good order, so that what it knows is kept. */
  stop(): Promise<void>;
  /** As a process dies that nobody asked. */
  kill(): Promise<void>;
}

const READY_SCHEMA = v.looseObject({ url: v.string(), port: v.number() });
const LOG_SCHEMA = v.looseObject({ level: v.string() });

/** All players come from one address here. */
const LIMITS = ['socketsPerAddress=100000', 'tablesPerTenMinutes=100000'];

/** What runs a server. */
export interface Program {
  /** The project's folder. */
  readonly root: string;
  /** The bundled command line. */
  readonly cli: string;
}

/** Starts one on a free port of this machine. `profiles`: the folder for profiles of its work; null for none. */
export async function startServer(
  { root, cli }: Program,
  store: string,
  profiles: string | null,
): Promise<ServerProcess> {
  const node = profiles === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`];
  const script = join(root, 'scripts', 'bench-net-serve.mjs');
  const limits = LIMITS.flatMap((limit) => ['--limit', limit]);
  const args = [cli, 'serve', '--json', '--host', '127.0.0.1', '--port', '0', '--store', store, ...limits];
  const child = spawn(process.execPath, [...node, script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const troubles: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    const read = v.safeParse(LOG_SCHEMA, parsedJson(line));
    if (!read.success || read.output.level !== 'info') troubles.push(line);
  });
  const port = await portOf(child, child.stdout, troubles);
  return served(child, port, troubles);
}

async function portOf(
  child: ChildProcess,
  output: NodeJS.ReadableStream,
  troubles: string[],
): Promise<number> {
  const lines = createInterface({ input: output });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The server ended before it was ready: ${troubles.join('\n')}`);
  });
  const port = new Promise<number>((resolve) => {
    lines.on('line', (line) => {
      const read = v.safeParse(READY_SCHEMA, parsedJson(line));
      if (read.success) resolve(read.output.port);
      else troubles.push(line);
    });
  });
  return Promise.race([port, ended]);
}

function served(child: ChildProcess, port: number, troubles: readonly string[]): ServerProcess {
  const url = `http://127.0.0.1:${port}/`;
  let last: Sample = { cpuSeconds: 0, residentBytes: 0, views: 0, conflicts: 0 };
  let [alive, peakBytes] = [true, 0];
  const gone = once(child, 'exit').then(() => {
    alive = false;
  });

  async function end(signal: NodeJS.Signals): Promise<void> {
    alive = false;
    child.kill(signal);
    await gone;
  }

  return {
    url,
    socketUrl: `ws://127.0.0.1:${port}/${SOCKET_PATH}`,
    get alive() {
      return alive;
    },
    async sample() {
      if (!alive) return last;
      try {
        last = readMetrics(await (await fetch(`${url}metrics`)).text());
        peakBytes = Math.max(peakBytes, last.residentBytes);
      } catch (error) {
        // Killed while it was asked: what it said before is the last there is to know.
        if (!child.killed) throw error;
      }
      return last;
    },
    get peakBytes() {
      return peakBytes;
    },
    troubles,
    stop: () => (alive ? end('SIGTERM') : Promise.resolve()),
    kill: () => end('SIGKILL'),
  };
}

function readMetrics(text: string): Sample {
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN);
  return {
    cpuSeconds: value('process_cpu_seconds_total'),
    residentBytes: value('process_resident_memory_bytes'),
    views: value('quoin_views_total'),
    conflicts: value('quoin_conflicts_total'),
  };
}
