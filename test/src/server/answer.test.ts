import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { answer } from '#src/server/answer.ts';
import type { Answer } from '#src/server/reply.ts';
import { readSite, type Site } from '#src/server/site.ts';

import { makeExampleSite, SCRIPT } from './exampleSite.ts';

const folder = makeExampleSite();
let site: Site;
let nested: Site;
beforeAll(() => {
  site = readSite(folder.root, '/');
  nested = readSite(folder.root, '/arcade/');
});
afterAll(folder.remove);

const HTML = { accept: 'text/html,application/xhtml+xml' };

function get(url: string, headers: Record<string, string> = {}): Answer {
  return answer(site, '/', { method: 'GET', url, headers });
}

function text(given: Answer): string {
  return given.body?.toString('utf8') ?? '';
}

describe('pages', () => {
  it.each(['/', '/index.html', '/boggle', '/no/such/page', '/?seed=1', '/boggle/'])(
    '%s is the app',
    (url) => {
      const given = get(url, HTML);
      expect(given.status).toBe(200);
      expect(given.headers['Content-Type']).toBe('text/html; charset=utf-8');
      expect(text(given)).toContain('Arcade');
    },
  );

  it('a page whose address holds a dot is still the app for a browser, and not for a script', () => {
    expect(get('/match/v1.2', HTML).status).toBe(200);
    expect(get('/match/v1.2').status).toBe(404);
  });

  it('the page is asked for again every time, and answered with 304 while it is the same', () => {
    const given = get('/', HTML);
    expect(given.headers['Cache-Control']).toBe('no-cache');
    const again = get('/', { ...HTML, 'if-none-match': `"other", ${given.headers.ETag ?? ''}` });
    expect(again.status).toBe(304);
    expect(again.body).toBeUndefined();
    expect(get('/', { ...HTML, 'if-none-match': '"other"' }).status).toBe(200);
  });
});

describe('assets', () => {
  it('a hashed asset may be kept for ever; another file is asked for again', () => {
    expect(get('/assets/index-AbCd_123.js').headers['Cache-Control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(get('/icon.svg').headers['Cache-Control']).toBe('no-cache');
  });

  it.each(['/assets/gone-AbCd_123.js', '/gone.css', '/assets/gone', '/favicon.ico', '/.fingerprint'])(
    'a missing asset is 404: %s',
    (url) => {
      expect(get(url).status).toBe(404);
    },
  );

  it('a missing asset is 404 even for a browser that would take a page', () => {
    expect(get('/assets/gone-AbCd_123.js', HTML).status).toBe(404);
    expect(get('/gone.js', HTML).status).toBe(404);
  });

  it('a private file is never sent', () => {
    expect(text(get('/.fingerprint', HTML))).not.toContain('private');
  });

  it('travels in the smallest form that the client takes', () => {
    const url = '/assets/index-AbCd_123.js';
    const br = get(url, { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['Content-Encoding']).toBe('br');
    expect(brotliDecompressSync(br.body ?? '').toString()).toBe(SCRIPT);
    const gz = get(url, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gz.headers['Content-Encoding']).toBe('gzip');
    expect(gunzipSync(gz.body ?? '').toString()).toBe(SCRIPT);
    const plain = get(url);
    expect(plain.headers['Content-Encoding']).toBeUndefined();
    expect(text(plain)).toBe(SCRIPT);
    expect([br, gz, plain].map((given) => given.headers.Vary)).toEqual(Array(3).fill('Accept-Encoding'));
  });
});

describe('bad requests', () => {
  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets%5c..%5cpackage.json',
    '/%',
    '/%E0%A4%A',
    '/a%00b',
    '/./x',
    'http://elsewhere.example/',
    '*',
  ])('%s is refused with 400 and a sentence', (url) => {
    const given = get(url, HTML);
    expect(given.status).toBe(400);
    expect(text(given)).toBe('This address is malformed.\n');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s is refused with 405', (method) => {
    const given = answer(site, '/', { method, url: '/', headers: {} });
    expect(given.status).toBe(405);
    expect(given.headers.Allow).toBe('GET, HEAD');
  });
});

describe('a base path', () => {
  const at = (url: string): Answer => answer(nested, '/arcade/', { method: 'GET', url, headers: HTML });

  it('is written into the page', () => {
    expect(text(at('/arcade/'))).toContain('<base href="/arcade/">');
    expect(text(at('/arcade/boggle'))).toContain('<base href="/arcade/">');
  });

  it('holds the assets', () => {
    expect(at('/arcade/assets/index-AbCd_123.js').status).toBe(200);
    expect(at('/assets/index-AbCd_123.js').status).toBe(404);
  });

  it('is redirected to without its last slash, the query kept', () => {
    const given = at('/arcade?seed=7');
    expect(given.status).toBe(308);
    expect(given.headers.Location).toBe('/arcade/?seed=7');
  });

  it('says where it is to whoever asks beside it', () => {
    expect(text(at('/'))).toBe('The arcade is at /arcade/.\n');
    expect(at('/arcades').status).toBe(404);
  });
});

describe('the Content-Security-Policy', () => {
  const policies = (): (string | undefined)[] =>
    ['/', '/icon.svg', '/gone.js', '/%'].map((url) => get(url).headers['Content-Security-Policy']);

  it('goes with every answer, and allows nothing inline', () => {
    for (const policy of policies()) {
      expect(policy).toContain("default-src 'self'");
      expect(policy).not.toMatch(/unsafe|\*|http/);
    }
  });
});
