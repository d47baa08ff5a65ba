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
      vi.advanceTimersByTime(2000);
      happen();
      vi.advanceTimersByTime(16);
      expect(looks).toBe(1 + n);
    }
  });

  test('once for all that happens within a second, and not sooner than a second after the last time', () => {
    happen();
    vi.advanceTimersByTime(16);
    for (let n = 0; n < 8; n += 1) {
      vi.advanceTimersByTime(100);
      happen();
    }
    expect(looks).toBe(2);
    vi.advanceTimersByTime(300);
    expect(looks).toBe(3);
    vi.advanceTimersByTime(1000);
    expect(looks).toBe(3);
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
