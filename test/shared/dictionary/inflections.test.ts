import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { candidatesFor, type Form } from '#shared/dictionary/inflections.ts';

/** Words that English could have: consonants and vowels by turns, as the rules of spelling look at. */
const stem = fc
  .tuple(
    fc.constantFrom('b', 'cl', 'dr', 'f', 'gr', 'h', 'm', 'pl', 'st', 'tr'),
    fc.constantFrom('a', 'e', 'i', 'o', 'u'),
  )
  .map((sounds) => sounds.join(''));
const doubling = fc
  .tuple(stem, fc.constantFrom('b', 'd', 'g', 'm', 'n', 'p', 't'))
  .map((all) => all.join(''));
const clustered = fc
  .tuple(stem, fc.constantFrom('ck', 'lt', 'mp', 'nd', 'rk', 'sh', 'st', 'tch', 'x', 'ss', 'll'))
  .map((all) => all.join(''));
const silentE = doubling.map((word) => `${word}e`);
const inY = doubling.map((word) => `${word}y`);
const anyWord = fc.oneof(doubling, clustered, silentE, inY);

const isDoubling = (word: string): boolean => /[aeiou][bdgmnpt]$/.test(word);

/** With -ed, -er or -est, as one learns it at school. */
function withVowel(word: string, ending: 'ed' | 'er' | 'est'): string {
  if (word.endsWith('e')) return word + ending.slice(1);
  if (word.endsWith('y')) return `${word.slice(0, -1)}i${ending}`;
  return isDoubling(word) ? word + word.slice(-1) + ending : word + ending;
}

function withIng(word: string): string {
  if (word.endsWith('e')) return `${word.slice(0, -1)}ing`;
  return isDoubling(word) ? `${word}${word.slice(-1)}ing` : `${word}ing`;
}

function withS(word: string): string {
  if (word.endsWith('y')) return `${word.slice(0, -1)}ies`;
  return /(?:[sx]|[cs]h)$/.test(word) ? `${word}es` : `${word}s`;
}

describe('a form made by rule leads back to its word', () => {
  const cases: readonly (readonly [form: Form, make: (word: string) => string])[] = [
    ['plural', withS],
    ['present', withS],
    ['past', (word) => withVowel(word, 'ed')],
    ['ing', withIng],
    ['comparative', (word) => withVowel(word, 'er')],
    ['superlative', (word) => withVowel(word, 'est')],
    ['adverb', (word) => (word.endsWith('y') ? `${word.slice(0, -1)}ily` : `${word}ly`)],
    ['quality', (word) => (word.endsWith('y') ? `${word.slice(0, -1)}iness` : `${word}ness`)],
  ];
  test.each(cases)('%s', (form, make) => {
    fc.assert(
      fc.property(anyWord, (word) => {
        expect(candidatesFor(make(word))).toContainEqual({ lemma: word, form });
      }),
    );
  });
});

describe('candidates', () => {
  test('those of one form stand in the order of likelihood', () => {
    const lemmas = (word: string): readonly string[] => candidatesFor(word).map(({ lemma }) => lemma);
    expect(lemmas('hoping').indexOf('hope')).toBeLessThan(lemmas('hoping').indexOf('hop'));
    expect(lemmas('singing').indexOf('sing')).toBeLessThan(lemmas('singing').indexOf('singe'));
    expect(lemmas('dying').indexOf('die')).toBeLessThan(lemmas('dying').indexOf('dye'));
    expect(lemmas('leaves').indexOf('leaf')).toBeLessThan(lemmas('leaves').indexOf('leave'));
  });

  test('no word has ever been asked for itself, nor for nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{0,8}(s|es|ed|ing|er|est|ly|ness|men|ves|i|a)?$/), (word) => {
        for (const { lemma } of candidatesFor(word)) expect(lemma).toMatch(/^[a-z]{2,}$/);
      }),
    );
  });
});
