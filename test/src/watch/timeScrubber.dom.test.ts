import { enableAutoUnmount, mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { effectScope, nextTick, type EffectScope } from 'vue';
import TimeScrubber from '#src/watch/TimeScrubber.vue';
import { usePlayhead, type Playhead } from '#src/watch/usePlayhead.ts';
import { watchedDuel } from './watchedDuel.ts';

let scope: EffectScope;
let playhead: Playhead;
let page: VueWrapper;
/** Pictures that are waited for. */
let frames: ((now: number) => void)[];
/** Components that were drawn anew, by their names. */
let drawnAnew: string[];

enableAutoUnmount(afterEach);
afterEach(() => {
  scope.stop();
});

beforeEach(async () => {
  const { watched } = await watchedDuel();
  frames = [];
  scope = effectScope();
  const made = scope.run(() =>
    usePlayhead(watched, (then) => {
      frames.push(then);
      return () => {
        frames = frames.filter((each) => each !== then);
      };
    }),
  );
  if (made === undefined) throw new Error('There is no playhead.');
  playhead = made;
  playhead.toStep(0);
  drawnAnew = [];
  page = mount(TimeScrubber, {
    attachTo: document.body,
    props: { watched, playhead },
    global: {
      mixins: [
        {
          updated() {
            drawnAnew.push(this.$options.__name ?? '');
          },
        },
      ],
    },
  });
});

function slider() {
  return page.find('[role=slider]');
}

function said(): string | undefined {
  return slider().attributes('aria-valuetext');
}

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await slider().trigger('keydown', { key });
}

describe('by the keyboard', () => {
  test('arrows walk a step, and the line says where one is', async () => {
    expect(said()).toBe('0:00.0, after entry 0 of 6');
    await press('ArrowRight', 'ArrowRight');
    expect(said()).toBe('0:01.0, round 1, after entry 2 of 6');
    await press('ArrowLeft');
    expect(said()).toBe('0:00.0, round 1, after entry 1 of 6');
  });

  test('pages walk a round, Home and End to the ends', async () => {
    await press('End');
    expect(said()).toBe('4:10.0, round 2, after entry 6 of 6');
    await press('PageDown');
    expect(said()).toBe('3:20.0, round 2, after entry 5 of 6');
    await press('PageDown');
    expect(said()).toBe('0:00.0, round 1, after entry 1 of 6');
    await press('PageUp');
    expect(said()).toBe('3:20.0, round 2, after entry 5 of 6');
    await press('Home');
    expect(said()).toBe('0:00.0, after entry 0 of 6');
  });

  test('a round that the clock has ended is no round any more', async () => {
    playhead.seek(190_000);
    await nextTick();
    expect(said()).toBe('3:10.0, after entry 4 of 6');
  });
});

test('its value is the match time in seconds', async () => {
  playhead.seek(62_500);
  await nextTick();
  expect(slider().attributes()).toMatchObject({
    'aria-valuemin': '0',
    'aria-valuemax': '250',
    'aria-valuenow': '62.5',
  });
});

test('the rounds stand above the line, and a tick for each entry below it', () => {
  expect(page.findAll('.bracket').map((bracket) => bracket.text())).toEqual(['Round 1', 'Round 2']);
  // Four entries within three seconds of four minutes lie closer together than two of them on a pixel do.
  expect(page.find('.ticks path').attributes('d')).toMatch(/^(M\d+ 0v8)+$/);
});

test('it plays at the speed that was chosen, and the button pauses it', async () => {
  const button = page.find('.toggle');
  expect(button.attributes('aria-label')).toBe('Play');
  await page.find('select').setValue('4');
  await button.trigger('click');
  expect(button.attributes('aria-label')).toBe('Pause');
  frames.shift()?.(1000);
  frames.shift()?.(1500);
  await nextTick();
  expect(slider().attributes('aria-valuenow')).toBe('2');
  await button.trigger('click');
  expect(frames).toEqual([]);
  expect(button.attributes('aria-label')).toBe('Play');
});

test('while it plays, the line is all that is drawn anew', async () => {
  await page.find('.toggle').trigger('click');
  expect(drawnAnew.toSorted()).toEqual(['IconButton', 'PlayButtons']);
  drawnAnew = [];
  for (const now of [1000, 1500, 2000]) {
    frames.shift()?.(now);
    await nextTick();
  }
  expect(playhead.time.value).toBe(1000);
  expect(new Set(drawnAnew)).toEqual(new Set(['TimeLine']));
});

test('a pointer that is down drags the moment along', async () => {
  const line = slider().element;
  if (!(line instanceof HTMLElement)) throw new Error('There is no line.');
  line.getBoundingClientRect = () => new DOMRect(100, 0, 500, 60);
  line.setPointerCapture = () => undefined;
  const at = (type: string, clientX: number) => slider().trigger(type, { pointerId: 1, button: 0, clientX });
  await at('pointermove', 350);
  expect(playhead.time.value).toBe(0);
  await at('pointerdown', 200);
  expect(playhead.time.value).toBe(50_000);
  await at('pointermove', 350);
  expect(playhead.time.value).toBe(125_000);
  await at('pointerup', 350);
  await at('pointermove', 400);
  expect(playhead.time.value).toBe(125_000);
});
