/** What HAProxy does for several processes, as the repository sets it up. */
import { request } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { startRedis } from '../redisServer.ts';
import { startArcade } from './arcade.ts';
import { endAfterTests, endLeftovers } from './leftovers.ts';
import { isSkipped, NEEDED } from './needed.ts';
import { openPage, type Page } from './page.ts';
import { until } from './pause.ts';
import { startProxy, type Proxy } from './proxy.ts';
import { openSite } from './site.ts';
import { openTable } from './table.ts';

const PATIENCE_MS = 180_000;
afterAll(endLeftovers);

interface Answered {
  readonly status: number;
  readonly text: string;
}

/** Asked from an address of this machine. */
function ask(
  address: string,
  path: string,
  options: { readonly from?: string; readonly body?: string; readonly headers?: Record<string, string> } = {},
): Promise<Answered> {
  const { from = '127.0.0.1', body, headers = {} } = options;
  return new Promise((resolve, reject) => {
    const asking = request(`http://${address}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      localAddress: from,
      agent: false,
      headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    });
    asking.on('error', reject);
    asking.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asking.end(body);
  });
}

/** Which of the two took the latest requests, by the proxy's own account. */
async function takers(
  proxy: Proxy,
  asking: () => Promise<unknown>,
  count: number,
): Promise<readonly string[]> {
  const known = proxy.lines.length;
  await asking();
  await until('it has written down whom it asked', () => proxy.lines.length >= known + count);
  return proxy.lines.slice(known, known + count).map((line) => /\/(quoin\d|<NOSRV>)/.exec(line)?.[1] ?? line);
}

describe.skipIf(isSkipped)(`HAProxy${NEEDED}`, () => {
  it.concurrent(
    'sends all who are at a table to one process, by its code wherever that stands',
    async () => {
      const site = await openSite();
      const { first, second, proxy } = site;
      const pages: Page[] = [];
      const homes: string[] = [];
      for (let table = 0; table < 8; table += 1) {
        const code = await openTable(proxy.address, {}, 2);
        const before = [await first.metric('quoin_seats'), await second.metric('quoin_seats')];
        const here = ['Ann', 'Ben'].map((name) =>
          openPage({ address: () => proxy.address, code, coming: { as: 'seat', name }, mark: name }),
        );
        pages.push(...here);
        for (const page of here) await page.until('has a seat', ({ state }) => state.kind === 'open');
        const after = [await first.metric('quoin_seats'), await second.metric('quoin_seats')];
        const more = after.map((count, i) => count - (before[i] ?? 0));
        expect(more.toSorted()).toEqual([0, 2]);
        const home = more[0] === 2 ? 'quoin1' : 'quoin2';
        homes.push(home);
        const paths = [`/api/tables/${code}`, `/api/tables/${code.toLowerCase()}`, `/t/${code}`];
        for (const path of paths) {
          expect(await takers(proxy, () => ask(proxy.address, path), 1)).toEqual([home]);
        }
      }
      console.log(
        `HAProxy: ${homes.length} tables, ${homes.filter((home) => home === 'quoin1').length} at one`,
      );
      expect((await ask(proxy.address, '/metrics')).status).toBe(404);
      await site.close(pages);
    },
    PATIENCE_MS,
  );

  it.concurrent(
    'asks a process nothing while that says it cannot serve, and again when it can',
    async () => {
      // A store for each, so that one can be away without the other.
      const stores = [await startRedis(), await startRedis()] as const;
      for (const store of stores) endAfterTests(() => store.stop());
      const arcades = await Promise.all(stores.map(({ url }) => startArcade({ store: url, proxies: 1 })));
      const [first, second] = arcades;
      if (first === undefined || second === undefined) throw new Error('There are two.');
      const proxy = await startProxy(first.address, second.address);
      const six = (): Promise<unknown> =>
        Promise.all(Array.from({ length: 6 }, () => ask(proxy.address, '/')));
      const asked = async (): Promise<readonly string[]> =>
        [...new Set(await takers(proxy, six, 6))].toSorted();
      await until('both are asked', async () => (await asked()).length === 2);
      await stores[0].kill();
      expect((await ask(first.address, '/healthz')).status).toBe(503);
      await until('the second alone is asked', async () => (await asked()).join() === 'quoin2');
      expect(await asked()).toEqual(['quoin2']);
      await stores[0].start();
      await until('both are asked again', async () => (await asked()).length === 2);
      await proxy.stop();
      await Promise.all(arcades.map((arcade) => arcade.kill()));
      await Promise.all(stores.map((store) => store.stop()));
    },
    PATIENCE_MS,
  );

  it.concurrent(
    'says whose a request is, which is believed where it is known to stand there, and nowhere else',
    async () => {
      const limits = ['tablesPerTenMinutes=2'];
      const [behind, alone] = await Promise.all([
        startArcade({ store: 'memory', proxies: 1, limits }),
        startArcade({ store: 'memory', proxies: 0, limits }),
      ]);
      const believed = await startProxy(behind.address, behind.address);
      const unknown = await startProxy(alone.address, alone.address);
      const open = async (address: string, from: string, claimed?: string): Promise<number> => {
        const headers = claimed === undefined ? {} : { 'X-Forwarded-For': claimed };
        return (await ask(address, '/api/tables', { from, headers, body: '{"game":"boggle"}' })).status;
      };
      // Each has two of its own; what somebody claims to be is worth nothing.
      expect(await open(believed.address, '127.0.0.1')).toBe(201);
      expect(await open(believed.address, '127.0.0.1', '203.0.113.1')).toBe(201);
      expect(await open(believed.address, '127.0.0.1', '203.0.113.2')).toBe(429);
      expect(await open(believed.address, '127.0.0.2')).toBe(201);
      // Without --proxies all behind the proxy are one, and who comes past it is not believed either.
      expect(await open(unknown.address, '127.0.0.1')).toBe(201);
      expect(await open(unknown.address, '127.0.0.2')).toBe(201);
      expect(await open(unknown.address, '127.0.0.3')).toBe(429);
      expect(await open(alone.address, '127.0.0.1', '203.0.113.3')).toBe(429);
      await Promise.all([believed.stop(), unknown.stop()]);
      await Promise.all([behind.kill(), alone.kill()]);
    },
    PATIENCE_MS,
  );
});
