import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOfWords } from '#shared/dictionary/wordHash.ts';

describe('the hash of a word list', () => {
  it('is the same for the same words, however they are ordered and repeated', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (words) => {
        expect(hashOfWords([...words, ...words].toReversed())).toBe(hashOfWords(words));
      }),
    );
  });

  it('differs for words that differ, if only in where one ends', () => {
    const lists = [[], [''], ['ab', 'c'], ['a', 'bc'], ['abc'], ['abd'], ['ab', 'c', 'd']];
    expect(new Set(lists.map(hashOfWords)).size).toBe(lists.length);
  });

  it('tells 20,000 lists of one word apart, by each half of it too', () => {
    const hashes = Array.from({ length: 20_000 }, (_, i) => hashOfWords([`word${i}`]));
    expect(new Set(hashes).size).toBe(hashes.length);
    // Of 20,000 random halves of 32 bits hardly any two are equal.
    for (const half of [0, 8]) {
      expect(new Set(hashes.map((hash) => hash.slice(half, half + 8))).size).toBeGreaterThan(19_995);
    }
  });

  it('stays what records have it as', () => {
    expect(hashOfWords(['quoin', 'tile', 'word'])).toBe('2883eb932dc1b75e');
  });
});
