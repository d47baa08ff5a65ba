import { findProgram, installedProgram } from './systemProgram.mjs';

/** @type {import('./systemProgram.mjs').SystemProgram} */
const HAPROXY = { title: 'HAProxy', variable: 'QUOIN_HAPROXY', names: ['haproxy'], debian: 'haproxy' };

/** The path of `haproxy`, if it is here. @returns {string | undefined} */
export function installedHaproxy() {
  return installedProgram(HAPROXY);
}

/** As `installedHaproxy`, or else installed on the spot where that can be done. @returns {Promise<string | undefined>} */
export function findHaproxy() {
  return findProgram(HAPROXY);
}
