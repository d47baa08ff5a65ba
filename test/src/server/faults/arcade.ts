/** `quoin serve` in a process of its own, which can be stopped, held still and killed. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { parsedJson } from '#shared/json.ts';
import { SOCKET_PATH } from '#src/room/protocol.ts';
import { endAfterTests } from './leftovers.ts';

const ROOT = new URL('../../../../', import.meta.url).pathname;

/** As from a shell: that these are tests changes nothing. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !name.startsWith('VITEST')),
);

const BUILD = `
  const { bundleFile, SERVER_THREADS } = await import('./scripts/bundle.mjs');
  console.log(await bundleFile('cli', 'src/cli/main.ts', [], SERVER_THREADS));
`;
let bundled: Promise<string> | null = null;

/** The command line, built once for all. */
function commandLine(): Promise<string> {
  bundled ??= promisify(execFile)(process.execPath, ['--input-type=module', '-e', BUILD], {
    cwd: ROOT,
    env,
  }).then(({ stdout }) => stdout.trim());
  return bundled;
}

export interface ArcadeOptions {
  readonly store: string;
  /** Default 0: any. */
  readonly port?: number;
  readonly proxies?: number;
  /** `name=n` */
  readonly limits?: readonly string[];
}

export interface ArcadeProcess {
  readonly port: number;
  /** `127.0.0.1:port` */
  readonly address: string;
  /** What it logged beyond what is usual. */
  readonly troubles: readonly string[];
  /** As a process dies that nobody asked. */
  kill(): Promise<void>;
  /** Told to stop: answers its exit code, and in how many ms it had ended. */
  stop(): Promise<{ readonly code: number | null; readonly ms: number }>;
  /** Holds it still until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** A figure of its metrics, as it is called there, labels included; 0 where it has none. */
  metric(name: string): Promise<number>;
}

/** Players of one test come from one address. */
const MANY = ['socketsPerAddress=10000', 'tablesPerTenMinutes=10000', 'failedJoinsPerMinute=10000'];

const READY = v.looseObject({ port: v.number() });
const LOGGED = v.looseObject({ level: v.string() });

export async function startArcade({
  store,
  port = 0,
  proxies = 0,
  limits = MANY,
}: ArcadeOptions): Promise<ArcadeProcess> {
  const cli = await commandLine();
  const script = join(ROOT, 'scripts', 'bench-net-serve.mjs');
  const where = ['--host', '127.0.0.1', '--port', String(port), '--proxies', String(proxies)];
  const words = [...where, '--store', store, ...limits.flatMap((limit) => ['--limit', limit])];
  const child = spawn(process.execPath, [script, cli, 'serve', '--json', ...words], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endAfterTests(() => child.kill('SIGKILL'));
  const gone = once(child, 'exit').then(() => child.exitCode);
  const troubles: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    const read = v.safeParse(LOGGED, parsedJson(line));
    if (!read.success || read.output.level !== 'info') troubles.push(line);
  });
  const bound = await Promise.race([portIn(child.stdout), gone.then(() => null)]);
  if (bound === null) throw new Error(`The arcade ended before it was ready: ${troubles.join('\n')}`);

  return {
    port: bound,
    address: `127.0.0.1:${bound}`,
    troubles,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    async stop() {
      const asked = performance.now();
      child.kill('SIGTERM');
      return { code: await gone, ms: performance.now() - asked };
    },
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    async metric(name) {
      const text = await (await fetch(`http://127.0.0.1:${bound}/metrics`)).text();
      const line = text.split('\n').find((each) => each.startsWith(`${name} `));
      return Number(line?.slice(name.length + 1) ?? 0);
    },
  };
}

function portIn(output: NodeJS.ReadableStream): Promise<number> {
  return new Promise((resolve) => {
    createInterface({ input: output }).on('line', (line) => {
      const read = v.safeParse(READY, parsedJson(line));
      if (read.success) resolve(read.output.port);
    });
  });
}

/** Where pages of that address (`host:port`) connect to; the code as a page says it. */
export function socketUrl(address: string, code: string): string {
  return `ws://${address}/${SOCKET_PATH}?code=${code}`;
}
