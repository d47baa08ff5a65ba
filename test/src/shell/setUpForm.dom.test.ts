import { enableAutoUnmount, flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { createMemoryHistory } from 'vue-router';
import type { Sitter } from '#shared/match/seating.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import { createMemoryLists } from '#src/lexicon/ownListStore.ts';
import { useMatches } from '#src/profile/useMatches.ts';
import { createArcadeRouter } from '#src/shell/router.ts';
import SetUpForm from '#src/shell/SetUpForm.vue';
import { demo } from './demoPlugin.ts';
import { mountIn } from './mounted.ts';

enableAutoUnmount(afterEach);

const HASH = '0123456789abcdef';

interface Begun {
  readonly settings: Settings;
  readonly seats: readonly Sitter[] | undefined;
  readonly seed: number | undefined;
}

interface Form {
  readonly page: VueWrapper;
  readonly said: readonly string[];
  /** Presses “Start”, and answers what is begun; null for nothing. */
  start(): Promise<Begun | null>;
}

async function open(query = ''): Promise<Form> {
  const lists = createMemoryLists();
  await lists.add({ hash: HASH, title: 'Birds', size: 2, added: 1 }, ['owl', 'tit']);
  const router = createArcadeRouter('/', createMemoryHistory('/'));
  await router.push(`/demo/new${query}`);
  const { page, pinia, said } = await mountIn(SetUpForm, { router, lists, props: { plugin: demo } });
  const matches = useMatches(pinia);
  const begin = vi.spyOn(matches, 'begin').mockResolvedValue('b2');
  router.beforeEach(() => false);
  return {
    page,
    said,
    async start() {
      begin.mockClear();
      await page.get('form').trigger('submit');
      await flushPromises();
      const [call] = begin.mock.calls;
      return call === undefined ? null : { settings: call[1], seats: call[2]?.seats, seed: call[2]?.seed };
    },
  };
}

const labels = (page: VueWrapper): readonly string[] =>
  page.findAll('.row label').map((label) => label.text());
const rules = (page: VueWrapper): readonly string[] => page.findAll('aside li').map((rule) => rule.text());
const lineup = (page: VueWrapper): readonly string[] =>
  page
    .findAll<HTMLInputElement | HTMLSelectElement>('.company li .field')
    .map(({ element }) =>
      element instanceof HTMLSelectElement ? (element.selectedOptions[0]?.text ?? '') : element.value,
    );

async function press(page: VueWrapper, name: string): Promise<void> {
  const button = page
    .findAll('button')
    .find((each) => each.text() === name || each.attributes('aria-label') === name);
  if (button === undefined) throw new Error(`There is no “${name}”.`);
  await button.trigger('click');
  await flushPromises();
}

describe('settings', () => {
  it('stand under their headings, the first open, the others behind the first of them and what is not as usual', async () => {
    const { page } = await open();
    expect(page.get('.card.fields h2').text()).toBe('Settings');
    expect(page.findAll('summary').map((summary) => summary.text())).toEqual([
      'TimeClock: 1 minute',
      'BoardLetters: By chance',
      'WordsWords: English',
      'Dealby chance',
    ]);
    await page.get('[name=mirrored]').setValue(true);
    expect(
      page
        .findAll('summary .content')[1]
        ?.findAll('span')
        .map((each) => each.text()),
    ).toEqual(['Letters: By chance', 'Mirrored: on']);
  });

  it('are offered while they matter, and hidden ones never', async () => {
    const { page } = await open();
    expect(labels(page)).not.toContain('Board');
    expect(labels(page)).not.toContain('Turns');
    await page.get('[name=letters]').setValue('typed');
    expect(labels(page)).toContain('Board');
  });

  it('that only matter with certain computers are offered and told of while one of those sits', async () => {
    const { page } = await open();
    expect(labels(page)).not.toContain('Favour');
    expect(rules(page).join()).not.toContain('Favour');
    await page.get('[value=crowd]').setValue();
    expect(labels(page)).toContain('Favour');
    expect(rules(page)).toContain('Favour: 0');
  });

  it('that do not matter are no rules, and at fault they stop nobody', async () => {
    const { page, start } = await open('?letters=typed&board=abcd');
    expect(rules(page)).toContain('Board: abcd');
    await page.get('[name=board]').setValue('abc');
    expect(rules(page)).toEqual(['Players: You, Level 1']);
    await page.get('[name=letters]').setValue('chance');
    expect(rules(page)).not.toContain('Board: abc');
    expect((await start())?.settings).toMatchObject({ letters: 'chance', board: '' });
  });

  it('of text say what is wrong with it, folded out, with the focus', async () => {
    const { page, said, start } = await open('?letters=typed&board=abcd');
    await page.get('[name=board]').setValue('abc');
    expect(await start()).toBeNull();
    expect(said).toEqual(['Board is 4 letters.']);
    expect(page.findAll('details')[1]?.attributes()).toHaveProperty('open');
    expect(document.activeElement).toBe(page.get('[name=board]').element);
  });

  it('of a word list offer English and one’s own, with the way to them', async () => {
    const { page, start } = await open();
    expect(page.findAll('[name=words] option').map((option) => option.text())).toEqual(['English', 'Birds']);
    expect(page.get('.lists').attributes('href')).toBe('/lists');
    await page.get('[name=words]').setValue(`own:${HASH}:Birds`);
    expect(rules(page)).toContain('Words: Birds');
    expect((await start())?.settings).toMatchObject({ words: `own:${HASH}:Birds` });
  });

  it('of a word list that is not here say so, and nothing is begun', async () => {
    const { page, start } = await open('?words=own:fedcba9876543210:Fish');
    expect(page.findAll('[name=words] option').at(-1)?.text()).toBe('Fish (not on this device)');
    expect(await start()).toBeNull();
    expect(page.get('[name=words]').attributes('aria-invalid')).toBe('true');
    expect(page.text()).toContain('The word list “Fish” is not on this device');
  });
});

describe('mixes', () => {
  it('the first is what a form begins with, unless the address says something', async () => {
    expect((await (await open()).start())?.settings).toMatchObject({ goal: 5 });
    expect((await (await open('?seed=7')).start())?.settings).toMatchObject({ goal: 10 });
  });

  it('may bring a company, and people keep their names', async () => {
    const { page } = await open();
    await page.get('.company input').setValue('Ann');
    await page.get('[value=crowd]').setValue();
    expect(lineup(page)).toEqual(['Ann', 'Level 1', 'Level 2', 'Level 2']);
    await page.get('[value=short]').setValue();
    expect(lineup(page)).toEqual(['Ann', 'Level 1']);
  });
});

describe('seats', () => {
  it('come from the address', async () => {
    const { page, start } = await open('?seats=level2,person,person');
    expect(lineup(page)).toEqual(['Level 2', 'You', 'Player 2']);
    expect((await start())?.seats).toEqual([
      { by: 'bot', bot: 'level2' },
      { by: 'person', name: 'You' },
      { by: 'person', name: 'Player 2' },
    ]);
  });

  it.each([
    ['person,level9', 'a seat is one of person, level1, level2'],
    ['person,person,person,person,person', 'The address seats 5, but there are 1 to 4 seats.'],
    ['', 'The address says “” sits there'],
  ])('“%s” in an address is refused in a sentence', async (seats, sentence) => {
    const { page } = await open(`?seats=${seats}`);
    expect(page.get('.notice').text()).toContain(sentence);
    expect(lineup(page)).toEqual(['You', 'Level 1']);
  });

  it('are added one after the other until all are taken; the focus goes to the new one', async () => {
    const { page, said } = await open();
    await press(page, 'Add a person');
    expect(lineup(page)).toEqual(['You', 'Level 1', 'Player 2']);
    expect(document.activeElement).toBe(page.get('.company li:nth-child(3) .field').element);
    await page.get('.company li:nth-child(2) select').setValue('level2');
    await press(page, 'Add a computer');
    expect(lineup(page)).toEqual(['You', 'Level 2', 'Player 2', 'Level 2']);
    expect(page.text()).toContain('All 4 seats are taken.');
    expect(page.text()).not.toContain('Add a person');
    expect(said).toEqual(['Player 2 has seat 3.', 'Level 2 has seat 4.']);
  });

  it('are removed down to the fewest there may be; the focus stays near', async () => {
    const { page, start } = await open();
    await press(page, 'Remove You from seat 1');
    expect(lineup(page)).toEqual(['Level 1']);
    expect(document.activeElement).toBe(page.get('.company li .field').element);
    expect(page.find('[aria-label^=Remove]').exists()).toBe(false);
    expect(page.text()).toContain('you watch the computers');
    expect((await start())?.seats).toEqual([{ by: 'bot', bot: 'level1' }]);
  });

  it('of several people are played in turn, which is said', async () => {
    const { page, start } = await open('?seats=person,person');
    expect(page.text()).toContain('You play in turn on this device.');
    expect(rules(page)[0]).toBe('Players: Player 1, Player 2');
    expect((await start())?.settings).toMatchObject({ turns: 'inTurn' });
    await press(page, 'Remove Player 2 from seat 2');
    expect((await start())?.settings).toMatchObject({ turns: 'together' });
  });

  it('of people have a name each, and not the same', async () => {
    const { page, said, start } = await open('?seats=person,person');
    await page.get('.company li:nth-child(2) input').setValue(' you ');
    expect(await start()).toBeNull();
    expect(said.at(-1)).toBe('The name “you” is given twice: tell the players apart.');
    expect(document.activeElement).toBe(page.get('.company li:nth-child(2) input').element);
    await page.get('.company li:nth-child(2) input').setValue('  ');
    expect(await start()).toBeNull();
    expect(said.at(-1)).toBe('Player 2 needs a name.');
    await page.get('.company li:nth-child(2) input').setValue(' Bo ');
    expect((await start())?.seats?.[1]).toEqual({ by: 'person', name: 'Bo' });
  });
});

test('a seed from the address is dealt', async () => {
  expect((await (await open('?seed=7')).start())?.seed).toBe(7);
});
