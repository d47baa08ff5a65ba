/** HAProxy as the repository sets it up, before two processes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../redisServer.ts';
import { endAfterTests } from './leftovers.ts';
import { haproxyPath } from './needed.ts';
import { pause } from './pause.ts';

const CONFIG = new URL('../../../../deploy/haproxy.cfg', import.meta.url).pathname;

export interface Proxy {
  /** `127.0.0.1:port` */
  readonly address: string;
  /** A line for each request it has passed on. */
  readonly lines: readonly string[];
  stop(): Promise<void>;
}

/** Before processes at those addresses (`host:port`). */
export async function startProxy(first: string, second: string): Promise<Proxy> {
  const port = await freePort();
  const env = { ...process.env, QUOIN_BIND: `127.0.0.1:${port}`, QUOIN_1: first, QUOIN_2: second };
  const child = spawn(haproxyPath(), ['-f', CONFIG], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  endAfterTests(() => child.kill('SIGKILL'));
  const lines: string[] = [];
  const errors: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  const isReady = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`HAProxy ended at once: ${errors.join('\n')}`);
    await pause(20);
  }
  return {
    address: `127.0.0.1:${port}`,
    lines,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
