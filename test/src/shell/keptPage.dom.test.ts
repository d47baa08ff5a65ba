import { enableAutoUnmount, flushPromises } from '@vue/test-utils';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pluginOf } from '#shared/plugin/registry.ts';
import { saveFile } from '#src/profile/saveFile.ts';
import KeptPage from '#src/shell/KeptPage.vue';
import { fakeStorage } from '#test/src/profile/fakes.ts';
import { openPage, type OpenedPage } from './openPage.ts';

vi.mock('#src/profile/saveFile.ts', () => ({ saveFile: vi.fn() }));

enableAutoUnmount(afterEach);

const KEY = 'quoin:carried:boggle';
const FEW = ['apple', 'pear', 'plum'];

let storage: Storage;

function keep(vocabulary: readonly string[]): void {
  storage.setItem(KEY, JSON.stringify({ value: { vocabulary }, matches: [] }));
}

const KEPT = v.object({ value: v.object({ vocabulary: v.array(v.string()) }) });

function kept(): readonly string[] {
  return v.parse(KEPT, JSON.parse(storage.getItem(KEY) ?? '')).value.vocabulary;
}

beforeEach(() => {
  vi.mocked(saveFile).mockClear();
  storage = fakeStorage().storage;
  keep(FEW);
});

async function open(game = 'boggle'): Promise<OpenedPage> {
  const opened = await openPage(KeptPage, { props: { game }, storage });
  await vi.waitUntil(() => !opened.page.text().includes('being fetched'));
  return opened;
}

const wordsOf = ({ page }: OpenedPage): readonly string[] =>
  page.findAll('.words li').map((each) => each.text());

/** Chooses a file of that text, as a person would. */
async function bringIn({ page }: OpenedPage, text: string): Promise<void> {
  const input = page.find<HTMLInputElement>('input[type="file"]');
  Object.defineProperty(input.element, 'files', {
    value: [new File([text], 'words.txt')],
    configurable: true,
  });
  await input.trigger('change');
  await flushPromises();
  await vi.waitUntil(() => page.find('dialog').exists() || page.find('.fault').text() !== '');
}

test('the words are shown with their number, and searched as one types', async () => {
  const opened = await open();
  expect(opened.page.find('h1').text()).toBe('Words the computer knows');
  expect(opened.page.find('.words h2').text()).toBe('3 words');
  expect(wordsOf(opened)).toEqual(FEW);
  await opened.page.find('input[type="search"]').setValue('PL');
  expect(wordsOf(opened)).toEqual(['apple', 'plum']);
  expect(opened.page.find('.found').text()).toBe('2 of them fit');
  // The page has its live regions; a second one would speak over them.
  expect(opened.said).toEqual(['2 of them fit']);
  expect(opened.page.find('[role="status"], [aria-live]').exists()).toBe(false);
  await opened.page.find('input[type="search"]').setValue('zz');
  expect(opened.page.text()).toContain('No word fits “zz”.');
});

test('they are saved as the file that can be brought in again', async () => {
  const { press } = await open();
  await press('Save as a file');
  const [name, text] = vi.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toBe('quoin-boggle-words.txt');
  const read = (await pluginOf('boggle')?.load())?.carry?.text?.parse(text ?? '');
  expect(read).toEqual({ ok: true, value: { vocabulary: FEW } });
});

test('a wrong file gets its sentence, and changes nothing', async () => {
  const opened = await open();
  await bringIn(opened, 'apple\nnot a word\n');
  expect(opened.page.find('.fault').text()).toBe('Line 2 holds more than one word: “not a word”.');
  expect(opened.page.find('dialog').exists()).toBe(false);
  expect(kept()).toEqual(FEW);
});

test('a right file changes nothing until it is said what shall become of it', async () => {
  const opened = await open();
  await bringIn(opened, 'Cherry\nplum\n');
  expect(opened.page.find('dialog').text()).toContain(
    'The file holds 2 words; 3 are kept here. Added together they make 4.',
  );
  await opened.press('Change nothing', 'dialog');
  expect(kept()).toEqual(FEW);
});

test('added, no word is lost, not even one that another tab has learned meanwhile', async () => {
  const opened = await open();
  await bringIn(opened, 'cherry\nplum\n');
  keep([...FEW, 'quince']);
  await opened.press('Add them', 'dialog');
  expect(kept()).toEqual(['apple', 'cherry', 'pear', 'plum', 'quince']);
  expect(wordsOf(opened)).toEqual(kept());
  expect(opened.said).toEqual(['Now 5 words are kept.']);
});

test('replaced, only the file’s words are left', async () => {
  const opened = await open();
  await bringIn(opened, 'cherry\n');
  await opened.press('Replace all', 'dialog');
  expect(kept()).toEqual(['cherry']);
  expect(wordsOf(opened)).toEqual(['cherry']);
});

test('starting afresh is asked about and goes back to the words of the game', async () => {
  const opened = await open();
  await opened.press('Start afresh');
  expect(opened.page.find('dialog').text()).toContain('it is left with the 300 words it began with');
  await opened.press('Change nothing', 'dialog');
  expect(kept()).toEqual(FEW);
  await opened.press('Start afresh');
  await opened.press('Start afresh', 'dialog');
  expect(kept()).toHaveLength(300);
  expect(opened.page.find('.words h2').text()).toBe('300 words');
});

test('a long list begins with a part of it', async () => {
  storage.removeItem(KEY);
  const opened = await open();
  expect(wordsOf(opened)).toHaveLength(120);
  await opened.press('Show all 300');
  expect(wordsOf(opened)).toHaveLength(300);
  expect(document.activeElement?.textContent).toBe(wordsOf(opened)[120]);
});

test('what another tab keeps is shown here too', async () => {
  const opened = await open();
  keep(['quince']);
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  await flushPromises();
  expect(wordsOf(opened)).toEqual(['quince']);
});

test('damaged words are set aside and said so', async () => {
  storage.setItem(KEY, 'damaged');
  const { page } = await open();
  expect(page.find('.notice').text()).toMatch(/could not be read: it is set aside/);
  expect(storage.getItem('quoin:set-aside:boggle:1')).toBe('damaged');
});

test('a game that is not here is said not to be', async () => {
  const { page } = await open('tiddlywinks');
  expect(page.text()).toContain('There is no game called “tiddlywinks” here.');
});
