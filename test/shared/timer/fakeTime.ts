import type { TimeSource } from '#shared/timer/matchClock.ts';

/** Clocks a test moves by hand; alarms ring in order as time passes over them. */
export interface FakeTime extends TimeSource {
  /** Lets both clocks run on by `ms`, ringing what is due on the way. */
  pass(ms: number): void;
  /** The laptop sleeps: the wall clock runs on, the monotonic one stands, nothing rings. */
  sleep(ms: number): void;
  /** Somebody sets the wall clock. */
  setWall(by: number): void;
}

interface Alarm {
  readonly at: number;
  readonly then: () => void;
}

export function createFakeTime(): FakeTime {
  let wall = 1_700_000_000_000;
  let monotonic = 0;
  let alarms: readonly Alarm[] = [];

  function ring(until: number): void {
    for (;;) {
      const next = alarms.toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > until) return;
      alarms = alarms.filter((alarm) => alarm !== next);
      wall += Math.max(0, next.at - monotonic);
      monotonic = Math.max(monotonic, next.at);
      next.then();
    }
  }

  return {
    wall: () => wall,
    monotonic: () => monotonic,
    wake(ms, then) {
      const alarm = { at: monotonic + ms, then };
      alarms = [...alarms, alarm];
      return () => {
        alarms = alarms.filter((other) => other !== alarm);
      };
    },
    pass(ms) {
      const until = monotonic + ms;
      ring(until);
      wall += until - monotonic;
      monotonic = until;
    },
    sleep(ms) {
      wall += ms;
    },
    setWall(by) {
      wall += by;
    },
  };
}
