import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBell, type Bell } from '#src/server/rooms/bell.ts';

/** ms by which the process has fallen behind: its clock shows them, its timers do not. */
let behind = 0;
const clock = (): number => Date.now() + behind;

beforeEach(() => {
  vi.useFakeTimers();
  behind = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

/** ms until somebody is told who has something now, at a bell whose alarm then comes so late. */
function gathered(bell: Bell, late = 0): number {
  const began = Date.now();
  let after = NaN;
  bell.soon(() => {
    after = Date.now() - began;
  });
  behind += late;
  vi.runAllTimers();
  return after;
}

describe('a bell', () => {
  it('rings once for all who have something to tell by then', () => {
    const bell = createBell(clock);
    const rung: string[] = [];
    const ann = (): number => rung.push(`Ann ${vi.getTimerCount()}`);
    const bob = (): number => rung.push(`Bob ${vi.getTimerCount()}`);
    bell.soon(ann);
    bell.soon(bob);
    bell.soon(ann);
    expect(vi.getTimerCount()).toBe(1);
    expect(rung).toEqual([]);
    vi.runAllTimers();
    expect(rung).toEqual(['Ann 0', 'Bob 0']);
  });

  it('calls nobody before they may be, though it rings for others', () => {
    const bell = createBell(clock);
    const later = vi.fn();
    const now = vi.fn();
    bell.soon(later, 500);
    bell.soon(now);
    vi.advanceTimersByTime(499);
    expect(now).toHaveBeenCalledOnce();
    expect(later).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(later).toHaveBeenCalledOnce();
    expect(now).toHaveBeenCalledOnce();
  });

  it.each([
    [500, 0],
    [0, 500],
  ])('takes the sooner of two wishes: in %i ms, and in %i', (first, second) => {
    const bell = createBell(clock);
    const tell = vi.fn();
    bell.soon(tell, first);
    bell.soon(tell, second);
    vi.advanceTimersByTime(100);
    expect(tell).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(tell).toHaveBeenCalledOnce();
  });

  it('calls each once for whatever they wished, not before it and no later than it gathers', () => {
    const wishes = fc.array(fc.record({ gap: fc.nat(40), who: fc.nat(3), ms: fc.nat(60) }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(wishes, (given) => {
        const bell = createBell(clock);
        const gathers = gathered(bell);
        const wished = new Map<number, number>();
        const tells = [0, 1, 2, 3].map((who) => () => {
          const from = wished.get(who) ?? NaN;
          expect(clock()).toBeGreaterThanOrEqual(from);
          expect(clock()).toBeLessThanOrEqual(from + gathers);
          wished.delete(who);
        });
        for (const { gap, who, ms } of given) {
          vi.advanceTimersByTime(gap);
          const tell = tells[who];
          if (tell === undefined) continue;
          wished.set(who, Math.min(wished.get(who) ?? Infinity, clock() + ms));
          bell.soon(tell, ms);
        }
        vi.runAllTimers();
        expect(wished.size).toBe(0);
      }),
    );
  });

  it('forgets who has nothing to tell any more, and them alone', () => {
    const bell = createBell(clock);
    const gone = vi.fn();
    const here = vi.fn();
    bell.soon(gone);
    bell.soon(here);
    bell.forget(gone);
    vi.runAllTimers();
    expect(gone).not.toHaveBeenCalled();
    expect(here).toHaveBeenCalledOnce();
  });

  it('sets no further alarm for nobody', () => {
    const bell = createBell(clock);
    const gone = vi.fn();
    bell.soon(gone);
    bell.forget(gone);
    vi.runAllTimers();
    expect(gone).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
    bell.soon(gone);
    vi.runAllTimers();
    expect(gone).toHaveBeenCalledOnce();
  });

  it('lets others have their turn while there is much to tell', () => {
    const bell = createBell(clock);
    const turns: string[] = [];
    bell.soon(() => {
      turns.push('long');
      setImmediate(() => turns.push('others'));
      behind += 100;
    });
    bell.soon(() => turns.push('next'));
    vi.runAllTimers();
    expect(turns).toEqual(['long', 'others', 'next']);
  });
});

describe('a bell whose alarms come late', () => {
  it('gathers for longer, not without end, and as shortly as ever once it has time again', () => {
    const bell = createBell(clock);
    const idle = gathered(bell);
    for (let i = 0; i < 100; i += 1) gathered(bell, 20);
    expect(gathered(bell)).toBeGreaterThan(10 * idle);
    for (let i = 0; i < 100; i += 1) gathered(bell, 60_000);
    const busiest = gathered(bell, 60_000);
    expect(busiest).toBeGreaterThan(100 * idle);
    expect(busiest).toBeLessThanOrEqual(2000);
    for (let i = 0; i < 100; i += 1) gathered(bell);
    expect(gathered(bell)).toBe(idle);
  });

  it('forgets a stall within a few rings', () => {
    const bell = createBell(clock);
    const idle = gathered(bell);
    gathered(bell, 60_000);
    expect(gathered(bell)).toBeGreaterThan(idle);
    for (let i = 0; i < 5; i += 1) gathered(bell);
    expect(gathered(bell)).toBe(idle);
  });

  it('hears of it also where whoever waited was told meanwhile', () => {
    const bell = createBell(clock);
    const told = vi.fn();
    const idle = gathered(bell);
    for (let i = 0; i < 20; i += 1) {
      bell.soon(told);
      bell.forget(told);
      behind += 60;
      vi.runAllTimers();
    }
    expect(told).not.toHaveBeenCalled();
    expect(gathered(bell)).toBeGreaterThan(10 * idle);
  });

  it('makes nothing of the few ms by which every alarm is late', () => {
    const bell = createBell(clock);
    const idle = gathered(bell);
    for (let i = 0; i < 100; i += 1) expect(gathered(bell, 5)).toBe(idle);
  });
});
