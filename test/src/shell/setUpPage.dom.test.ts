import { enableAutoUnmount, flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { ENGLISH } from '#shared/plugin/ui/words.ts';
import { createMemoryStore } from '#shared/match/matchStore.ts';
import type { Preferences } from '#src/profile/preferences.ts';
import SetUpPage from '#src/shell/SetUpPage.vue';
import { language } from '#src/shell/say.ts';
import { control } from './mounted.ts';
import { show, type Shown } from './page.ts';

enableAutoUnmount(afterEach);

const store = createMemoryStore(() => 0);
const create = vi.spyOn(store, 'create');
afterEach(() => {
  create.mockClear();
  language.value = ENGLISH;
});

const open = (query = '', preferences: Partial<Preferences> = {}): Promise<Shown> =>
  show(SetUpPage, { path: `/boggle/new${query}`, props: { game: 'boggle' }, store, preferences });

const valueOf = (page: VueWrapper, name: string): string =>
  page.get<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`).element.value;

function chosen(page: VueWrapper): string {
  const marked = page
    .findAll('.choice')
    .filter((card) => card.get<HTMLInputElement>('input').element.checked);
  return marked.map((card) => card.get('.name').text()).join();
}

const rules = (page: VueWrapper): readonly string[] => page.findAll('aside li').map((rule) => rule.text());

describe('mixes', () => {
  it('the usual one is chosen at first, and what will be played is said', async () => {
    const { page } = await open();
    expect(chosen(page)).toBe('Classic duel');
    expect(rules(page)).toEqual(
      expect.arrayContaining(['Clock: 3 minutes', 'Target score: 100', 'Difficulty: 5']),
    );
  });

  it('choosing one fills the form, and what is changed then is a mix of one’s own', async () => {
    const { page } = await open();
    await page.get('[value=quick]').setValue();
    expect([valueOf(page, 'roundTime'), valueOf(page, 'target')]).toEqual(['120', '50']);
    expect(chosen(page)).toBe('Quick game');
    await page.get('[name=target]').setValue('60');
    expect(chosen(page)).toBe('Your own mix');
    expect(rules(page)).toContain('Target score: 60');
    await page.get('[name=target]').setValue('50');
    expect(chosen(page)).toBe('Quick game');
  });

  it('a link may name one, and change it', async () => {
    const { page } = await open('?preset=quick&difficulty=9');
    expect([valueOf(page, 'roundTime'), valueOf(page, 'difficulty')]).toEqual(['120', '9']);
    expect(chosen(page)).toBe('Your own mix');
  });

  it('a link that names none there is gets one sentence', async () => {
    const { page } = await open('?preset=slow');
    expect(page.get('.notice').text()).toContain('There is no preset “slow”.');
    expect(chosen(page)).toBe('Classic duel');
  });
});

test('how readily a computer learns is asked and told of only where one sits that learns', async () => {
  const { page } = await open('?preset=table');
  expect(page.find('[name=difficulty]').exists()).toBe(false);
  expect(rules(page).join()).not.toContain('Difficulty');
  await page.get('[value=duel]').setValue();
  expect(page.find('[name=difficulty]').exists()).toBe(true);
  expect(rules(page)).toContain('Difficulty: 5');
});

describe('limits of time', () => {
  const offered = (page: VueWrapper): readonly string[] =>
    page.findAll('[name=roundTime] option').map((option) => option.text());

  it('are chosen from a list in words, no limit last', async () => {
    const { page } = await open();
    expect(offered(page).slice(0, 3)).toEqual(['1 minute', '2 minutes', '3 minutes']);
    expect(offered(page).at(-1)).toBe('No limit');
  });

  it('take what a link gives although it is not offered', async () => {
    const { page } = await open('?roundTime=90');
    expect(valueOf(page, 'roundTime')).toBe('90');
    expect(offered(page)[1]).toBe('1 minute 30 seconds');
  });

  it('are refused out of range', async () => {
    const { page } = await open('?roundTime=5');
    expect(page.get('.notice').text()).toContain('Clock is a number of seconds from 10 to 1,800, or 0');
  });

  it('are stretched for whoever needs more time, once', async () => {
    const { page, went } = await open('', { moreTime: 2 });
    expect(page.text()).toContain('Stretched 2×, as your settings say: 6 minutes.');
    expect(rules(page)).toContain('Clock: 6 minutes');
    await page.get('form').trigger('submit');
    await vi.waitFor(() => {
      expect(went).toEqual(['/match/b2']);
    });
    expect(create.mock.calls[0]?.[1].settings).toMatchObject({ roundTime: 360 });
  });

  it.each(['600', '1800'])(
    'of %s seconds are stretched only as far as they go, and that is said',
    async (limit) => {
      const { page, went } = await open(`?roundTime=${limit}`, { moreTime: 10 });
      expect(page.get('.stretched').text()).toBe(
        'Your settings say 10×; this limit is stretched as far as it goes: 30 minutes.',
      );
      expect(rules(page)).toContain('Clock: 30 minutes');
      await page.get('form').trigger('submit');
      await vi.waitFor(() => {
        expect(went).toEqual(['/match/b2']);
      });
      expect(create.mock.calls[0]?.[1].settings).toMatchObject({ roundTime: 1800 });
    },
  );

  it('that do not run are not stretched', async () => {
    const { page } = await open('?preset=calm', { moreTime: 2 });
    expect(page.text()).not.toContain('tretched');
    expect(rules(page)).toContain('Clock: No limit');
  });
});

test('what the form says is what is dealt', async () => {
  const { page, went } = await open('?seed=7');
  await page.get('[name=roundTime]').setValue('0');
  await page.get('[name=difficulty]').setValue('9');
  expect(control(page, 'Start').attributes('type')).toBe('submit');
  await page.get('form').trigger('submit');
  await vi.waitFor(() => {
    expect(went).toEqual(['/match/b2']);
  });
  expect(create.mock.calls[0]?.[1]).toMatchObject({
    seed: 7,
    settings: { roundTime: 0, target: 100, difficulty: 9 },
  });
});

test('each field at fault says so itself, and the first takes the focus', async () => {
  const { page, said } = await open();
  await page.find('[name=difficulty]').setValue('11');
  // Who plays is said all the same.
  expect(rules(page)).toHaveLength(1);
  await page.find('#set-up-seed').setValue('minus one');
  await page.find('form').trigger('submit');
  await flushPromises();
  const invalid = page.findAll('[aria-invalid="true"]');
  const described = invalid.map((field) => {
    const [fault] = (field.attributes('aria-describedby') ?? '').split(' ');
    return document.getElementById(fault ?? '')?.textContent;
  });
  expect(described).toEqual([
    'Difficulty is a whole number from 1 to 10.',
    'Seed is a whole number from 0 to 4,294,967,295.',
  ]);
  expect(document.activeElement).toBe(invalid[0]?.element);
  expect(said).toEqual([described.join(' ')]);
});

test('what has been mended is at fault no more', async () => {
  const { page } = await open();
  const difficulty = page.find('[name=difficulty]');
  await difficulty.setValue('11');
  await page.find('form').trigger('submit');
  await difficulty.setValue('10');
  await page.find('#set-up-seed').setValue('x');
  await page.find('form').trigger('submit');
  await flushPromises();
  expect(page.findAll('[aria-invalid="true"]').map((field) => field.attributes('id'))).toEqual([
    'set-up-seed',
  ]);
});

test('what is wrong with an address is said in the language spoken, as the form says it', async () => {
  const { page } = await open('?difficulty=11');
  expect(page.get('.notice .fault').text()).toBe('Difficulty is a whole number from 1 to 10.');
  language.value = {
    tag: 'de',
    words: {
      'setting.integer': '{label}: eine ganze Zahl von {min} bis {max}.',
      'setUp.fromHelp': '{help} ({min} bis {max})',
    },
  };
  await flushPromises();
  expect(page.get('.notice .fault').text()).toBe('Difficulty: eine ganze Zahl von 1 bis 10.');
  expect(page.text()).toContain('at 10 it learns them all. (1 bis 10)');
});

test('a game that is not here has no options', async () => {
  const { page } = await show(SetUpPage, { path: '/chess/new', props: { game: 'chess' } });
  expect(page.text()).toContain('There is no game called “chess” here.');
});
