import { expect, it, vi } from 'vitest';

import { createHealth } from '#src/server/health.ts';

const NEVER = new Promise<never>(() => undefined);

it('is what the store says', async () => {
  expect(await createHealth(async () => null, 1000)()).toBeNull();
  expect(await createHealth(async () => 'The disk is full.', 1000)()).toBe('The disk is full.');
});

it('of a store that fails to answer, or answers nothing, is bad', async () => {
  vi.useFakeTimers();
  const silent = createHealth(() => NEVER, 1000)();
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(await silent).toBe('The store does not answer.');
  const failing = createHealth(() => Promise.reject(new Error('no')), 1000);
  expect(await failing()).toBe('The store cannot be asked how it is.');
});

it('is asked for once at a time, however many want to know, and anew the next time', async () => {
  const fault = vi.fn(async () => null);
  const health = createHealth(fault, 1000);
  await Promise.all([health(), health(), health()]);
  expect(fault).toHaveBeenCalledTimes(1);
  await health();
  expect(fault).toHaveBeenCalledTimes(2);
});
