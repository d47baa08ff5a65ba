import { rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, describe, expect, it } from 'vitest';

import { createArcadeServer, type ArcadeServer, type ArcadeServerOptions } from '#src/server/server.ts';
import { startArcade } from '#src/server/start.ts';

import { makeExampleSite, SCRIPT } from './exampleSite.ts';
import { fakeTables } from './fakeTables.ts';

const folder = makeExampleSite();
const interfaces = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
const addresses = interfaces.map((one) => one.address);
const outside = interfaces.find((one) => !one.internal && one.family === 'IPv4')?.address;
const running: ArcadeServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close(100)));
});
afterAll(folder.remove);

function arcade(options: Partial<ArcadeServerOptions> = {}): ArcadeServer {
  const server = createArcadeServer({ root: folder.root, tables: fakeTables(), ...options });
  running.push(server);
  return server;
}

async function serve(options: Partial<ArcadeServerOptions> = {}) {
  const server = arcade(options);
  return { port: await server.listen('localhost', 0), server };
}

/** A request as a stranger might write it: `fetch` would tidy the path up first. */
function ask(port: number, method: string, path: string, host = '127.0.0.1') {
  return new Promise<{
    readonly status: number | undefined;
    readonly body: string;
    readonly message: IncomingMessage;
  }>((resolve, reject) => {
    request({ host, port, method, path, agent: false }, (message) => {
      let body = '';
      message.setEncoding('utf8');
      message.on('data', (chunk: string) => (body += chunk));
      message.on('end', () => {
        resolve({ status: message.statusCode, body, message });
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('over the wire', () => {
  it('serves the page and its assets', async () => {
    const { port } = await serve();
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect(await page.text()).toContain('<base href="/">');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    const script = await fetch(`http://127.0.0.1:${port}/assets/index-AbCd_123.js`, {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(script.headers.get('content-encoding')).toBe('br');
    expect(await script.text()).toBe(SCRIPT);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const { port } = await serve();
    const head = await ask(port, 'HEAD', '/icon.svg');
    const get = await ask(port, 'GET', '/icon.svg');
    expect(head.body).toBe('');
    expect(head.message.headers['content-length']).toBe(String(get.body.length));
    expect(head.message.headers.etag).toBe(get.message.headers.etag);
  });

  it('refuses to climb out of its folder', async () => {
    const { port } = await serve();
    expect((await ask(port, 'GET', '/../../etc/passwd')).status).toBe(400);
    expect((await ask(port, 'GET', '/%2e%2e/%2e%2e/etc/passwd')).status).toBe(400);
  });

  it.each(['/api/%', '/api/tables/%E0%A4%A', '/api/../api/tables'])(
    'says to a program in JSON that %s is malformed',
    async (path) => {
      const { port } = await serve();
      const { status, body, message } = await ask(port, 'GET', path);
      expect(status).toBe(400);
      expect(message.headers['content-type']).toContain('application/json');
      expect(JSON.parse(body)).toEqual({
        error: { code: 'http/malformed', message: 'This address is malformed.' },
      });
    },
  );

  it('refuses other methods', async () => {
    const { port } = await serve();
    expect((await ask(port, 'POST', '/')).status).toBe(405);
  });

  it('keeps serving the build it started with when the files go', async () => {
    const other = makeExampleSite();
    const { port } = await serve({ root: other.root });
    rmSync(join(other.root, 'assets'), { recursive: true });
    expect((await ask(port, 'GET', '/assets/index-AbCd_123.js')).body).toBe(SCRIPT);
    other.remove();
  });

  it('is reached no more once it is closed', async () => {
    const { port, server } = await serve();
    await fetch(`http://127.0.0.1:${port}/`); // leaves a connection open
    await server.close();
    await expect(ask(port, 'GET', '/')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('says so when there is no build', () => {
    expect(() => arcade({ root: join(folder.root, 'nowhere') })).toThrow(/ENOENT/);
  });
});

describe('the port', () => {
  it('that is taken is passed over for the next free one, and the address says which', async () => {
    const blocker = createServer();
    const taken = await new Promise<number>((resolve) => {
      blocker.listen(0, '127.0.0.1', () => {
        const address = blocker.address();
        resolve(address !== null && typeof address === 'object' ? address.port : 0);
      });
    });
    const { url } = await startArcade(arcade({ base: '/arcade/' }), { host: 'localhost', port: taken });
    const port = Number(/^http:\/\/localhost:(\d+)\/arcade\/$/.exec(url)?.[1]);
    expect(port).toBeGreaterThan(taken);
    expect((await ask(port, 'GET', '/arcade/')).status).toBe(200);
    blocker.close();
  });

  it.runIf(addresses.includes('::1'))('is opened on the loopback addresses of both kinds', async () => {
    const { port } = await serve();
    expect((await ask(port, 'GET', '/', '127.0.0.1')).status).toBe(200);
    expect((await ask(port, 'GET', '/', '::1')).status).toBe(200);
  });

  it.runIf(outside !== undefined)('is not open to the network this machine is on', async () => {
    const { port } = await serve();
    await expect(ask(port, 'GET', '/', outside)).rejects.toThrow(/ECONNREFUSED/);
  });

  it('on an address that is not ours fails with a sentence', async () => {
    const place = { host: '192.0.2.1', port: 0 };
    await expect(startArcade(arcade(), place)).rejects.toThrow('This machine has no address 192.0.2.1');
  });
});
