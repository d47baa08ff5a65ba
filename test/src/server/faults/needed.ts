/** What these tests run beside Node: a real Redis and a real HAProxy. */
import { installedHaproxy } from '../../../../scripts/haproxy.mjs';
import { installedRedis } from '../../../../scripts/redis.mjs';

const programs = { 'redis-server': installedRedis(), haproxy: installedHaproxy() };
const missing = Object.entries(programs).flatMap(([name, path]) => (path === undefined ? [name] : []));

/** Where nobody would see that they are skipped, they fail instead. */
const mustRun = (process.env.CI ?? '') !== '';

export const isSkipped = missing.length > 0 && !mustRun;
/** The name of what is skipped says why. */
export const NEEDED = isSkipped ? ` (skipped: there is no ${missing.join(' and no ')} here)` : '';

/** @throws Error where there is none. */
export function haproxyPath(): string {
  if (programs.haproxy === undefined) throw new Error('There is no haproxy here.');
  return programs.haproxy;
}

/** Larger counts of the same. */
export const soak = process.env.QUOIN_SOAK === '1';
