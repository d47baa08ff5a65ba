import { enableAutoUnmount, flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineComponent, h, shallowRef, type Component } from 'vue';
import FetchingDialog from '#shared/plugin/ui/FetchingDialog.vue';
import ModalDialog from '#shared/plugin/ui/ModalDialog.vue';
import { fetchedPart } from '#shared/plugin/ui/fetchedPart.ts';

enableAutoUnmount(afterEach);
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const Sheet = defineComponent({
  props: { points: { type: Number, required: true } },
  emits: ['close'],
  setup: (props) => () => h(ModalDialog, { title: 'Scores' }, () => `${props.points} points`),
});

const LATE = 'This could not be fetched; trying again …';

/** A table with a part that can be fetched only while there is a network. */
function table(instead?: Component | null) {
  const network = { there: false, asked: 0 };
  const open = shallowRef(true);
  const faults: unknown[] = [];
  const Part = fetchedPart(async () => {
    network.asked += 1;
    if (!network.there) throw new TypeError('Unable to preload CSS for /ScoreSheet.css');
    return Promise.resolve({ default: Sheet });
  }, instead);
  const wrapper: VueWrapper = mount(
    () => [
      h('p', 'the board'),
      open.value ? h(Part, { points: 7, onClose: () => (open.value = false) }) : null,
    ],
    { attachTo: document.body, global: { config: { errorHandler: (error) => faults.push(error) } } },
  );
  return { network, open, faults, wrapper };
}

test('a part that cannot be fetched leaves the table standing, says so, and comes when it can', async () => {
  const { network, faults, wrapper } = table();
  expect(wrapper.text()).toBe('the board');
  await flushPromises();
  expect(wrapper.text()).toContain('the board');
  expect(wrapper.get('[role=status]').text()).toBe(LATE);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(network.asked).toBeGreaterThan(2);
  expect(wrapper.text()).toContain(LATE);
  network.there = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect(wrapper.text()).toContain('7 points');
  expect(wrapper.text()).not.toContain(LATE);
  expect(faults).toEqual([]);
});

test('it is tried as soon as the browser is online again', async () => {
  const { network, wrapper } = table();
  await flushPromises();
  network.there = true;
  window.dispatchEvent(new Event('online'));
  await flushPromises();
  expect(wrapper.text()).toContain('7 points');
});

test('where nothing is to be said, nothing stands there until it comes', async () => {
  const { network, wrapper } = table(null);
  await flushPromises();
  expect(wrapper.text()).toBe('the board');
  network.there = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect(wrapper.text()).toContain('7 points');
});

test('a dialog that does not come can be closed: it is not tried while nobody waits, and again when it is asked for', async () => {
  const { network, open, faults, wrapper } = table(FetchingDialog);
  await flushPromises();
  expect(wrapper.get('dialog').text()).toContain(LATE);
  await wrapper.get('dialog button').trigger('click');
  expect(open.value).toBe(false);
  expect(wrapper.find('dialog').exists()).toBe(false);

  const { asked } = network;
  await vi.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('online'));
  await flushPromises();
  expect(network.asked).toBe(asked);

  network.there = true;
  open.value = true;
  await flushPromises();
  expect(wrapper.findAll('dialog')).toHaveLength(1);
  expect(wrapper.get('dialog').text()).toContain('7 points');
  expect(faults).toEqual([]);
});
