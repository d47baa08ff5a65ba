import { enableAutoUnmount, flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readonly, shallowRef } from 'vue';
import { WATCHING } from '#shared/plugin/ui/watching.ts';
import WordList from '#shared/dictionary/ui/WordList.vue';
import type { WordItem } from '#shared/dictionary/ui/wordItem.ts';

enableAutoUnmount(afterEach);

function item(word: string, more: Partial<WordItem> = {}): WordItem {
  return { word, points: 1, note: null, tone: 'plain', act: 'reject', ...more };
}

const THREE = [item('arts'), item('lend'), item('mane')];

function open(
  items: readonly WordItem[] = THREE,
  more: { chosen?: string; disabled?: boolean; level?: 2 | 3 } = {},
): VueWrapper {
  return mount(WordList, {
    attachTo: document.body,
    props: { title: 'Your words only', summary: '3 score 3', items, chosen: null, disabled: false, ...more },
  });
}

/** A button by what a screen reader calls it. */
function button(list: VueWrapper, name: string): HTMLButtonElement {
  const found = list.findAll('button').find((each) => nameOf(each.element) === name);
  if (found === undefined) throw new Error(`There is no button “${name}”.`);
  const { element } = found;
  if (!(element instanceof HTMLButtonElement)) throw new Error(`“${name}” is no button.`);
  return element;
}

function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const copy = document.createElement('div');
  copy.innerHTML = element.innerHTML;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}

describe('what is there', () => {
  test('the list goes by its title alone', () => {
    const list = open();
    const id = list.attributes('aria-labelledby') ?? '';
    expect(document.getElementById(id)?.textContent.trim()).toBe('Your words only');
    expect(document.getElementById(id)?.tagName).toBe('H2');
    expect(open(THREE, { level: 3 }).get('.title').element.tagName).toBe('H3');
  });

  test('words stand as they were given, whatever they look like', () => {
    expect(
      open()
        .findAll('.letters')
        .map((each) => each.element.textContent),
    ).toEqual(['arts', 'lend', 'mane']);
  });

  test('points and reasons are words', () => {
    const list = open([
      item('trained', { points: 5 }),
      item('noise', { points: null, tone: 'off', note: 'not on the board', act: null }),
      item('heam', { points: null, tone: 'struck', act: 'takeBack' }),
    ]);
    expect(list.findAll('.word').map((each) => nameOf(each.element))).toEqual([
      'trained 5 points',
      'noise not on the board',
      'heam rejected',
    ]);
  });

  test('the word looked at is pressed', () => {
    const pressed = open(THREE, { chosen: 'lend' }).findAll('[aria-pressed=true]');
    expect(pressed.map((each) => nameOf(each.element))).toEqual(['lend 1 point']);
  });

  test('an empty list is its title and summary', () => {
    const list = open([]);
    expect(list.find('ul').exists()).toBe(false);
    expect(list.text()).toContain('3 score 3');
  });
});

describe('what can be done', () => {
  test('a word is chosen', () => {
    const list = open();
    button(list, 'lend 1 point').click();
    expect(list.emitted('choose')).toEqual([['lend']]);
  });

  test('one word is rejected, another taken back', () => {
    const list = open([item('trained'), item('heam', { tone: 'struck', act: 'takeBack' })]);
    button(list, 'Reject trained').click();
    button(list, 'Take back heam').click();
    expect(list.emitted('act')).toEqual([
      ['trained', 'reject'],
      ['heam', 'takeBack'],
    ]);
  });

  test('closed, words can still be looked at', () => {
    const list = open(THREE, { disabled: true });
    expect(button(list, 'Reject lend').disabled).toBe(true);
    expect(button(list, 'lend 1 point').disabled).toBe(false);
  });
});

describe('after a row has changed the focus stays with its word, after it has gone it is on its neighbour', () => {
  async function act(list: VueWrapper, name: string, items: readonly WordItem[]): Promise<string> {
    button(list, name).focus();
    button(list, name).click();
    await list.setProps({ items });
    await flushPromises();
    return document.activeElement === null ? '' : nameOf(document.activeElement);
  }
  const struck = (word: string): WordItem => item(word, { tone: 'struck', act: 'takeBack' });
  const [arts, lend, mane] = [item('arts'), item('lend'), item('mane')];

  test.each([
    ['gone: the next', 'Reject lend', [arts, mane], 'Reject mane'],
    ['gone at the end: the one before', 'Reject mane', [arts, lend], 'Reject lend'],
    ['moved to the end: with it', 'Reject arts', [lend, mane, struck('arts')], 'Take back arts'],
    ['changed in its place: on its way back', 'Reject lend', [arts, struck('lend'), mane], 'Take back lend'],
  ])('%s', async (_, name, items, expected) => {
    expect(await act(open(), name, items)).toBe(expected);
  });

  test('changed and alone: itself', async () => {
    expect(await act(open([arts]), 'Reject arts', [struck('arts')])).toBe('Take back arts');
  });

  test('the second click of a double one, and a key held down, change nothing more', () => {
    const list = open();
    const reject = button(list, 'Reject arts');
    reject.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
    reject.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));
    expect(list.emitted('act')).toEqual([['arts', 'reject']]);
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, cancelable: true });
    reject.dispatchEvent(held);
    expect(held.defaultPrevented).toBe(true);
  });

  test('the last one gone: the title', async () => {
    const list = open([arts]);
    button(list, 'Reject arts').focus();
    button(list, 'Reject arts').click();
    await list.setProps({ items: [] });
    await flushPromises();
    expect(document.activeElement?.textContent.trim()).toBe('Your words only');
  });

  test('a change that nobody here asked for moves nothing', async () => {
    const list = open();
    button(list, 'Reject arts').focus();
    await list.setProps({ items: [arts, mane] });
    await flushPromises();
    expect(document.activeElement).toBe(button(list, 'Reject arts'));
  });

  test('who has gone elsewhere meanwhile is not called back', async () => {
    const list = open();
    const elsewhere = document.createElement('button');
    document.body.append(elsewhere);
    button(list, 'Reject lend').click();
    elsewhere.focus();
    await list.setProps({ items: [arts, mane] });
    await flushPromises();
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });
});

describe('a long list', () => {
  const LONG = Array.from({ length: 200 }, (_, n) => item(`word${n}`));
  const OTHER = Array.from({ length: 200 }, (_, n) => item(`other${n}`));

  function watched(watching: boolean): VueWrapper {
    return mount(WordList, {
      props: {
        title: 'All words',
        summary: '200',
        items: LONG,
        chosen: null,
        disabled: false,
      },
      global: { provide: { [WATCHING]: readonly(shallowRef(watching)) } },
    });
  }
  const rows = (list: VueWrapper): number => list.findAll('li').length;

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('shows at once what is in sight, and soon all of it', async () => {
    const list = watched(false);
    expect(rows(list)).toBeGreaterThan(10);
    expect(rows(list)).toBeLessThan(200);
    await vi.advanceTimersByTimeAsync(2000);
    expect(rows(list)).toBe(200);
  });

  test('that is there whole stays whole, whatever becomes of it', async () => {
    const list = watched(false);
    await vi.advanceTimersByTimeAsync(2000);
    await list.setProps({ items: [item('first'), ...LONG] });
    expect(rows(list)).toBe(201);
  });

  test('that is watched makes room for the next: another list begins anew', async () => {
    const list = watched(true);
    await vi.advanceTimersByTimeAsync(2000);
    await list.setProps({ items: LONG.slice(0, 199) });
    expect(rows(list)).toBe(199);
    await list.setProps({ items: OTHER });
    expect(rows(list)).toBeLessThan(199);
    await vi.advanceTimersByTimeAsync(2000);
    expect(rows(list)).toBe(200);
  });
});
