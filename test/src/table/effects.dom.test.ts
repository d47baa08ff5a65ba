import { enableAutoUnmount, mount } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineComponent, nextTick, shallowRef } from 'vue';
import type { View } from '#shared/plugin/view.ts';
import { useEffects } from '#src/table/useEffects.ts';
import { placeBeforeEach, type Place } from './seated.ts';

const { played } = vi.hoisted(() => ({ played: [] as string[] }));
vi.mock('#src/table/sound.ts', () => ({
  pageSound: () => ({ play: (name: string) => played.push(name), close: () => undefined }),
}));

enableAutoUnmount(afterEach);

let place: Place;
placeBeforeEach((dealt) => {
  place = dealt;
});
beforeEach(() => {
  played.length = 0;
});

const soundIsOn = (): boolean =>
  place.page().find('[aria-label=Sound]').attributes('aria-pressed') === 'true';
const timesUp = (): number => place.said.filter(({ text }) => text === 'Time’s up').length;

describe('the end of a round', () => {
  test('is seen, heard and said once, and not again when the page is loaded anew', async () => {
    await place.sit();
    await place.press('startRound');
    expect(played).toEqual(['shake']);
    await place.pass(180_000);
    expect(place.page().find('.effect').text()).toBe('Time’s up');
    expect(played).toEqual(['shake', 'beep']);
    expect(timesUp()).toBe(1);
    place.page().unmount();
    await place.sit({ run: false });
    expect(place.page().find('.effect').exists()).toBe(false);
    expect(timesUp()).toBe(1);
    expect(played).toHaveLength(2);
  });

  test('comes in time although timers were asleep for all of it', async () => {
    await place.sit();
    await place.press('startRound');
    // The clocks go on, no timer fires: a tab asleep. Then it wakes.
    vi.setSystemTime(Date.now() + 181_000);
    await place.pass(1_100);
    expect(timesUp()).toBe(1);
  });

  test('goes out of sight by itself', async () => {
    await place.sit();
    await place.press('startRound');
    await place.pass(180_000);
    await place.pass(7_000);
    expect(place.page().find('.effect').exists()).toBe(false);
  });
});

describe('sound', () => {
  test('can be switched off, and stays off at every table', async () => {
    await place.sit();
    await place.press('Sound');
    place.page().unmount();
    await place.deal();
    await place.sit();
    await place.press('startRound');
    expect(soundIsOn()).toBe(false);
    expect(played).toEqual([]);
  });

  test('of a match from a file is off until it is asked for, at that table alone', async () => {
    await place.sit({ quiet: true });
    await place.press('startRound');
    expect(played).toEqual([]);
    await place.press('Sound');
    await place.press('newGame');
    await place.press('startRound');
    expect(played).toEqual(['shake']);
    place.page().unmount();
    await place.deal();
    await place.sit();
    expect(soundIsOn()).toBe(true);
  });
});

describe('the end of a game sounds by who has won it', () => {
  const standing = (winner: number | null): View['standing'] =>
    [0, 1].map((seat) => ({ seat, score: 5, won: seat === winner }));

  test.each([
    [0, 0, 'win'],
    [0, 1, 'lose'],
    [0, null, 'draw'],
    ['spectator', 1, 'win'],
  ] as const)('to seat %s, where seat %s has won: %s', async (viewer, winner, name) => {
    const before: View = {
      viewer,
      data: null,
      prompt: { key: 'prompt' },
      seats: [],
      standing: standing(null),
      clocks: [],
      effects: [],
      over: false,
      final: false,
    };
    const view = shallowRef(before);
    const heard: string[] = [];
    const listener = defineComponent({
      setup() {
        useEffects(
          view,
          { play: (sound) => heard.push(sound), buzz: () => undefined },
          { here: viewer === 'spectator' ? [] : [viewer] },
        );
        return () => null;
      },
    });
    mount(listener);
    view.value = {
      ...before,
      standing: standing(winner),
      effects: [{ n: 1, at: 0, event: { type: 'gameOver' } }],
    };
    await nextTick();
    expect(heard).toEqual([name]);
  });
});
