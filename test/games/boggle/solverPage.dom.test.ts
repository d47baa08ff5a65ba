import { enableAutoUnmount, flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shallowRef } from 'vue';
import SolverPage from '#games/boggle/SolverPage.vue';
import { lexiconOf } from '#shared/dictionary/lexiconOf.ts';
import { LEXICONS, type Lexicons } from '#shared/dictionary/ui/lexicons.ts';
import { PAGE_QUERY, type QueryValues } from '#shared/plugin/ui/pageQuery.ts';

enableAutoUnmount(afterEach);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const WORDS = ['able', 'bale', 'tea', 'eat', 'ate', 'seat', 'teas', 'quit', 'inn', 'damn'];
const RUDE = { level: () => 35 as const, isRude: (word: string): boolean => word === 'damn' };
const ENGLISH = lexiconOf(WORDS, { resource: { name: 'few', hash: '0' }, title: 'English', levels: RUDE });
const OWN = lexiconOf(['tae'], { resource: { name: 'own', hash: '1' }, title: 'Mine' });

interface Page {
  readonly wrapper: VueWrapper;
  readonly query: { value: QueryValues };
  readonly opened: unknown[];
  type(text: string): Promise<void>;
  words(): readonly string[];
}

async function open(asked: QueryValues = {}, load?: Lexicons['load']): Promise<Page> {
  const query = shallowRef(asked);
  const opened: unknown[] = [];
  const wrapper = mount(SolverPage, {
    attachTo: document.body,
    global: {
      provide: {
        [PAGE_QUERY]: {
          query,
          set: (values: QueryValues) => (query.value = values),
          linkTo: (page: string, values: QueryValues) =>
            `https://example.org/boggle/${page}?${new URLSearchParams(values).toString()}`,
          open: (page: string, values: QueryValues) => opened.push([page, values]),
        },
        [LEXICONS]: {
          load: load ?? ((value: string) => Promise.resolve(value === 'english' ? ENGLISH : OWN)),
          own: shallowRef([{ value: 'own:0123456789abcdef:Mine', title: 'Mine' }]),
        },
      },
    },
  });
  await flushPromises();
  return {
    wrapper,
    query,
    opened,
    async type(text) {
      await wrapper.find('input[type=text]').setValue(text);
      await vi.advanceTimersByTimeAsync(500);
      await flushPromises();
    },
    words: () => wrapper.findAll('.group .letters').map((word) => word.text()),
  };
}

describe('the page that solves a board', () => {
  test('finds the words of what is typed, and says it in the address', async () => {
    const { wrapper, words, type, query } = await open();
    expect(wrapper.text()).toContain('Type a board, or deal one');
    await type('teas');
    expect(words()).toEqual(['seat', 'teas', 'ate', 'eat', 'tea']);
    expect(wrapper.find('.totals').text()).toBe('5 words, 5 points');
    expect(query.value).toEqual({ board: 'teas' });
  });

  test('opens with the board of a link', async () => {
    const { wrapper, words } = await open({ board: 'q(in)tn', min: '4' });
    expect(wrapper.findAll('[role=gridcell]').map((cell) => cell.text())).toEqual(['Qu', 'In', 'T', 'N']);
    expect(words()).toEqual([]);
    expect(wrapper.text()).toContain('There is no such word on this board.');
  });

  test('follows the browser’s buttons', async () => {
    const { words, type, query } = await open();
    await type('teas');
    query.value = { board: 'able', min: '4' };
    await flushPromises();
    expect(words()).toEqual(['able', 'bale']);
  });

  test('says what is wrong with a board, and keeps the last in sight', async () => {
    const { wrapper, type } = await open();
    await type('teas');
    await type('teas1');
    expect(wrapper.find('.fault').text()).toContain('“1” is no letter');
    expect(wrapper.findAll('[role=gridcell]')).toHaveLength(4);
    await type('teasx');
    expect(wrapper.find('.fault').text()).toContain('5 cubes make no square');
    await type('teas(in');
    expect(wrapper.find('.fault').text()).toBe('One to four letters stand between two brackets, as in (in).');
    await type('a'.repeat(301));
    expect(wrapper.find('.fault').text()).toBe(
      'A board is written in 300 characters at most; this text has 301.',
    );
    await type('abc def');
    expect(wrapper.find('.fault').text()).toBe('');
    expect(wrapper.text()).toContain('3 by 2');
  });

  test('deals a board of the cubes that are chosen', async () => {
    const { wrapper } = await open();
    await wrapper.find('.dealt select').setValue('super-big-6x6-2012');
    await wrapper.find('.dealt button').trigger('click');
    expect(wrapper.findAll('[role=gridcell]')).toHaveLength(36);
  });

  test('shows a word’s path, and the words through a cube', async () => {
    const { wrapper, words, type } = await open();
    await type('teas');
    await wrapper.findAll('.group .word')[0]?.trigger('click');
    const lit = wrapper.findAll('[role=gridcell][aria-selected=true]');
    expect(lit).toHaveLength(4);
    expect(wrapper.text()).toContain('How common: Everyday');
    await wrapper.findAll('[role=gridcell]')[3]?.trigger('click');
    expect(words()).toEqual(['seat', 'teas']);
    expect(wrapper.text()).toContain('2 of 5 words shown');
  });

  test('groups by how common the words are, and takes a list of one’s own', async () => {
    const { wrapper, words, type, query } = await open({ by: 'commonness' });
    await type('teas');
    expect(wrapper.findAll('.group h3').map((title) => title.text())).toEqual(['Everyday']);
    await wrapper.findAll('.solver-options select')[1]?.setValue('own:0123456789abcdef:Mine');
    await vi.advanceTimersByTimeAsync(500);
    await flushPromises();
    expect(words()).toEqual(['tae']);
    expect(query.value).toMatchObject({ list: 'own:0123456789abcdef:Mine' });
  });

  test('keeps words that may offend until they are asked for', async () => {
    const { wrapper, words, type } = await open();
    await type('damn');
    expect(words()).toEqual([]);
    const show = wrapper.findAll('button').find((each) => each.text() === 'Show it');
    await show?.trigger('click');
    expect(words()).toEqual(['damn']);
  });

  test('leads to a game with the board, where there are such games', async () => {
    const { wrapper, type, opened } = await open();
    await type('teas');
    expect(wrapper.text()).not.toContain('Play this board');
    await type('.'.repeat(16));
    expect(wrapper.text()).not.toContain('Play this board');
    await type('teasteasteasteas');
    const play = wrapper.find('a.btn');
    expect(play.attributes('href')).toBe('https://example.org/boggle/new?board=teasteasteasteas');
    await play.trigger('click');
    expect(opened).toEqual([['new', { board: 'teasteasteasteas' }]]);
  });

  test('says why there are no words, and tries again', async () => {
    let tries = 0;
    const { wrapper, words } = await open({ board: 'teas' }, () =>
      ++tries === 1 ? Promise.reject(new Error('The words cannot be fetched.')) : Promise.resolve(ENGLISH),
    );
    expect(wrapper.find('[role=alert]').text()).toContain('The words cannot be fetched.');
    await wrapper.find('[role=alert] button').trigger('click');
    await flushPromises();
    expect(words()).toHaveLength(5);
  });
});
