import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  VocabularySchema,
  addWords,
  createVocabulary,
  formatVocabulary,
  hasWord,
  isLearnable,
  mergeVocabularies,
  parseVocabulary,
  sampleVocabulary,
} from '#shared/dictionary/vocabulary.ts';
import { randomFrom } from '#shared/random/random.ts';

const vocabularies = fc.array(fc.stringMatching(/^[a-e]{1,3}$/)).map(createVocabulary);

describe('what can be learned', () => {
  it('is up to 16 letters a–z', () => {
    expect(['a', 'a'.repeat(16)].every(isLearnable)).toBe(true);
    expect(['', 'a'.repeat(17), "don't", 'été', 'A', 'a b', 'a\n'].some(isLearnable)).toBe(false);
  });
});

describe('a vocabulary', () => {
  it('is sorted, in lower case, each word once', () => {
    expect(createVocabulary(['Tea', 'ant', 'tea', 'x1', ''])).toEqual(['ant', 'tea']);
    expect(addWords(['ant', 'tea'], ['BEE', 'ant', '!'])).toEqual(['ant', 'bee', 'tea']);
  });

  it('has exactly its words', () => {
    fc.assert(
      fc.property(vocabularies, fc.stringMatching(/^[a-e]{1,3}$/), (words, word) => {
        expect(hasWord(words, word)).toBe(words.includes(word));
        expect(words.every((own) => hasWord(words, own.toUpperCase()))).toBe(true);
      }),
    );
  });

  it('survives storage, and foreign data is checked', () => {
    fc.assert(
      fc.property(vocabularies, (words) => {
        expect(v.parse(VocabularySchema, JSON.parse(JSON.stringify(words)))).toEqual(words);
      }),
    );
    for (const wrong of [['b', 'a'], ['a', 'a'], ['A'], ['x'.repeat(17)], [1], 'a', null]) {
      expect(v.safeParse(VocabularySchema, wrong).success).toBe(false);
    }
  });

  it('can be written as text and read back', () => {
    fc.assert(
      fc.property(vocabularies, (words) => {
        fc.pre(words.length > 0);
        expect(parseVocabulary(formatVocabulary(words))).toEqual({ ok: true, words });
      }),
    );
    expect(parseVocabulary("a\ndon't")).toEqual({
      ok: false,
      code: 'words/not-allowed',
      message: "Line 2: “don't” cannot be learned: a word has at most 16 letters, a to z.",
    });
  });
});

describe('a sample', () => {
  it('is a vocabulary of that many of its words', () => {
    fc.assert(
      fc.property(vocabularies, fc.nat(400), fc.nat(0xffffffff), (words, n, seed) => {
        const sample = sampleVocabulary(randomFrom(seed), words, n);
        expect(sample).toHaveLength(Math.min(n, words.length));
        expect(createVocabulary(sample)).toEqual(sample);
        expect(sample.every((word) => hasWord(words, word))).toBe(true);
      }),
    );
  });
});

describe('merging two vocabularies that began alike', () => {
  it('loses no word that either learned, and keeps ours', () => {
    fc.assert(
      fc.property(vocabularies, vocabularies, vocabularies, (base, theirs, ours) => {
        const merged = mergeVocabularies(base, theirs, ours);
        expect(createVocabulary(merged)).toEqual(merged);
        expect(ours.every((word) => hasWord(merged, word))).toBe(true);
        expect(theirs.every((word) => hasWord(base, word) || hasWord(merged, word))).toBe(true);
        expect(merged.every((word) => hasWord(ours, word) || hasWord(theirs, word))).toBe(true);
      }),
    );
  });

  it('does not bring back what was left out of ours', () => {
    expect(mergeVocabularies(['a', 'b'], ['a', 'b', 'c'], ['a', 'd'])).toEqual(['a', 'c', 'd']);
  });
});
