import { enableAutoUnmount, flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import InspectPage from '#src/inspector/InspectPage.vue';
import { takeHandedOver } from '#src/inspector/handedOver.ts';
import type * as Finding from '#src/watch/findWatched.ts';
import { cardRecord, show } from './watching.ts';

enableAutoUnmount(afterEach);

vi.mock('#shared/plugin/registry.ts', async (original) => {
  const { plugin } = await import('#test/kit/game/index.ts');
  return { ...(await original<object>()), pluginOf: (id: string) => (id === plugin.id ? plugin : undefined) };
});

/** What is kept here is read at once, but where a test says when. */
const store = vi.hoisted(() => ({ read: Promise.resolve() }));
vi.mock('#src/watch/findWatched.ts', async (original) => {
  const real = await original<typeof Finding>();
  const findWatched: typeof real.findWatched = async (source, ...more) => {
    if (source.from === 'store') await store.read;
    return real.findWatched(source, ...more);
  };
  return { ...real, findWatched };
});

async function openText(page: VueWrapper, text: string): Promise<void> {
  // The door is fetched when nothing else is to be shown.
  await vi.waitFor(() => expect(page.find('textarea').exists()).toBe(true));
  await page.find('textarea').setValue(text);
  await page.find('form').trigger('submit');
  await flushPromises();
}

test.each([
  ['', 'There is no text to open.'],
  ['hello', 'The file is not a match record, or was cut off'],
  ['{"format":"quoin-mat', 'The file is not a match record, or was cut off'],
  ['{"a":1}', 'This is not a Quoin match record.'],
  ['{"format":"quoin-match","version":9}', 'from a newer Quoin'],
])('of %j is said in one sentence why it is no record', async (text, why) => {
  const page = await show(InspectPage, {});
  await openText(page, text);
  await vi.waitFor(() => expect(page.find('.fault').text()).toContain(why));
  expect(page.find('h1').text()).toBe('Open a record');
});

test('a record of a game that is not here is refused by its name', async () => {
  const { record } = await cardRecord(2);
  const page = await show(InspectPage, {});
  await openText(page, JSON.stringify({ ...record, game: 'whist' }));
  await vi.waitFor(() => expect(page.find('.fault').text()).toContain('whist'));
});

test('what is opened while the address is still being read does not pass for what the address says', async () => {
  const { record } = await cardRecord(2);
  let read = (): void => undefined;
  store.read = new Promise((resolve) => {
    read = resolve;
  });
  const page = await show(InspectPage, { id: 'kept' }, '/inspect/kept');
  const paste = new Event('paste', { cancelable: true, bubbles: true });
  Object.assign(paste, { clipboardData: { files: [], getData: () => JSON.stringify(record) } });
  document.body.dispatchEvent(paste);
  await vi.waitFor(() => expect(page.vm.$route.path).toBe('/inspect'));
  read();
  expect(takeHandedOver()).toMatchObject({ kind: 'opened', watched: { id: null } });
});

test('a record opens paused at its end, and a bad one leaves it standing', async () => {
  const { record } = await cardRecord(2);
  const page = await show(InspectPage, {});
  await openText(page, JSON.stringify(record));
  await vi.waitFor(() => expect(page.find('h1').text()).toBe('Inspector'));
  expect(page.find('p.looking').text()).toContain('You look at 0:02.0 of 0:02.0');
  const paste = new Event('paste', { cancelable: true, bubbles: true });
  Object.assign(paste, { clipboardData: { files: [], getData: () => 'no record' } });
  document.body.dispatchEvent(paste);
  await vi.waitFor(() => expect(page.find('.fault').text()).toContain('The record on the screen stays.'));
  expect(page.find('h1').text()).toBe('Inspector');
});
