/** The arcade as it is started: with the engine, a store, and whoever started it to hear of it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, describe, expect, it } from 'vitest';

import { LIMITS } from '#src/server/limits.ts';
import type { ServeOptions } from '#src/server/options.ts';
import { servedLines } from '#src/server/sayServed.ts';
import { serve, type Served, type Serving } from '#src/server/serve.ts';
import type { Result } from '#shared/result.ts';

import { makeExampleSite } from './exampleSite.ts';
import { startHallHere } from './hallHere.ts';

const site = makeExampleSite();
const folder = mkdtempSync(join(tmpdir(), 'quoin-serve-'));
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});
afterAll(() => {
  site.remove();
  rmSync(folder, { recursive: true, force: true });
});

const OPTIONS: ServeOptions = {
  host: '127.0.0.1',
  port: 0,
  base: '/',
  store: 'memory',
  origins: [],
  proxies: 0,
  limits: LIMITS,
  log: 'off',
  metrics: 'local',
};

interface Started {
  /** Null when it was refused. */
  readonly served: Served | null;
  readonly warnings: readonly string[];
  readonly ended: Promise<Result<null>>;
  stop(): Promise<Result<null>>;
}

function start(options: Partial<ServeOptions> = {}, as: Serving['as'] = 'serve'): Promise<Started> {
  const warnings: string[] = [];
  let tell = (): void => undefined;
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return new Promise((resolve) => {
    const started = (served: Served | null): void => resolve({ served, warnings, ended, stop });
    const ended = serve({
      options: { ...OPTIONS, ...options },
      as,
      app: site.root,
      root: process.cwd(),
      ready: started,
      stopped: () => told,
      startHall: startHallHere,
      warn: (sentence) => warnings.push(sentence),
    });
    const stop = (): Promise<Result<null>> => {
      tell();
      return ended;
    };
    stops.push(stop);
    void ended.then(() => started(null));
  });
}

const WANTED = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"game":"boggle"}',
};

async function openTable(url = ''): Promise<string> {
  const made: unknown = await (await fetch(`${url}api/tables`, WANTED)).json();
  return typeof made === 'object' && made !== null && 'code' in made ? String(made.code) : '';
}

describe('a started arcade', () => {
  it('opens tables, finds them again after a restart, and ends when it is told to', async () => {
    const store = `files:${join(folder, 'kept')}`;
    const first = await start({ store });
    expect(first.served).toMatchObject({ store: 'files', folder: join(folder, 'kept'), others: [] });
    const code = await openTable(first.served?.url);
    expect(code).toMatch(/^[2-9A-Z]{6}$/);
    expect(await first.stop()).toEqual({ ok: true, value: null });
    await expect(fetch(first.served?.url ?? '')).rejects.toThrow();
    const second = await start({ store });
    expect((await fetch(`${second.served?.url ?? ''}api/tables/${code}`)).status).toBe(200);
  });

  it('keeps the limits it was given', async () => {
    const { served } = await start({ limits: { ...LIMITS, tablesPerTenMinutes: 1 } });
    await openTable(served?.url);
    const second = await fetch(`${served?.url ?? ''}api/tables`, WANTED);
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '60']);
  });

  it('beside another: at home it says so and plays without the store, as a service it does not start', async () => {
    const store = `files:${join(folder, 'shared')}`;
    await start({ store });
    const home = await start({ store }, 'start');
    expect(home.served).toMatchObject({ store: 'memory', folder: null });
    expect(home.warnings.join()).toMatch(/is in use .* are kept until you stop this arcade/);
    expect(await openTable(home.served?.url)).not.toBe('');
    const service = await start({ store }, 'serve');
    expect(service.served).toBeNull();
    expect(await service.ended).toMatchObject({ ok: false, code: 'store/locked' });
  });

  it('that cannot listen says why, and lets go of its store', async () => {
    const store = `files:${join(folder, 'free')}`;
    const nowhere = await start({ store, host: '192.0.2.1' });
    expect(await nowhere.ended).toMatchObject({ message: expect.stringContaining('no address 192.0.2.1') });
    expect((await start({ store })).served).not.toBeNull();
  });

  it('says that a store cannot be had', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const refused = await start({ store: `files:${file}` });
    expect(await refused.ended).toMatchObject({ ok: false, code: 'store/folder' });
  });
});

it('tells people where it is, the line that scripts wait for first', () => {
  expect(
    servedLines({
      url: 'http://localhost:4173/',
      port: 4173,
      others: ['http://192.168.0.7:4173/'],
      store: 'files',
      folder: '/home/ann/quoin',
    }),
  ).toEqual([
    'Quoin is ready at http://localhost:4173/',
    'On your network: http://192.168.0.7:4173/',
    'Hosted tables are kept in /home/ann/quoin',
  ]);
});
