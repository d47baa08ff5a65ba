import { enableAutoUnmount, mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nextTick, shallowRef } from 'vue';
import { ANNOUNCE, type Urgency } from '#shared/plugin/ui/announce.ts';
import { TIME_TALK, type TimeTalk } from '#shared/plugin/ui/senses.ts';
import type { Clock } from '#shared/plugin/view.ts';
import Countdown from '#shared/timer/ui/Countdown.vue';
import { MATCH_NOW } from '#shared/timer/ui/matchClockKey.ts';

enableAutoUnmount(afterEach);

const THREE_MINUTES: Clock = { id: 'round', due: 180_000, length: 180_000 };

let at = 0;
let said: (readonly [string, Urgency])[] = [];

beforeEach(() => {
  at = 0;
  said = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(
  props: { clock: Clock | null; resting: number | null; label?: string },
  talk?: TimeTalk,
): VueWrapper {
  return mount(Countdown, {
    props,
    global: {
      provide: {
        [MATCH_NOW]: () => at,
        [ANNOUNCE]: (text: string, urgency: Urgency) => {
          said.push([text, urgency]);
        },
        ...(talk === undefined ? {} : { [TIME_TALK]: shallowRef(talk) }),
      },
    },
  });
}

/** Lets match time pass second by second, as a page in sight sees it. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 1000) {
    at += 1000;
    vi.advanceTimersByTime(1000);
    await nextTick();
  }
}

const time = (countdown: VueWrapper): string | null => countdown.get('[role=timer]').element.textContent;

describe('what is shown', () => {
  test('the time left, as minutes and seconds and nothing else', async () => {
    const countdown = open({ clock: THREE_MINUTES, resting: null });
    expect(time(countdown)).toBe('3:00');
    await pass(78_000);
    expect(time(countdown)).toBe('1:42');
    await pass(102_000);
    expect(time(countdown)).toBe('0:00');
  });

  test('the bar drains with the time', async () => {
    const countdown = open({ clock: THREE_MINUTES, resting: null });
    await pass(45_000);
    expect(countdown.get('.left').attributes('style')).toContain('75%');
    await pass(135_000);
    expect(countdown.find('.left').exists()).toBe(false);
  });

  test('while nothing runs the limit that will be, and an empty bar', () => {
    const countdown = open({ clock: null, resting: 90_000 });
    expect(time(countdown)).toBe('1:30');
    expect(countdown.find('.left').exists()).toBe(false);
  });

  test('no limit is said in words, without a bar', () => {
    const countdown = open({ clock: null, resting: null });
    expect(time(countdown)).toBe('no limit');
    expect(countdown.find('.bar').exists()).toBe(false);
  });

  test('the last ten seconds look as if the time were ending, and not a moment before', async () => {
    const countdown = open({ clock: THREE_MINUTES, resting: null });
    await pass(169_000);
    expect(countdown.classes()).not.toContain('closing');
    await pass(1000);
    expect(countdown.classes()).toContain('closing');
  });
});

describe('what is said', () => {
  test('the timer is named, and silent by itself', () => {
    const timer = open({ clock: THREE_MINUTES, resting: null }).get('[role=timer]');
    expect(timer.attributes('aria-label')).toBe('Time left');
    expect(timer.attributes('aria-live')).toBe('off');
    const named = open({ clock: THREE_MINUTES, resting: null, label: 'Until White loses' });
    expect(named.get('[role=timer]').attributes('aria-label')).toBe('Until White loses');
  });

  test('each milestone once, the last one at once', async () => {
    open({ clock: THREE_MINUTES, resting: null });
    await pass(180_000);
    expect(said).toEqual([
      ['2 minutes left', 'polite'],
      ['1 minute left', 'polite'],
      ['30 seconds left', 'polite'],
      ['10 seconds left', 'assertive'],
    ]);
  });

  test('only the last ten seconds, for who wishes so', async () => {
    open({ clock: THREE_MINUTES, resting: null }, 'last');
    await pass(180_000);
    expect(said).toEqual([['10 seconds left', 'assertive']]);
  });

  test('nothing, for who wishes so', async () => {
    open({ clock: THREE_MINUTES, resting: null }, 'none');
    await pass(180_000);
    expect(said).toEqual([]);
  });

  test('a shorter clock that takes the place of a longer one has passed no milestone', async () => {
    const countdown = open({ clock: THREE_MINUTES, resting: null });
    await countdown.setProps({ clock: { id: 'move', due: 20_000, length: 20_000 } });
    await nextTick();
    expect(time(countdown)).toBe('0:20');
    expect(said).toEqual([]);
  });
});
