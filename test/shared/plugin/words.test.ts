import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formsOf, spell, type PluralPhrase } from '#shared/plugin/words.ts';

const WORDS: PluralPhrase = {
  by: 'count',
  one: '{count} słowo',
  few: '{count} słowa',
  many: '{count} słów',
  other: '{count} słowa',
};

describe('in Polish', () => {
  test.each([
    [0, '0 słów'],
    [1, '1 słowo'],
    [2, '2 słowa'],
    [4, '4 słowa'],
    [5, '5 słów'],
    [12, '12 słów'],
    [21, '21 słów'],
    [22, '22 słowa'],
    [1.5, '1,5 słowa'],
  ])('%d makes %s', (count, said) => {
    expect(spell('pl', WORDS, { count })).toBe(said);
  });

  test('a form that is left out falls back to the general one', () => {
    expect(spell('pl', { by: 'count', one: 'jedno', other: 'inne' }, { count: 5 })).toBe('inne');
  });
});

test('numbers are written as the language writes them', () => {
  expect(spell('en', 'best {score}', { score: 12345 })).toBe('best 12,345');
  expect(spell('de', '{score} Punkte', { score: 12345 })).toBe('12.345 Punkte');
});

test('a hole that nobody fills stays in sight, and what is filled in is not read again', () => {
  expect(spell('en', '{a} and {b}', { a: '{b}' })).toBe('{b} and {b}');
});

test('a word written from right to left leaves the sentence around it in order', () => {
  expect(spell('en', '{name} leads', { name: 'רות' })).toBe('\u2068רות\u2069 leads');
  expect(spell('en', '{name} leads', { name: 'Ruth' })).toBe('Ruth leads');
});

test('a plural without its number is the general form', () => {
  expect(spell('en', { by: 'count', one: 'one', other: 'some' }, { count: 'many' })).toBe('some');
  expect(spell('en', { by: 'count', one: 'one', other: 'some' })).toBe('some');
});

test('whatever the number, one of the phrase’s own forms is said', () => {
  fc.assert(
    fc.property(fc.constantFrom('en', 'pl', 'ar', 'ja', 'cy'), fc.nat(10_000), (tag, count) => {
      const said = formsOf(WORDS).map((form) => spell(tag, form, { count }));
      expect(said).toContain(spell(tag, WORDS, { count }));
    }),
  );
});
