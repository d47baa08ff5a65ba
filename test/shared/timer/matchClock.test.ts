import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMatchClock } from '#shared/timer/matchClock.ts';
import { minutesAndSeconds, remaining } from '#shared/timer/remaining.ts';
import { createFakeTime } from './fakeTime.ts';

describe('match time', () => {
  it('stands until it is resumed, and while it is paused', () => {
    const time = createFakeTime();
    const clock = createMatchClock(time, 5000);
    time.pass(1000);
    expect(clock.now()).toBe(5000);
    clock.resume();
    time.pass(1000);
    clock.pause();
    time.pass(1000);
    expect(clock.now()).toBe(6000);
    expect(clock.paused).toBe(true);
  });

  it('counts the time a laptop slept', () => {
    const time = createFakeTime();
    const clock = createMatchClock(time, 0);
    clock.resume();
    time.pass(10_000);
    time.sleep(60_000);
    expect(clock.now()).toBe(70_000);
    time.pass(5000);
    expect(clock.now()).toBe(75_000);
  });

  it('neither gains nor loses when the wall clock is set back, and still counts a sleep after that', () => {
    const time = createFakeTime();
    const clock = createMatchClock(time, 0);
    clock.resume();
    time.pass(10_000);
    time.setWall(-3_600_000);
    expect(clock.now()).toBe(10_000);
    time.pass(5000);
    expect(clock.now()).toBe(15_000);
    time.sleep(30_000);
    expect(clock.now()).toBe(45_000);
  });

  it('does not drift however often it is read', () => {
    const time = createFakeTime();
    const clock = createMatchClock(time, 0);
    clock.resume();
    for (let i = 0; i < 18_000; i += 1) {
      time.pass(10 + (i % 2) * 0.7);
      clock.now();
    }
    expect(Math.abs(clock.now() - 186_300)).toBeLessThan(50);
  });

  it('never runs back, whatever happens to the clocks', () => {
    const step = fc.tuple(
      fc.constantFrom('pass', 'sleep', 'set', 'pause', 'resume'),
      fc.integer({ min: 0, max: 9000 }),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const time = createFakeTime();
        const clock = createMatchClock(time, 0);
        let last = 0;
        for (const [what, ms] of steps) {
          if (what === 'pass') time.pass(ms);
          else if (what === 'sleep') time.sleep(ms);
          else if (what === 'set') time.setWall(ms - 4500);
          else if (what === 'pause') clock.pause();
          else clock.resume();
          expect(clock.now()).toBeGreaterThanOrEqual(last);
          last = clock.now();
        }
      }),
    );
  });
});

describe('the time left', () => {
  it('is the deadline less now, and never negative', () => {
    expect(remaining(180_000, 1000)).toBe(179_000);
    expect(remaining(180_000, 180_001)).toBe(0);
  });

  it('is shown as m:ss, 0:00 only when time is up', () => {
    expect([180_000, 179_999, 60_000, 59_001, 9000, 1, 0].map(minutesAndSeconds)).toEqual([
      '3:00',
      '3:00',
      '1:00',
      '1:00',
      '0:09',
      '0:01',
      '0:00',
    ]);
  });
});
