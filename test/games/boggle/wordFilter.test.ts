import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFiltering, lengthsOf, matcherOf, NO_FILTER } from '#games/boggle/wordFilter.ts';

function fitting(pattern: string, words: readonly string[]): readonly string[] {
  return words.filter(matcherOf({ pattern, length: null }));
}

const words = ['in', 'ing', 'king', 'kings', 'ringing', 'bazaar', 'aardvark'];

describe('a filter of words', () => {
  it.each([
    ['ki', ['king', 'kings']],
    [' KI ', ['king', 'kings']],
    ['?ing', ['king']],
    ['.ing', ['king']],
    ['*ing', ['ing', 'king', 'ringing']],
    ['*aa*', ['bazaar', 'aardvark']],
    ['*ing*', ['ing', 'king', 'kings', 'ringing']],
    ['**', words],
    ['', words],
    ['q', []],
  ])('“%s” shows %j', (pattern, shown) => {
    expect(fitting(pattern, words)).toEqual(shown);
  });

  it('keeps one length as well', () => {
    expect(words.filter(matcherOf({ pattern: '*ing', length: 4 }))).toEqual(['king']);
    expect(lengthsOf(words)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  it('leaves none out when nothing is asked', () => {
    expect(isFiltering(NO_FILTER)).toBe(false);
    expect(isFiltering({ pattern: '  ', length: null })).toBe(false);
    expect(isFiltering({ pattern: 'a', length: null })).toBe(true);
  });

  it('agrees with a regular expression on any pattern of letters and signs', () => {
    const letters = fc.constantFrom('a', 'b');
    const pattern = fc
      .array(fc.constantFrom('a', 'b', '?', '*'), { maxLength: 6 })
      .map((parts) => `${parts.join('')}*`);
    fc.assert(
      fc.property(pattern, fc.array(letters, { maxLength: 8 }), (signs, word) => {
        const source = signs.replaceAll('?', '.').replaceAll('*', '.*');
        const text = word.join('');
        expect(matcherOf({ pattern: signs, length: null })(text)).toBe(new RegExp(`^${source}$`).test(text));
      }),
    );
  });

  it('takes no time over many stars', () => {
    const long = 'a'.repeat(60);
    expect(matcherOf({ pattern: `${'*a'.repeat(20)}*b`, length: null })(long)).toBe(false);
  });
});
