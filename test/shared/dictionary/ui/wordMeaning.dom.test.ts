import { enableAutoUnmount, flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, test } from 'vitest';
import { noDefinitions } from '#shared/dictionary/definitionProblem.ts';
import type { Defined, Definition, Sense } from '#shared/dictionary/definitions.ts';
import { MEANINGS, type Meanings } from '#shared/dictionary/ui/meanings.ts';
import WordMeaning from '#shared/dictionary/ui/WordMeaning.vue';
import { yes } from '#shared/result.ts';

enableAutoUnmount(afterEach);

const COLD: Sense = { part: 'noun', text: 'The coldest season of the year.' };
const STAY: Sense = { part: 'verb', text: 'Spend the winter.' };

function definition(word: string, more: Partial<Definition> = {}): Definition {
  return { word, lemma: word, forms: [], senses: [COLD, STAY], also: [], ...more };
}

/** Answers when it is told to, as a network does. */
interface Slow extends Meanings {
  readonly asked: readonly string[];
  answer(word: string, defined: Defined): Promise<void>;
}

function slow(): Slow {
  const waiting: { word: string; resolve: (defined: Defined) => void }[] = [];
  const asked: string[] = [];
  return {
    asked,
    define: (word) => {
      asked.push(word);
      return new Promise((resolve) => waiting.push({ word, resolve }));
    },
    answer: async (word, defined) => {
      const at = waiting.findLastIndex((each) => each.word === word);
      waiting[at]?.resolve(defined);
      await flushPromises();
    },
  };
}

function open(word: string, meanings: Meanings | null): VueWrapper {
  const provide = meanings === null ? {} : { [MEANINGS]: meanings };
  return mount(WordMeaning, { props: { word }, global: { provide } });
}

/** The description list as it is read: each name with what stands under it. */
function rows(meaning: VueWrapper): readonly (readonly string[])[] {
  return meaning.findAll('dl > div').map((row) => row.findAll('dt, dd').map((each) => each.text()));
}

async function shown(defined: Defined): Promise<VueWrapper> {
  const meanings = slow();
  const meaning = open('word', meanings);
  await meanings.answer('word', defined);
  return meaning;
}

describe('a word', () => {
  test('is told by its parts of speech', async () => {
    const meaning = await shown(yes(definition('winter')));
    expect(rows(meaning)).toEqual([
      ['noun', 'The coldest season of the year.'],
      ['verb', 'Spend the winter.'],
    ]);
    expect(meaning.find('.of').exists()).toBe(false);
  });

  test('with many meanings is told by the first of each part', async () => {
    const senses = [1, 2, 3, 4, 5].map((n): Sense => ({ part: n < 3 ? 'noun' : 'verb', text: `${n}.` }));
    expect(rows(await shown(yes(definition('run', { senses: senses.slice(0, 4) }))))).toEqual([
      ['noun', '1.', '2.'],
      ['verb', '3.', '4.'],
    ]);
    expect(rows(await shown(yes(definition('run', { senses }))))).toEqual([
      ['noun', '1.'],
      ['verb', '3.'],
    ]);
  });

  test.each([
    [['plural'], 'Plural of mouse'],
    [['past'], 'Past tense of mouse'],
    [['plural', 'present'], 'Plural and present tense of mouse'],
    [['superlative'], 'Superlative of mouse'],
  ] as const)('that is a form (%s) says of what', async (forms, line) => {
    const meaning = await shown(yes(definition('word', { lemma: 'mouse', forms, senses: [COLD] })));
    expect(meaning.get('.of').text()).toBe(line);
  });

  test('says what else it is a form of', async () => {
    const also = [{ lemma: 'find', forms: ['past'] as const }];
    const meaning = await shown(yes(definition('found', { also })));
    expect(rows(meaning).at(-1)).toEqual(['also', 'Past tense of find']);
  });

  test('without a definition says so', async () => {
    expect((await shown(yes(null))).text()).toBe('No definition here.');
  });

  test('has none where there is no frame to look it up', async () => {
    const meaning = open('winter', null);
    await flushPromises();
    expect(meaning.text()).toBe('No definition here.');
  });
});

describe('while it is looked up', () => {
  test('nothing is claimed, and the last one keeps its room unseen', async () => {
    const meanings = slow();
    const meaning = open('winter', meanings);
    expect(meaning.text()).toBe('');
    expect(meaning.attributes('aria-busy')).toBe('true');
    await meanings.answer('winter', yes(definition('winter')));
    expect(meaning.attributes('aria-busy')).toBe('false');

    await meaning.setProps({ word: 'mice' });
    expect(meaning.classes()).toContain('looking');
    expect(rows(meaning)).toHaveLength(2);
    await meanings.answer('mice', yes(null));
    expect(meaning.classes()).not.toContain('looking');
    expect(meaning.text()).toBe('No definition here.');
  });

  test('an answer that comes late is not shown for another word', async () => {
    const meanings = slow();
    const meaning = open('winter', meanings);
    await meaning.setProps({ word: 'zzz' });
    await meanings.answer('zzz', yes(null));
    await meanings.answer('winter', yes(definition('winter')));
    expect(meaning.text()).toBe('No definition here.');
  });
});

describe('what goes wrong', () => {
  test('without a network there is a sentence and a way to try again', async () => {
    const meanings = slow();
    const meaning = open('winter', meanings);
    await meanings.answer('winter', noDefinitions('definitions/unreachable'));
    expect(meaning.get('p').text()).toBe('The definitions cannot be fetched now.');
    await meaning.get('button').trigger('click');
    expect(meanings.asked).toEqual(['winter', 'winter']);
    await meanings.answer('winter', yes(definition('winter')));
    expect(rows(meaning)[0]?.[0]).toBe('noun');
  });

  test('a damaged file is a sentence', async () => {
    const meaning = await shown(noDefinitions('definitions/broken'));
    expect(meaning.text()).toBe('The definitions came damaged, so the word cannot be looked up.');
    expect(meaning.find('button').exists()).toBe(false);
  });
});
