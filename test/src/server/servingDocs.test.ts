/** docs/serving.md and the files of deploy/ say what the server does. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { LIMITS } from '#src/server/limits.ts';
import { SERVE_OPTIONS } from '#src/server/options.ts';

const docs = readFileSync('docs/serving.md', 'utf8');
const haproxy = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find((path) => existsSync(path));

/** First cells of a table's rows, and the second. */
const rows = [...docs.matchAll(/^\| `([^`]+)` +\| (\S+)/gm)].map(([, first = '', second = '']) => [
  first,
  second,
]);

describe('docs/serving.md', () => {
  it('lists every option', () => {
    const listed = rows.flatMap(([first = '']) => /^--(\w+)/.exec(first)?.[1] ?? []);
    expect(listed.toSorted()).toEqual([...Object.keys(SERVE_OPTIONS), 'json'].toSorted());
  });

  it('lists every limit with what it usually is', () => {
    const listed = rows.filter(([first = '']) => /^[a-z]+[A-Z]\w+$/.test(first));
    expect(Object.fromEntries(listed.map(([name = '', usual]) => [name, Number(usual)]))).toEqual(LIMITS);
  });

  it('links to files that are there', () => {
    const links = [...docs.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path = '']) => path);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('deploy', () => {
  it.skipIf(haproxy === undefined)('haproxy.cfg is what HAProxy takes (needs haproxy)', () => {
    const checked = (): string =>
      execFileSync(haproxy ?? '', ['-c', '-f', 'deploy/haproxy.cfg'], { stdio: 'pipe' }).toString();
    expect(checked()).toContain('Configuration file is valid');
  });

  it('redis.conf throws nothing away and keeps every append', () => {
    const settings = readFileSync('deploy/redis.conf', 'utf8').split('\n');
    const lines = ['maxmemory-policy noeviction', 'appendonly yes', 'appendfsync always'];
    for (const line of lines) expect(settings).toContain(line);
  });
});
