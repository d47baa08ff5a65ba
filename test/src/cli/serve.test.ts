import { describe, expect, it } from 'vitest';

import { LIMITS } from '#src/server/limits.ts';
import { runCli } from './runCli.ts';

describe('quoin serve', () => {
  it('says how it is used, with every option', async () => {
    const { exit, out } = await runCli('serve', '--help');
    expect(exit).toBe(0);
    for (const option of ['--host', '--store', '--proxies', '--origin', '--limit', '--metrics', '--json']) {
      expect(out).toContain(`\n  ${option} `);
    }
  });

  it.each([
    ['--store', 'mysql'],
    ['--limit', 'seats=4'],
    ['--port', 'eighty'],
    ['--base', '/a b/'],
    ['somewhere'],
  ])('refuses %s %s as wrong usage, with a sentence', async (...words) => {
    const { exit, err, out } = await runCli('serve', ...words);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toMatch(/^\S.*\.\n$/);
  });

  it('names all limits there are when it is given another', async () => {
    const { json } = await runCli('serve', '--limit', 'seats=4', '--json');
    const [answer] = json();
    expect(answer).toMatchObject({ error: { code: 'usage/limit' } });
    expect(JSON.stringify(answer)).toContain(Object.keys(LIMITS).join(', '));
  });
});
