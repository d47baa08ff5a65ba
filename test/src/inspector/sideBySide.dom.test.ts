import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import SideBySide from '#src/inspector/SideBySide.vue';
import { layHands } from './byHand.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await flushPromises();
}

async function delay(page: VueWrapper, view: number, ms: number): Promise<void> {
  await page.findAll('input[type=range]')[view]?.setValue(String(ms));
}

const effects = (page: VueWrapper) => page.findAll('.effects').map((each) => each.text());
const hints = (page: VueWrapper) => page.findAll('.view .hint').map((each) => each.text());

test('the first two seats and the watcher are there at first; two to four views are', async () => {
  const { show } = await layHands('hosted');
  const page = await show(SideBySide);
  const chosen = () =>
    page.findAll<HTMLSelectElement>('select').map(({ element }) => element.selectedOptions[0]?.text);
  expect(chosen()).toEqual(['Player 1', 'Player 2', 'Watcher']);
  await page.findAll('input[type=radio]')[2]?.setValue(true);
  expect(chosen()).toHaveLength(4);
  await page.findAll('input[type=radio]')[0]?.setValue(true);
  expect(chosen()).toEqual(['Player 1', 'Player 2']);
});

test('a move leaves after the delay of its view, and a late view sees it later still', async () => {
  const { show, watched } = await layHands('hosted');
  const page = await show(SideBySide);
  await delay(page, 1, 400);
  await delay(page, 2, 1000);
  await pass(1100);
  const before = effects(page);
  await page.findAll('.view')[1]?.findAll('button').at(-1)?.trigger('click');
  await pass(300);
  expect(watched.timeline().log).toHaveLength(3);
  await pass(200);
  // The second turn of the second round is over: cards are dealt anew.
  expect(watched.timeline().log[3]).toMatchObject({ by: 1, move: { type: 'keep' } });
  await pass(20);
  expect(effects(page)[0]).not.toBe(before[0]);
  expect(effects(page)[2]).toBe(before[2]);
  expect(hints(page)[2]).toMatch(/^Shows what was 1,000 ms ago, \d+ steps? behind\. You can only look\.$/);
  await pass(1100);
  expect(effects(page)[2]).toBe(effects(page)[0]);
  expect(hints(page)[0]).toBe('No delay. You can play here.');
});

test('in the past a view shows what was its delay before, and nothing can be played', async () => {
  const { show, playhead, watched } = await layHands('hosted');
  playhead.seek(2100);
  const page = await show(SideBySide);
  await delay(page, 0, 1500);
  expect(hints(page)[0]).toMatch(/behind\. You can only look\.$/);
  const [late, onTime] = page.findAll('.view');
  expect(late?.text()).not.toBe(onTime?.text());
  await onTime?.findAll('button').at(-1)?.trigger('click');
  await pass(100);
  expect(watched.timeline().log).toHaveLength(3);
});

test('what is on its way arrives when the views are put away, and no timer stays', async () => {
  const { show, watched, playhead, scope } = await layHands('hosted');
  const page = await show(SideBySide);
  await delay(page, 1, 2000);
  await page.findAll('.view')[1]?.findAll('button').at(-1)?.trigger('click');
  page.unmount();
  await flushPromises();
  expect(watched.timeline().log).toHaveLength(4);
  expect(playhead.live.value).toBe(true);
  scope.stop();
  await watched.host?.close();
  expect(vi.getTimerCount()).toBe(0);
});
