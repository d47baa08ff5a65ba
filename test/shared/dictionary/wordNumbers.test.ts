import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildDawg } from '#shared/dictionary/dawg.ts';
import {
  firstCounts,
  isWordOf,
  numberOfWord,
  stateAfter,
  wordCounts,
  wordsAfter,
} from '#shared/dictionary/wordNumbers.ts';

const words = fc.uniqueArray(fc.stringMatching(/^[a-dz]{1,6}$/), { maxLength: 60 });

describe('the words of an automaton', () => {
  it('are numbered in alphabetical order', () => {
    fc.assert(
      fc.property(words, (list) => {
        const dawg = buildDawg(list);
        const countOf = wordCounts(dawg);
        expect(countOf(0)).toBe(list.length);
        expect(list.toSorted().map((word) => numberOfWord(dawg, countOf, word))).toEqual([...list.keys()]);
      }),
    );
  });

  it('are numbered alike however many counts are known before', () => {
    fc.assert(
      fc.property(words, fc.nat(80), (list, many) => {
        const dawg = buildDawg(list);
        const countOf = wordCounts(dawg, firstCounts(dawg, many));
        expect(list.toSorted().map((word) => numberOfWord(dawg, countOf, word))).toEqual([...list.keys()]);
      }),
    );
  });

  it('have numbers, others have none', () => {
    fc.assert(
      fc.property(words, fc.string({ maxLength: 4 }), (list, other) => {
        const dawg = buildDawg(list);
        expect(isWordOf(dawg, other)).toBe(list.includes(other));
        expect(numberOfWord(dawg, wordCounts(dawg), other) >= 0).toBe(list.includes(other));
      }),
    );
  });

  it('that begin with some letters are found from there, in order', () => {
    fc.assert(
      fc.property(words, fc.stringMatching(/^[a-dz]{0,3}$/), (list, prefix) => {
        const expected = list.filter((word) => word.startsWith(prefix)).sort();
        expect([...wordsAfter(buildDawg(list), prefix)]).toEqual(expected);
      }),
    );
  });

  it('go on after some letters exactly where a longer one begins with them', () => {
    fc.assert(
      fc.property(words, fc.stringMatching(/^[a-dz]{1,3}$/), (list, prefix) => {
        const longer = list.some((word) => word.startsWith(prefix) && word !== prefix);
        expect(stateAfter(buildDawg(list), prefix) >= 0).toBe(longer);
      }),
    );
  });
});
