import { flushPromises } from '@vue/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import SendPanel from '#src/inspector/SendPanel.vue';
import { layHands } from './byHand.ts';

afterEach(() => {
  document.body.replaceChildren();
});

test('the form opens and closes at its head, and is found as it was left', async () => {
  const { show } = await layHands('hosted');
  const page = await show(SendPanel, { viewer: 1 });
  const head = page.find('h2 button');
  expect([head.attributes('aria-expanded'), page.find('form').exists()]).toEqual(['false', false]);
  await head.trigger('click');
  await vi.dynamicImportSettled();
  await flushPromises();
  expect([head.attributes('aria-expanded'), page.find('form').exists()]).toEqual(['true', true]);
  page.unmount();
  const again = await show(SendPanel, { viewer: 1 });
  await vi.dynamicImportSettled();
  await flushPromises();
  expect(again.find('form').exists()).toBe(true);
});
