import { enableAutoUnmount, flushPromises, mount } from '@vue/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineComponent } from 'vue';
import { useFetchedReview } from '#games/boggle/ui/fetchedReview.ts';
import { viewOf } from './madeViews.ts';

const network = vi.hoisted(() => ({ there: false }));
vi.mock('#games/boggle/ui/fetched.ts', () => ({
  fetchReview: async () => {
    await Promise.resolve();
    if (!network.there) throw new TypeError('Failed to fetch');
    return { default: {} };
  },
}));

enableAutoUnmount(afterEach);
beforeEach(() => {
  network.there = false;
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What is said in place of a review that is to be shown; "here" once it has come. */
const Saying = defineComponent({
  setup() {
    const { data } = viewOf({ data: { phase: 'review' } });
    const { review, late } = useFetchedReview(() => data);
    return () => (review.value === null ? (late.value ?? 'nothing') : 'here');
  },
});

test('a review that does not come is said to be fetched, after some failures that there is no connection', async () => {
  const page = mount(Saying);
  await flushPromises();
  expect(page.text()).toBe('nothing');
  await vi.advanceTimersByTimeAsync(500);
  expect(page.text()).toBe('fetching');
  await vi.advanceTimersByTimeAsync(5000);
  expect(page.text()).toBe('failing');
});

test('it comes as soon as the browser is online again', async () => {
  const page = mount(Saying);
  await vi.advanceTimersByTimeAsync(5000);
  network.there = true;
  window.dispatchEvent(new Event('online'));
  await flushPromises();
  expect(page.text()).toBe('here');
});
