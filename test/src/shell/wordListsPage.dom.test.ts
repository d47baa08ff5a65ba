import { enableAutoUnmount, flushPromises } from '@vue/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryLists, type OwnListStore } from '#src/lexicon/ownListStore.ts';
import WordListsPage from '#src/shell/WordListsPage.vue';
import { english as lexicon } from '#test/src/lexicon/loadHere.ts';
import { openPage, type OpenedPage } from './openPage.ts';

enableAutoUnmount(afterEach);

const { size } = lexicon;

function open(lists: OwnListStore = createMemoryLists()): Promise<OpenedPage> {
  return openPage(WordListsPage, { lists });
}

async function choose({ page, said }: OpenedPage, text: string, name = 'My words.txt'): Promise<void> {
  const before = said.length;
  const input = page.find<HTMLInputElement>('#list-file');
  Object.defineProperty(input.element, 'files', { value: [new File([text], name)], configurable: true });
  await input.trigger('change');
  await vi.waitUntil(() => said.length > before);
  await flushPromises();
}

async function look({ page, said }: OpenedPage, text: string): Promise<string> {
  const before = said.length;
  await page.find('#search-for').setValue(text);
  await page.find('form[role="search"]').trigger('submit');
  await vi.waitUntil(() => said.length > before);
  await flushPromises();
  return page.find('.result').text();
}

const titles = ({ page }: OpenedPage): readonly string[] => page.findAll('h3').map((each) => each.text());

test('English is told by its size and where it comes from; and there is no list of one’s own yet', async () => {
  const opened = await open();
  const english = opened.page.find('[aria-labelledby="english-list"]');
  expect(english.text()).toContain(`${size.toLocaleString('en')} words`);
  expect(english.text()).toContain('SCOWL');
  expect(opened.page.text()).toContain('None yet.');
});

test('a file is added under its name, and said', async () => {
  const opened = await open();
  await choose(opened, 'House\nzzzyx');
  expect(titles(opened)).toEqual(['My words']);
  expect(opened.page.find('.list').text()).toContain('2 words');
  expect(opened.said).toContain('Added “My words” with 2 words.');
});

test('a wrong file gets its sentence with the line, at the field', async () => {
  const opened = await open();
  await choose(opened, 'House\nnot one');
  expect(opened.page.find('#list-file-fault').text()).toBe('Line 2 holds more than one word: “not one”.');
  expect(opened.page.find('#list-file').attributes('aria-invalid')).toBe('true');
  expect(titles(opened)).toEqual([]);
  await choose(opened, 'House');
  expect(opened.page.find('#list-file-fault').text()).toBe('');
});

test('what was said of a list, and what was found in one, goes with it', async () => {
  const opened = await open();
  await choose(opened, 'zzzyx');
  expect(opened.page.find('.added').text()).toBe('Added “My words” with 1 word.');
  await opened.page
    .find('#search-in')
    .setValue(opened.page.find<HTMLOptionElement>('#search-in option:nth-child(2)').element.value);
  expect(await look(opened, 'zzzyx')).toBe('“zzzyx” is a word.');
  await opened.press('Remove');
  await opened.press('Remove', 'dialog');
  expect(opened.page.find('.added').exists()).toBe(false);
  expect(opened.page.find('.result').exists()).toBe(false);
});

test('what comes of a list that is no longer chosen is neither shown nor said', async () => {
  const opened = await open();
  await choose(opened, 'zzzyx');
  const before = opened.said.length;
  await opened.page.find('#search-for').setValue('house');
  const own = opened.page.find<HTMLOptionElement>('#search-in option:nth-child(2)').element.value;
  const asked = opened.page.find('form[role="search"]').trigger('submit');
  await opened.page.find('#search-in').setValue(own);
  await asked;
  await vi.waitUntil(() => opened.page.find('form[role="search"] button:not([disabled])').exists());
  expect(opened.page.find('.result').exists()).toBe(false);
  expect(opened.said.length).toBe(before);
});

test('words are pasted under a name of their own', async () => {
  const opened = await open();
  await opened.page.find('#list-title').setValue('Pasted');
  await opened.page.find('#list-words').setValue('tile\nquoin');
  await opened.page.find('details form').trigger('submit');
  await vi.waitUntil(() => titles(opened).length > 0);
  expect(titles(opened)).toEqual(['Pasted']);
});

test('a list is renamed in its place; Esc leaves it as it was, and the focus comes back', async () => {
  const opened = await open();
  await choose(opened, 'house');
  await opened.press('Rename');
  expect(document.activeElement?.tagName).toBe('INPUT');
  await opened.page.find('.rename input').setValue('Nothing');
  await opened.page.find('.rename').trigger('keydown', { key: 'Escape' });
  await flushPromises();
  expect(titles(opened)).toEqual(['My words']);
  expect(document.activeElement?.textContent.trim()).toBe('Rename');
  await opened.press('Rename');
  await opened.page.find('.rename input').setValue('Ours');
  await opened.page.find('.rename').trigger('submit');
  await flushPromises();
  expect(titles(opened)).toEqual(['Ours']);
});

test('a list goes only when that is confirmed; the focus stays near', async () => {
  const opened = await open();
  await choose(opened, 'house');
  await opened.press('Remove');
  expect(opened.page.find('dialog').text()).toContain('No match kept here needs it.');
  await opened.press('Keep it', 'dialog');
  expect(titles(opened)).toEqual(['My words']);
  await opened.press('Remove');
  await opened.press('Remove', 'dialog');
  expect(titles(opened)).toEqual([]);
  expect(document.activeElement?.id).toBe('own-lists');
  expect(opened.said.at(-1)).toBe('“My words” is removed.');
});

test('a word is looked up, and words like it are found, in English and in one’s own list', async () => {
  const opened = await open();
  expect(await look(opened, 'House')).toBe('“house” is a word, of level 10.');
  expect(await look(opened, 'zzzyx')).toBe('“zzzyx” is not a word in this list.');
  expect(await look(opened, 'q?oin')).toBe('1 word fits “q?oin”');
  expect(opened.page.findAll('[aria-labelledby="word-search"] li').map((each) => each.text())).toEqual([
    'quoin',
  ]);
  expect(await look(opened, 'a*')).toMatch(/^More than 300 words fit/);
  expect(await look(opened, 'a-b')).toContain('has no meaning in a pattern');
  await choose(opened, 'zzzyx');
  await opened.page
    .find('#search-in')
    .setValue(opened.page.find<HTMLOptionElement>('#search-in option:nth-child(2)').element.value);
  expect(await look(opened, 'zzzyx')).toBe('“zzzyx” is a word.');
});

test('rude words are not shown to somebody who has not asked for them', async () => {
  const opened = await open();
  await look(opened, 'shi?');
  const shown = opened.page.findAll('[aria-labelledby="word-search"] li').map((each) => each.text());
  expect(shown).toContain('ship');
  expect(shown).not.toContain('shit');
});

test('lists that cannot be read are said', async () => {
  const opened = await open({ ...createMemoryLists(), list: () => Promise.reject(new Error('disc gone')) });
  expect(opened.page.find('.notice').text()).toBe('Your lists could not be read (disc gone).');
  expect(opened.said).toEqual(['Your lists could not be read (disc gone).']);
});
