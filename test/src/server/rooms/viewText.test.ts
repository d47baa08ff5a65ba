import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPace } from '#src/server/rooms/pace.ts';
import { viewText } from '#src/server/rooms/viewText.ts';

describe('a view as it is sent', () => {
  it('is what JSON makes of it, also where parts of it were sent before', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue()), (shared, own) => {
        const view = (data: unknown) => ({
          viewer: 0,
          data,
          prompt: { key: 'prompt.x', params: { name: '“ \u2028' } },
          seats: [{ by: 'person' as const, name: 'Ann' }],
          standing: [],
          clocks: [],
          effects: [],
          turn: null,
          over: false,
          final: false,
        });
        for (const data of [shared, { ...own, shared, left: undefined }, [shared], { shared }, null]) {
          expect(viewText(view(data))).toBe(JSON.stringify(view(data)));
        }
      }),
    );
  });
});

describe('a server that comes too late to its own alarms', () => {
  it('gathers for longer, not without end, and no longer than it has to', () => {
    const pace = createPace();
    const idle = pace.window();
    for (let i = 0; i < 100; i += 1) pace.late(20);
    const busy = pace.window();
    expect(busy).toBeGreaterThan(10 * idle);
    for (let i = 0; i < 1000; i += 1) pace.late(60_000);
    expect(pace.window()).toBeLessThanOrEqual(2000);
    for (let i = 0; i < 1000; i += 1) pace.late(0);
    expect(pace.window()).toBeCloseTo(idle, 1);
  });
});
