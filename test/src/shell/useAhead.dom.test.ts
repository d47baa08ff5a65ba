import { enableAutoUnmount, flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineComponent, h } from 'vue';
import { useAhead } from '#src/shell/useAhead.ts';
import { whenIdle } from '#src/shell/whenIdle.ts';

enableAutoUnmount(afterEach);
beforeEach(() => {
  // As in Safari: nothing says when the page is idle.
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(fetch: () => Promise<unknown>): VueWrapper {
  return mount(
    defineComponent({
      props: { ready: { type: Boolean, required: true } },
      setup(props) {
        useAhead(() => props.ready, fetch);
        return () => h('p');
      },
    }),
    { props: { ready: false } },
  );
}

test('nothing is fetched before the page is drawn and idle, and then once', async () => {
  const fetch = vi.fn(() => Promise.resolve());
  const page = open(fetch);
  vi.runAllTimers();
  expect(fetch).not.toHaveBeenCalled();
  await page.setProps({ ready: true });
  expect(fetch).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(fetch).toHaveBeenCalledOnce();
});

test('nothing is fetched for a page that was left before', async () => {
  const fetch = vi.fn(() => Promise.resolve());
  const page = open(fetch);
  await page.setProps({ ready: true });
  page.unmount();
  vi.runAllTimers();
  expect(fetch).not.toHaveBeenCalled();
});

test('what cannot be fetched ahead of time troubles nobody but the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const fault = new Error('offline');
  const page = open(() => Promise.reject(fault));
  await page.setProps({ ready: true });
  vi.runAllTimers();
  await flushPromises();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), fault);
});

test('a browser that knows when it is idle is asked, and told when that is no longer wanted', () => {
  const page = { requestIdleCallback: vi.fn(() => 7), cancelIdleCallback: vi.fn() };
  const work = vi.fn();
  const callOff = whenIdle(work, page);
  expect(page.requestIdleCallback).toHaveBeenCalledExactlyOnceWith(work);
  callOff();
  expect(page.cancelIdleCallback).toHaveBeenCalledExactlyOnceWith(7);
});
