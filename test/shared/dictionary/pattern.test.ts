import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lexiconOf } from '#shared/dictionary/lexiconOf.ts';
import { MAX_PATTERN_LENGTH, wordsLike, wordsWithPrefix } from '#shared/dictionary/pattern.ts';

function lexicon(words: readonly string[]): ReturnType<typeof lexiconOf> {
  return lexiconOf(words, { resource: { name: 'test', hash: '0' }, title: 'Test' });
}

const some = lexicon(['cat', 'coat', 'cot', 'cut', 'ct', 'queue', 'quoin', 'seating', 'sing', 'tile']);

function like(pattern: string): unknown {
  const found = wordsLike(some, pattern);
  return found.ok ? [...found.value] : found.message;
}

describe('words by pattern', () => {
  it('take one letter for a question mark or a full stop', () => {
    expect(like('c?t')).toEqual(['cat', 'cot', 'cut']);
    expect(like('c.t')).toEqual(['cat', 'cot', 'cut']);
  });

  it('take any run of letters for a star, none too', () => {
    expect(like('c*t')).toEqual(['cat', 'coat', 'cot', 'ct', 'cut']);
    expect(like('*ing')).toEqual(['seating', 'sing']);
    expect(like('*i*')).toEqual(['quoin', 'seating', 'sing', 'tile']);
    expect(like('**')).toEqual([...some.words()]);
  });

  it('take one of the letters in brackets, or one of the others', () => {
    expect(like('c[ao]t')).toEqual(['cat', 'cot']);
    expect(like('c[^ao]t')).toEqual(['cut']);
  });

  it('take letters as they are, in any case', () => {
    expect(like(' QUOIN ')).toEqual(['quoin']);
    expect(like('quo')).toEqual([]);
  });

  it('say in one sentence what is wrong with a pattern', () => {
    expect(like('  ')).toBe('Write a pattern, such as c?t or *ing.');
    expect(like('c[ao')).toBe('A bracket holds letters and is closed, such as [aeiou] or [^s].');
    expect(like('c[]t')).toBe('A bracket holds letters and is closed, such as [aeiou] or [^s].');
    expect(like('c+t')).toMatch(/^“\+” has no meaning in a pattern/);
    expect(like('c😀')).toMatch(/^“😀” has no meaning/);
    expect(like('a'.repeat(MAX_PATTERN_LENGTH + 1))).toMatch(/at most 64/);
  });

  it('are those that a regular expression finds, each once and in order', () => {
    const sign = fc.constantFrom('a', 'b', 'c', '?', '*', '[ab]', '[^a]');
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[abc]{1,6}$/), { maxLength: 80 }),
        fc.array(sign, { minLength: 1, maxLength: 6 }),
        (words, signs) => {
          const pattern = signs.join('');
          const expression = new RegExp(`^${pattern.replaceAll('?', '.').replaceAll('*', '.*')}$`);
          const found = wordsLike(lexicon(words), pattern);
          expect(found.ok && [...found.value]).toEqual(words.filter((word) => expression.test(word)).sort());
        },
      ),
    );
  });

  it('end soon on a pattern of many runs', () => {
    const found = wordsLike(lexicon(['a'.repeat(60)]), `${'*a'.repeat(31)}b`);
    expect(found.ok && [...found.value]).toEqual([]);
  });
});

it('words that begin with some letters', () => {
  expect([...wordsWithPrefix(some, 'qu')]).toEqual(['queue', 'quoin']);
  expect([...wordsWithPrefix(some, '')]).toEqual([...some.words()]);
  expect([...wordsWithPrefix(some, 'x')]).toEqual([]);
});
