import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedRedis } from '../../../scripts/redis.mjs';

const program = installedRedis();

/** The name of tests that need Redis says why they are skipped where there is none. */
export const REDIS_NEEDED =
  program === undefined ? ' (skipped: there is no redis-server and no valkey-server here)' : '';
export const hasRedis = program !== undefined;

/** A Redis of the test's own, in a folder that goes with it; what it was told lasts through `kill`. */
export interface RedisServer {
  readonly url: string;
  readonly port: number;
  /** As the power going: nothing is put in order. */
  kill(): Promise<void>;
  /** In good order, as its service is stopped. */
  end(): Promise<void>;
  /** Holds it still, as a machine that is overwhelmed, until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Starts it again, if it does not run. */
  start(): Promise<void>;
  /** Ends it, and removes its folder. */
  stop(): Promise<void>;
}

/**
 * Starts it on a free port of this machine. `settings`: further ones, as on its command line. `config`: a file that says how
 * it keeps what it is told; without one, every append is on the disk before it is answered.
 */
export async function startRedis(
  settings: readonly string[] = [],
  config: string | null = null,
): Promise<RedisServer> {
  if (program === undefined) throw new Error('There is no Redis here.');
  const path = program;
  const folder = mkdtempSync(join(tmpdir(), 'quoin-redis-'));
  const port = await freePort();
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    if (child !== null) return;
    const lasting = config === null ? ['--appendonly', 'yes', '--appendfsync', 'always', '--save', ''] : [];
    const first = config === null ? [] : [config];
    const own = ['--bind', '127.0.0.1', '--port', String(port), '--daemonize', 'no', '--dir', folder];
    child = spawn(path, [...first, ...own, ...lasting, ...settings], { stdio: 'ignore' });
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`Redis ended at once, with code ${child.exitCode}.`);
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child === null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    child = null;
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    kill: () => end('SIGKILL'),
    end: () => end('SIGTERM'),
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
    start,
    async stop() {
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** Whether it takes commands: it has read its file, and says PONG. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString().startsWith('+PONG'));
    });
    socket.once('error', () => {
      setTimeout(resolve, 5, false);
    });
  });
}
