import { findProgram, installedProgram } from './systemProgram.mjs';

/** @type {import('./systemProgram.mjs').SystemProgram} */
const REDIS = {
  title: 'Redis',
  variable: 'QUOIN_REDIS',
  names: ['redis-server', 'valkey-server'],
  debian: 'redis-server',
};

/** The path of `redis-server` or `valkey-server`, if it is here. @returns {string | undefined} */
export function installedRedis() {
  return installedProgram(REDIS);
}

/** As `installedRedis`, or else installed on the spot where that can be done. @returns {Promise<string | undefined>} */
export function findRedis() {
  return findProgram(REDIS);
}
