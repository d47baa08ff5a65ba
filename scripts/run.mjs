import { spawn } from 'node:child_process';

import { ROOT } from './paths.mjs';

/**
 * Runs a program to its end in the project's folder, with our own input and output.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env] added to ours
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
 */
export function run(program, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a Node script in the same way.
 * @param {string} script
 * @param {readonly string[]} [args]
 * @param {Readonly<Record<string, string>>} [env]
 * @returns {Promise<number>}
 */
export function runNode(script, args = [], env = {}) {
  return run(process.execPath, [script, ...args], env);
}
