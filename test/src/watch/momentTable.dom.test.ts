import { enableAutoUnmount, flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineComponent, h } from 'vue';
import { stateAtTime } from '#shared/match/timeline.ts';
import { ANNOUNCE } from '#shared/plugin/ui/announce.ts';
import { SOUND } from '#shared/plugin/ui/senses.ts';
import type { Send } from '#shared/plugin/contract.ts';
import type { Viewer } from '#shared/plugin/view.ts';
import MomentTable from '#src/watch/MomentTable.vue';
import { appendEntry } from '#shared/match/timeline.ts';
import { viewersOf } from '#src/watch/viewers.ts';
import { watchedDuel, type WatchedDuel } from './watchedDuel.ts';

const announced = vi.fn();
const played = vi.fn();
let duel: WatchedDuel;
let page: VueWrapper;

enableAutoUnmount(afterEach);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Moment {
  readonly time: number;
  readonly viewer?: Viewer;
  readonly send?: Send | null;
}

function propsAt({ time, viewer = 0, send = null }: Moment) {
  return { watched: duel.watched, state: stateAtTime(duel.watched.timeline(), time), viewer, time, send };
}

function show(moment: Moment): void {
  page = mount(MomentTable, {
    attachTo: document.body,
    props: propsAt(moment),
    global: { provide: { [ANNOUNCE]: announced, [SOUND]: played } },
  });
}

async function scrub(time: number, viewer: Viewer = 0): Promise<void> {
  await page.setProps(propsAt({ time, viewer }));
  await flushPromises();
}

function editor(): HTMLTextAreaElement {
  const area = page.find('textarea').element;
  if (!(area instanceof HTMLTextAreaElement)) throw new Error('There is no editor.');
  return area;
}

beforeEach(async () => {
  announced.mockClear();
  played.mockClear();
  duel = await watchedDuel();
});

describe('a table at a moment', () => {
  test('shows the text of that moment exactly, wherever one goes', async () => {
    show({ time: 0 });
    const texts: [number, string][] = [
      [1000, 'ab'],
      [3500, 'abc de'],
      [2500, 'abc '],
      [201_000, 'xyz'],
      [1500, 'ab'],
      [200_500, ''],
      [3500, 'abc de'],
      [500, ''],
    ];
    for (const [time, text] of texts) {
      await scrub(time);
      expect(editor().value, `at ${time}`).toBe(text);
    }
  });

  test('its clock stands at that moment, and no timer moves it', async () => {
    vi.useFakeTimers();
    show({ time: 30_000 });
    expect(page.find('[role=timer]').text()).toBe('2:30');
    vi.advanceTimersByTime(60_000);
    await flushPromises();
    expect(page.find('[role=timer]').text()).toBe('2:30');
    // Nothing but the time has changed.
    await page.setProps({ time: 31_000 });
    expect(page.find('[role=timer]').text()).toBe('2:29');
    await page.setProps({ time: 10_000 });
    expect(page.find('[role=timer]').text()).toBe('2:50');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('leaves the focus alone, says nothing, makes no sound and listens to no key of the page', async () => {
    const listening = vi.spyOn(document, 'addEventListener');
    const focused = vi.spyOn(HTMLElement.prototype, 'focus');
    show({ time: 0 });
    for (const time of [3500, 179_000, 190_000, 200_500, 190_000, 3500, 0]) await scrub(time);
    expect(focused).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
    expect(announced).not.toHaveBeenCalled();
    expect(played).not.toHaveBeenCalled();
    expect(listening.mock.calls.map(([type]) => type)).not.toContain('keydown');
  });

  test('shakes no tile for a step on or back', async () => {
    const animated = vi.fn(() => ({ finish: () => undefined }));
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    Object.defineProperty(Element.prototype, 'animate', { value: animated, configurable: true });
    show({ time: 0 });
    for (const time of [500, 0, 500, 190_000, 200_500]) await scrub(time);
    expect(animated).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  test('shows each viewer what it may know', async () => {
    show({ time: 3500 });
    expect(editor().value).toBe('abc de');
    await scrub(3500, 'spectator');
    expect(page.text()).not.toContain('abc');
  });
});

describe('a move in the past', () => {
  test('is answered with a sentence, and the text stays as it stood', async () => {
    show({ time: 3500 });
    editor().value = 'abc deX';
    await page.find('textarea').trigger('input');
    await flushPromises();
    expect(editor().value).toBe('abc de');
    expect(page.text()).toContain('This is the past: the match goes on from here only in a fork.');
    await scrub(2500);
    expect(editor().value).toBe('abc ');
    expect(page.text()).not.toContain('This is the past');
  });

  test('goes to whoever takes it', async () => {
    const send = vi.fn(() => Promise.resolve('Not from here.'));
    show({ time: 190_000, send });
    await page
      .findAll('button')
      .find((button) => button.text() === 'Start round')
      ?.trigger('click');
    await flushPromises();
    expect(send).toHaveBeenCalledWith({ type: 'startRound' });
    expect(page.text()).toContain('Not from here.');
    await scrub(191_000);
    expect(page.text()).not.toContain('Not from here.');
  });
});

test('a table that breaks at a moment says so there, and the next moment is tried anew', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fragile = defineComponent({
    props: ['view', 'send'],
    setup: (props: { readonly view: { readonly data: unknown } }) => () => {
      if (JSON.stringify(props.view.data).includes('"phase":"round"')) throw new Error('No such tile.');
      return h('p', 'All is well.');
    },
  });
  duel = await watchedDuel(fragile);
  show({ time: 3500 });
  await flushPromises();
  expect(page.text()).toContain('The game cannot show this moment: No such tile.');
  await scrub(190_000);
  expect(page.text()).toContain('All is well.');
  expect(logged).toHaveBeenCalled();
});

test('every seat may look, and the watcher last', async () => {
  expect(viewersOf(duel.watched).map(({ viewer, name }) => [viewer, name])).toEqual([
    [0, 'Ann'],
    [1, 'Computer'],
    ['spectator', 'Watcher'],
  ]);
});

test('whoever sat down later is called by their name', () => {
  const sitter = { by: 'person', name: 'Late' } as const;
  const { timeline } = duel.watched;
  const later = appendEntry(timeline(), {
    n: timeline().log.length + 1,
    at: 240_000,
    by: 'table',
    table: { type: 'seat', seat: 1, sitter },
  });
  expect(viewersOf({ timeline: () => later }).map(({ name }) => name)).toEqual(['Ann', 'Late', 'Watcher']);
});
