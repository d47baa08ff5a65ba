import { afterEach, describe, expect, it, vi } from 'vitest';
import { findHaproxy, installedHaproxy } from '../../scripts/haproxy.mjs';
import { findRedis, installedRedis } from '../../scripts/redis.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a program of the system that tests need', () => {
  it('is the one asked for', async () => {
    vi.stubEnv('QUOIN_REDIS', process.execPath);
    vi.stubEnv('QUOIN_HAPROXY', process.execPath);
    expect([installedRedis(), installedHaproxy()]).toEqual([process.execPath, process.execPath]);
    expect([await findRedis(), await findHaproxy()]).toEqual([process.execPath, process.execPath]);
  });

  it('is told in a sentence when the one asked for is not there', () => {
    vi.stubEnv('QUOIN_REDIS', '/nowhere/redis-server');
    expect(() => installedRedis()).toThrow(
      'QUOIN_REDIS is "/nowhere/redis-server", but there is no such program.',
    );
  });
});
