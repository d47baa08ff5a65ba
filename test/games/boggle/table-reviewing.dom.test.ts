import { enableAutoUnmount, flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { BoggleData, ListedWord, PossibleWord, SeatLists } from '#games/boggle/data.ts';
import { findPath } from '#games/boggle/paths.ts';
import Reviewing from '#games/boggle/Reviewing.vue';
import type { BoggleRules } from '#games/boggle/rules.ts';
import { ANNOUNCE } from '#shared/plugin/ui/announce.ts';
import { SEATS_HERE } from '#shared/plugin/ui/seats.ts';
import { shallowRef } from 'vue';
import { ANNA, BEN, BOARD, level, viewOf } from './madeViews.ts';

enableAutoUnmount(afterEach);

const SEATS = [ANNA, BEN, level(5)];

function listed(word: string, seats: readonly number[], rest: Partial<ListedWord> = {}): ListedWord {
  const points = seats.length === 1 ? 1 : 0;
  const path = findPath(BOARD, word);
  return { word, points, path, fault: null, seats, rejected: false, challenge: null, ...rest };
}

function seat(lists: Partial<SeatLists>): SeatLists {
  const { alone = [], common = [], invalid = [], rejected = [] } = lists;
  return { alone, common, invalid, rejected, all: [...alone, ...common, ...invalid, ...rejected] };
}

function possible(word: string, of: PossibleWord['level'], rude = false): PossibleWord {
  return { word, points: 1, level: of, rude };
}

const sang = listed('sang', [0, 2]);
const LISTS = {
  common: [sang],
  seats: [
    seat({
      alone: [listed('ring', [0])],
      common: [sang],
      invalid: [listed('zzz', [], { fault: 'not-on-board' })],
    }),
    seat({ alone: [listed('tea', [1])] }),
    seat({ common: [sang] }),
  ],
};
const POSSIBLE = [
  possible('tie', 35),
  possible('ring', 35),
  possible('sang', 35),
  possible('tea', 35),
  possible('tin', 80),
  possible('lie', 40, true),
];

interface Opened {
  readonly wrapper: VueWrapper;
  readonly said: string[];
  readonly shown: number[];
  press(name: string): Promise<void>;
  words(title: string): readonly string[];
}

async function open({
  rules,
  data,
  can,
  here = [],
}: {
  rules?: Partial<BoggleRules>;
  data?: Partial<BoggleData>;
  can?: Partial<BoggleData['can']>;
  here?: readonly number[];
} = {}): Promise<Opened> {
  const said: string[] = [];
  const shown: number[] = [];
  const view = viewOf({
    seats: SEATS,
    data: { phase: 'review', lists: LISTS, possible: POSSIBLE, ...data },
    ...(rules && { rules }),
    ...(can && { can }),
  });
  const place = document.createElement('div');
  document.body.append(place);
  const wrapper = mount(Reviewing, {
    attachTo: document.body,
    props: { data: view.data, seats: SEATS, place, through: null },
    global: {
      provide: {
        [ANNOUNCE]: (text: string) => said.push(text),
        [SEATS_HERE]: { here, shown: shallowRef(0), show: (who: number) => shown.push(who) },
      },
    },
  });
  // What nobody need see at once is drawn once the lists have been.
  expect(wrapper.find('.word-lists li').exists() && !wrapper.find('.missed').exists()).toBe(true);
  await vi.waitFor(() => wrapper.get('.missed'));
  return {
    wrapper,
    said,
    shown,
    async press(name) {
      const found = [...document.querySelectorAll('button')].find(
        (each) => (each.getAttribute('aria-label') ?? each.textContent).trim().replace(/\s+/g, ' ') === name,
      );
      if (found === undefined) throw new Error(`There is no button “${name}”.`);
      found.click();
      await flushPromises();
    },
    words: (title) =>
      wrapper
        .findAll('section')
        .filter((each) => each.find('h3, h4').text() === title)
        .flatMap((each) => each.findAll('li .letters').map((word) => word.text())),
  };
}

afterEach(() => document.body.replaceChildren());

describe('the review of several players', () => {
  test('tells whose words are whose, and may look at one player alone', async () => {
    const { wrapper, words } = await open();
    expect(words('Your words only')).toEqual(['ring']);
    expect(words('Others’ words only')).toEqual(['tea']);
    expect(words('Words of several')).toEqual(['sang']);
    expect(words('Not counting')).toEqual(['zzz']);
    expect(wrapper.find('[data-word=sang] .by').text()).toContain('Robin 5');

    const ben = wrapper.findAll('.whose label').find((each) => each.text() === 'Ben');
    await ben?.find('input').setValue(true);
    expect(words('Ben’s words only')).toEqual(['tea']);
    expect(words('Words of several')).toEqual([]);
  });

  test('says what was found of the board, the best word, and how each did', async () => {
    const { wrapper } = await open();
    expect(wrapper.text()).toContain('You found 2 of 6 words, 33% of the points.');
    expect(wrapper.text()).toContain('Best word: “ring”');
    const rows = wrapper.findAll('.shares tbody tr').map((row) => row.text());
    expect(rows).toHaveLength(3);
    expect(rows[2]).toMatch(/Robin 5.*17%/);
  });

  test('tells small parts closely enough to add up, and what was written beside what counts', async () => {
    const many = Array.from({ length: 300 }, (_, i) => possible(`word${String(i)}`, 35));
    const [first, second, third] = viewOf({ seats: SEATS }).data.players;
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('Three sit here.');
    const players = [{ ...first, wordCount: 3 }, second, { ...third, wordCount: 1 }];
    const { wrapper } = await open({ data: { possible: [...many, ...POSSIBLE], players } });
    expect(wrapper.get('.shares').text()).toContain('All together found 3, 1% of the points.');
    const rows = wrapper.findAll('.shares tbody tr').map((row) => row.text().replace(/\s+/g, ' '));
    expect(rows[0]).toMatch(/2 of 3 written.*0\.7%/);
    expect(rows[2]).toMatch(/0\.3%/);
    expect(rows[2]).not.toContain('written');
  });

  test('lets each who shares the device look as themselves', async () => {
    const { wrapper, shown } = await open({ here: [0, 1] });
    const ben = wrapper.findAll('.whose label').find((each) => each.text() === 'Ben');
    await ben?.find('input').setValue(true);
    expect(shown).toEqual([1]);
  });
});

describe('words that nobody found', () => {
  test('are shown by how common they are, rare and rude ones only on request', async () => {
    const { words, press, wrapper } = await open();
    expect(words('Everyday')).toEqual(['tie']);
    expect(words('Rare')).toEqual([]);
    await press('Show rare words');
    expect(words('Rare')).toEqual(['tin']);
    expect(words('Familiar')).toEqual([]);
    expect(wrapper.text()).toContain('1 word may offend and is not shown.');
    await press('Show it');
    expect(words('Familiar')).toEqual(['lie']);
  });

  test('stand with those that were found when all are asked for, each with its finder', async () => {
    const { wrapper, words } = await open();
    await wrapper.find('[role=switch]').setValue(true);
    expect(words('Everyday')).toEqual(['ring', 'sang', 'tea', 'tie']);
    const found = wrapper.findAll('.missed .found').map((each) => each.text().replace(/\s+/g, ' '));
    expect(found[0]).toContain('found by You');
    expect(found).toHaveLength(3);
  });

  test('show their path and what they would have earned', async () => {
    const { wrapper } = await open();
    await wrapper.find('.missed .word').trigger('click');
    const cells = findPath(BOARD, 'tie');
    expect(wrapper.emitted('path')?.at(-1)).toEqual([cells]);
    expect(document.body.textContent).toContain('found by nobody, worth 1');
  });
});

describe('the filter', () => {
  test('keeps words by their beginning and says how many of how many', async () => {
    const { wrapper, words } = await open();
    await wrapper.find('input[type=search]').setValue('sa');
    expect(words('Your words only')).toEqual([]);
    expect(words('Words of several')).toEqual(['sang']);
    expect(wrapper.find('[role=status]').text()).toBe('1 of 6 words shown');
    await wrapper.find('input[type=search]').trigger('keydown', { key: 'Escape' });
    expect(words('Your words only')).toEqual(['ring']);
  });

  test('keeps words through a cube, missed ones too', async () => {
    const { wrapper, words } = await open();
    // The T in the corner: neither ring nor sang comes there.
    await wrapper.setProps({ through: 0 });
    expect(words('Your words only')).toEqual([]);
    expect(words('Others’ words only')).toEqual(['tea']);
    expect(words('Everyday')).toEqual(['tie']);
  });
});

describe('challenges', () => {
  test('are offered for the words of others, once, and say what became of them', async () => {
    const rules = { judge: 'challenge' } as const;
    const { wrapper, press, said } = await open({ rules, can: { challenge: true } });
    await press('Challenge tea');
    expect(wrapper.emitted('act')).toEqual([[{ type: 'challenge', word: 'tea' }]]);
    const stood = listed('tea', [1], { challenge: { by: 0, stands: true } });
    const [first = seat({}), , third = seat({})] = LISTS.seats;
    const lists = { ...LISTS, seats: [first, seat({ alone: [stood] }), third] };
    const { data } = viewOf({
      seats: SEATS,
      data: { phase: 'review', lists, possible: POSSIBLE },
      rules,
      can: { challenge: true },
    });
    await wrapper.setProps({ data });
    await flushPromises();
    expect(said).toEqual(['“tea” is a word. You lose 1.']);
    expect(wrapper.find('[data-word=tea]').text()).toContain('is a word: you lose 1 point');
    expect(wrapper.find('[data-word=tea] .act').exists()).toBe(false);
  });

  test('are not there where the lexicon judges, nor is rejecting', async () => {
    const { wrapper } = await open({ rules: { judge: 'lexicon' } });
    expect(wrapper.findAll('.act')).toEqual([]);
  });
});
