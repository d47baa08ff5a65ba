import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { effectScope, type EffectScope } from 'vue';
import { useLooks } from '#src/watch/useLooks.ts';

let scope: EffectScope;
let looks: number;
let happen: () => void;

const BEAT = 5000;

beforeEach(() => {
  vi.useFakeTimers();
  looks = 0;
  scope = effectScope();
  scope.run(() =>
    useLooks(
      (listener) => {
        happen = listener;
        return () => undefined;
      },
      (then) => {
        const timer = setTimeout(() => then(performance.now()), 16);
        return () => clearTimeout(timer);
      },
      () => {
        looks += 1;
      },
      () => BEAT,
    ),
  );
  vi.advanceTimersByTime(16);
});
afterEach(() => {
  scope.stop();
  vi.useRealTimers();
});

describe('a match that goes on is looked at', () => {
  test('when it begins to be watched', () => {
    expect(looks).toBe(1);
  });

  test('in the very next picture, when something happens now and then', () => {
    for (let n = 1; n <= 3; n += 1) {
      vi.advanceTimersByTime(4000);
      happen();
      vi.advanceTimersByTime(16);
      expect(looks).toBe(1 + n);
    }
  });

  test('when a burst of changes pauses, and not while it lasts', () => {
    happen();
    vi.advanceTimersByTime(16);
    for (let n = 0; n < 10; n += 1) {
      vi.advanceTimersByTime(200);
      happen();
    }
    expect(looks).toBe(2);
    vi.advanceTimersByTime(700);
    expect(looks).toBe(3);
  });

  test('every few seconds, where a burst never pauses', () => {
    for (let n = 0; n < 100; n += 1) {
      happen();
      vi.advanceTimersByTime(100);
    }
    expect(looks).toBeGreaterThanOrEqual(4);
    expect(looks).toBeLessThanOrEqual(6);
  });

  test('from time to time, when nothing happens', () => {
    vi.advanceTimersByTime(3 * (BEAT + 16));
    expect(looks).toBe(4);
  });

  test('no more, once nobody watches', () => {
    happen();
    scope.stop();
    vi.advanceTimersByTime(10 * BEAT);
    expect(looks).toBe(1);
  });
});
