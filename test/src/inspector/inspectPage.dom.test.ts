import { enableAutoUnmount, flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import InspectPage from '#src/inspector/InspectPage.vue';
import { cardRecord, show } from './watching.ts';

enableAutoUnmount(afterEach);

vi.mock('#shared/plugin/registry.ts', async (original) => {
  const { plugin } = await import('#test/kit/game/index.ts');
  return { ...(await original<object>()), pluginOf: (id: string) => (id === plugin.id ? plugin : undefined) };
});

async function openText(page: VueWrapper, text: string): Promise<void> {
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
