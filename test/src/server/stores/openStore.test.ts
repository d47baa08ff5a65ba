import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openStore } from '#src/server/stores/openStore.ts';
import { REDIS_NEEDED, hasRedis, startRedis } from '../redisServer.ts';
import { CODE, FIRST } from './contract.ts';

/** Opens it, keeps a room, and closes it. */
async function worksAs(text: string): Promise<void> {
  const opened = await openStore(text);
  if (!opened.ok) throw new Error(opened.message);
  expect(await opened.value.create(CODE, FIRST)).toBe('created');
  expect((await opened.value.list()).map(({ code }) => code)).toEqual([CODE]);
  await opened.value.close();
}

describe('what --store says', () => {
  test('memory is this process’s', () => worksAs('memory'));

  test('files: is a folder, made if it is not there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quoin-store-'));
    await worksAs(`files:${join(folder, 'a b', 'rooms')}`);
    expect(readdirSync(join(folder, 'a b', 'rooms'))).toEqual(['rooms']);
    rmSync(folder, { recursive: true });
  });

  test.skipIf(!hasRedis)(`redis: is a server${REDIS_NEEDED}`, async () => {
    const server = await startRedis();
    await worksAs(server.url);
    await server.stop();
  });

  test.each(['', 'disk', 'files:', 'file:x', 'redis:', 'redis://', 'http://x', 'redis://a:b:c'])(
    'anything else is told in a sentence: %j',
    async (text) => {
      expect(await openStore(text)).toEqual({
        ok: false,
        code: 'store/unknown',
        message: `The store ${JSON.stringify(text)} is none: say memory, files:FOLDER, redis://HOST or rediss://HOST.`,
      });
    },
  );

  test('a password in what was typed is not repeated', async () => {
    const opened = await openStore('redi://me:secret@host');
    expect(opened.ok ? '' : opened.message).toContain('"redi://…@host"');
  });
});
