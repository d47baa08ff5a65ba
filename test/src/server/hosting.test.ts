/** The hosted tables over a real connection: requests, upgrades, checks, and the end. */
import { connect, type Socket } from 'node:net';

import { afterAll, afterEach, describe, expect, it } from 'vitest';

import { refused } from '#src/room/refusals.ts';
import { createArcadeServer, type ArcadeServer, type ArcadeServerOptions } from '#src/server/server.ts';

import { makeExampleSite } from './exampleSite.ts';
import { fakeTables } from './fakeTables.ts';

const folder = makeExampleSite();
const running: ArcadeServer[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(running.splice(0).map((server) => server.close(100)));
});
afterAll(folder.remove);

async function serve(options: Partial<ArcadeServerOptions> = {}) {
  const tables = fakeTables();
  const server = createArcadeServer({ root: folder.root, tables, ...options });
  running.push(server);
  const port = await server.listen('127.0.0.1', 0);
  return { server, tables, port, url: `http://127.0.0.1:${port}` };
}

interface Line {
  readonly socket: Socket;
  /** All that came, once the other side has hung up. */
  readonly whole: Promise<string>;
  /** What came, once it holds `part`. */
  until(part: string): Promise<string>;
}

/** Says something on a bare connection. */
function dial(port: number, text: string): Line {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let heard = '';
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => (heard += chunk));
  const whole = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(heard));
  });
  // A connection that is cut off is what some of these tests are about.
  socket.on('error', () => socket.destroy());
  socket.write(text);
  const until = (part: string): Promise<string> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (heard.includes(part)) resolve(heard);
      };
      socket.on('data', look);
      look();
    });
  return { socket, whole, until };
}

function upgradeOf(path: string, more = ''): string {
  return `GET ${path} HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${more}\r\n`;
}

const WANTED = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"game":"boggle"}',
};

describe('the tables', () => {
  it('are asked for over HTTP, below the base', async () => {
    const { url } = await serve({ base: '/arcade/' });
    const made = await fetch(`${url}/arcade/api/tables`, WANTED);
    expect(made.status).toBe(201);
    expect(await made.json()).toEqual({ code: '7KR4MX', url: `${url}/arcade/t/7KR4MX` });
    expect((await fetch(`${url}/arcade/api/tables/7KR4MX`)).status).toBe(200);
    expect((await fetch(`${url}/api/tables`, WANTED)).status).toBe(405);
    const head = await fetch(`${url}/arcade/api/tables/7KR4MX/record`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('take no body larger than it may be, announced or not, and go on', async () => {
    const { url, port, tables } = await serve();
    const large = await fetch(`${url}/api/tables`, { ...WANTED, body: JSON.stringify('x'.repeat(4095)) });
    expect(large.status).toBe(413);
    const head = 'POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n';
    const chunk = `800\r\n${'x'.repeat(0x800)}\r\n`;
    const { whole } = dial(port, `${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(3)}`);
    expect(await whole).toMatch(/^HTTP\/1\.1 413 .*wire\/large/s);
    expect(tables.opened).toEqual([]);
    expect((await fetch(`${url}/api/tables`, WANTED)).status).toBe(201);
  });

  it('are not troubled by a client that goes in the middle of its request', async () => {
    const { url, port } = await serve();
    const head = 'POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n';
    const { socket, whole } = dial(port, `${head}Content-Length: 100\r\n\r\n{"ga`);
    socket.end();
    await whole;
    expect((await fetch(`${url}/api/tables`, WANTED)).status).toBe(201);
  });

  it('hear the address that the proxies of ours tell', async () => {
    const { url, tables } = await serve({ proxies: 1 });
    const headers = { ...WANTED.headers, 'x-forwarded-for': '6.6.6.6, 198.51.100.1' };
    await fetch(`${url}/api/tables`, { ...WANTED, headers });
    await fetch(`${url}/api/tables`, WANTED);
    expect(tables.opened.map(([, address]) => address)).toEqual(['198.51.100.1', '127.0.0.1']);
  });
});

describe('a socket', () => {
  it('is given to the tables at its one address, whatever the query', async () => {
    const { port, tables } = await serve({ base: '/arcade/', proxies: 1 });
    const path = '/arcade/api/socket?code=7KR4MX';
    await dial(port, upgradeOf(path, 'X-Forwarded-For: 198.51.100.1\r\n')).until('101');
    expect(tables.upgraded).toMatchObject([{ path, address: '198.51.100.1' }]);
  });

  it.each([
    ['/', '404 Not Found', 'http/address'],
    ['/api/socket/more', '404 Not Found', 'http/address'],
    ['/api/tables', '404 Not Found', 'http/address'],
    ['/../api/socket', '404 Not Found', 'http/address'],
  ])('is refused at %s, and hung up on', async (path, status, code) => {
    const { port, tables } = await serve();
    const answer = await dial(port, upgradeOf(path)).whole;
    expect(answer).toMatch(`HTTP/1.1 ${status}\r\n`);
    expect(answer).toContain('X-Content-Type-Options: nosniff');
    expect(answer).toContain(`"code":"${code}"`);
    expect(tables.upgraded).toEqual([]);
  });

  it('is a WebSocket, not another protocol', async () => {
    const { port, tables } = await serve();
    const answer = await dial(port, upgradeOf('/api/socket').replace('websocket', 'h2c')).whole;
    expect(answer).toMatch(/^HTTP\/1\.1 426 .*\r\nUpgrade: websocket\r\n/s);
    expect(tables.upgraded).toEqual([]);
  });
});

describe('whoever watches the process', () => {
  it('finds out whether it can serve, at the root and below the base', async () => {
    const { url } = await serve({ base: '/arcade/' });
    for (const path of ['/healthz', '/arcade/healthz']) {
      const answer = await fetch(url + path);
      expect([answer.status, await answer.text()]).toEqual([200, 'ok\n']);
    }
    expect((await fetch(`${url}/healthz`, { method: 'POST' })).status).toBe(405);
  });

  it('is told why not', async () => {
    const { url } = await serve({ tables: fakeTables({ fault: async () => 'The disk is full.' }) });
    const answer = await fetch(`${url}/healthz`);
    expect([answer.status, await answer.text()]).toEqual([503, 'The disk is full.\n']);
  });

  it('reads the metrics from this machine only, unless they are public', async () => {
    const { url } = await serve({ base: '/arcade/' });
    for (const path of ['/metrics', '/arcade/metrics']) {
      const answer = await fetch(url + path);
      expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
      expect(await answer.text()).toContain('\nquoin_tables 0\n');
    }
    const elsewhere = { headers: { 'x-forwarded-for': '198.51.100.1' } };
    expect((await fetch(`${url}/metrics`, elsewhere)).status).toBe(403);
    const open = await serve({ metrics: 'public' });
    expect((await fetch(`${open.url}/metrics`, elsewhere)).status).toBe(200);
  });
});

describe('every answer', () => {
  it('has the security headers, whoever gave it', async () => {
    const { url, port } = await serve();
    const paths = ['/', '/gone.js', '/api/tables', '/api/tables/7KR4MX', '/healthz', '/metrics', '/%'];
    for (const path of paths) {
      const { headers } = await fetch(url + path);
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('permissions-policy')).not.toMatch(/clipboard-write|web-share/);
    }
    const nonsense = await dial(port, 'NONSENSE\r\n\r\n').whole;
    expect(nonsense).toMatch(/^HTTP\/1\.1 400 .*nosniff.*did not understand/s);
  });
});

/** Something that happens once, when the test says so. */
function latch(): { readonly opened: Promise<void>; open(): void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe('the end', () => {
  it('comes in order: unwell and no new tables, then nobody listens, and the tables are closed', async () => {
    const closing = latch();
    const tables = fakeTables({ close: () => closing.opened });
    const { server, url, port } = await serve({ tables });
    const closed = server.close(1000, 60_000);
    expect((await fetch(`${url}/healthz`)).status).toBe(503);
    const wanted = await fetch(`${url}/api/tables`, WANTED);
    expect([wanted.status, wanted.headers.get('connection')]).toEqual([503, 'close']);
    expect(await dial(port, upgradeOf('/api/socket')).whole).toMatch(/^HTTP\/1\.1 503 .*server\/restarting/s);
    expect([tables.opened, tables.upgraded]).toEqual([[], []]);
    closing.open();
    await closed;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });

  it('waits for a request under way', async () => {
    const [asked, answered] = [latch(), latch()];
    const tables = fakeTables({
      async info() {
        asked.open();
        await answered.opened;
        return refused('table/missing');
      },
    });
    const { server, url } = await serve({ tables });
    const reply = fetch(`${url}/api/tables/7KR4MX`);
    await asked.opened;
    const closed = server.close(60_000);
    answered.open();
    expect((await reply).status).toBe(404);
    await closed;
  });

  it('cuts off a socket that stays, and tables that do not close', async () => {
    const tables = fakeTables({ close: () => new Promise(() => undefined) });
    const { server, port } = await serve({ tables });
    const line = dial(port, upgradeOf('/api/socket'));
    await line.until('101');
    await server.close(1, 1);
    expect(await line.whole).toContain('101');
  });
});
