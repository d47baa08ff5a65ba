import { enableAutoUnmount, flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStore, type MatchStore } from '#shared/match/matchStore.ts';
import { handOver, takeHandedOver } from '#src/inspector/handedOver.ts';
import InspectPage from '#src/inspector/InspectPage.vue';
import MatchFilePicker from '#src/shell/MatchFilePicker.vue';
import { cardRecord, show as showInspector } from '#test/src/inspector/watching.ts';
import { press, show, type Shown } from './page.ts';

vi.mock('#shared/plugin/registry.ts', async (original) => {
  const { plugin } = await import('#test/kit/game/index.ts');
  return { ...(await original<object>()), pluginOf: (id: string) => (id === plugin.id ? plugin : undefined) };
});

enableAutoUnmount(afterEach);

/** However busy the machine is. */
function until(look: () => void): Promise<void> {
  return vi.waitFor(look, 10_000);
}

const { record } = await cardRecord(2);
const crash = { where: 'table', at: 2000, message: 'This card has no picture', stack: '', attempt: null };
let store: MatchStore;

beforeEach(() => {
  store = createMemoryStore(() => 0);
  takeHandedOver();
});

async function choose(page: VueWrapper, file: File): Promise<void> {
  const input = page.find('input');
  Object.defineProperty(input.element, 'files', { value: [file], configurable: true });
  await input.trigger('change');
  await until(() => expect(page.find('.fault').text()).not.toBe(''));
  await flushPromises();
}

async function picker(): Promise<Shown> {
  return show(MatchFilePicker, { path: '/', store });
}

const fileOf = (value: unknown): File => new File([JSON.stringify(value)], 'match.json');

test('a file of a match that a mistake stopped is refused, and can be looked at in dev mode', async () => {
  const { page, went, said } = await picker();
  const file = fileOf({ ...record, crash });
  await choose(page, file);
  const why = 'A mistake in High Card stopped this match: This card has no picture.';
  expect(page.find('.fault').text()).toBe(why);
  expect(said).toEqual([why]);
  expect(await store.list()).toEqual([]);
  await press(page, 'Look at it in dev mode');
  await until(() => expect(went).toEqual(['/inspect']));
  expect(takeHandedOver()).toEqual({ kind: 'source', source: { from: 'file', file } });
});

test('so can one that breaks at an entry', async () => {
  const { page } = await picker();
  await choose(page, fileOf({ ...record, log: record.log.map((entry) => ({ ...entry, by: 0 })) }));
  expect(page.find('.fault').text()).toBe('Entry 2 of the record does not fit: It is not your turn.');
  expect(page.text()).toContain('Look at it in dev mode');
  // The next file has nothing to do with it.
  await choose(page, fileOf({ format: 'else' }));
  expect(page.find('.fault').text()).toBe('This is not a Quoin match record.');
  expect(page.text()).not.toContain('Look at it in dev mode');
});

test('one whose word list is not here is refused with the way to the word lists', async () => {
  const { page } = await picker();
  await choose(page, fileOf({ ...record, resources: [{ name: 'own:Birds', hash: '0123456789abcdef' }] }));
  expect(page.find('.fault').text()).toContain('the word list “Birds”, which is not on this device');
  const link = page.findAll('a').find((each) => each.text() === 'Add a word list');
  expect(link?.attributes('href')).toBe('/lists');
  await choose(page, fileOf({ format: 'else' }));
  expect(page.text()).not.toContain('Add a word list');
});

test('dev mode opens the very file it is handed, at its last sound moment', async () => {
  handOver({ kind: 'source', source: { from: 'file', file: fileOf({ ...record, crash }) } });
  const page = await showInspector(InspectPage, {});
  await until(() => expect(page.find('section.broken').text()).toContain('This card has no picture.'));
  expect(page.find('[role=slider]').attributes('aria-valuetext')).toContain('after entry 2 of 2');
});

test('what is handed over on the way to a page that does not come is not shown on another', async () => {
  const { page, fail } = await picker();
  fail(new Error('no network'));
  await choose(page, fileOf({ ...record, crash }));
  await press(page, 'Look at it in dev mode');
  await until(() => expect(page.find('.fault').text()).toContain('no network'));
  expect(takeHandedOver()).toBeNull();
});
