import type { Alone } from './carriedStore.ts';

/**
 * One tab at a time, by the browser's locks. They exist only on secure pages: elsewhere the work is simply
 * done, and since it is synchronous, another tab can come between only by the browser's own doing.
 */
export function createAlone(locks: LockManager | undefined): Alone {
  return async (name, work) => (locks === undefined ? work() : locks.request(name, () => work()));
}
