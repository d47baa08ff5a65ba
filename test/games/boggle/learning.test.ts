import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARRIED, initialCarried, mergeCarried } from '#games/boggle/carry.ts';
import type { Find, RoundWords } from '#games/boggle/finds.ts';
import { WORDS_KEPT, keepSome, learn, lessonsOf } from '#games/boggle/learning.ts';
import { CLASSIC_DUEL } from '#games/boggle/rules.ts';
import { createVocabulary } from '#shared/dictionary/vocabulary.ts';
import { randomFrom } from '#shared/random/random.ts';
import * as v from 'valibot';

/** Different words, as many as asked for. */
function numbered(count: number): readonly string[] {
  return Array.from(
    { length: count },
    (_, i) => `w${i.toString(26).replace(/\d/g, (d) => 'qrstuvwxyz'[Number(d)] ?? '')}`,
  );
}

const words = createVocabulary(numbered(4_000));
const quiet = { sheets: ['', ''], rulings: [], possible: [] };

function find(word: string, path: readonly number[] | null = null): Find {
  return { word, path };
}

describe('learning', () => {
  it.each([1, 2, 3, 5, 7, 9])('happens to about %i words in ten at that difficulty', (difficulty) => {
    const learned = learn([], words, difficulty, randomFrom(difficulty)).length;
    const p = difficulty / 10;
    const deviation = Math.sqrt(words.length * p * (1 - p));
    expect(Math.abs(learned - words.length * p)).toBeLessThan(4 * deviation);
  });

  it('happens to every word alike', () => {
    // Chi-square of 50 words learned at 1 in 2 in 400 trials: 99.9 % of samples stay below 86.7 (50 degrees).
    const few = words.slice(0, 50);
    const counts = new Map(few.map((word) => [word, 0]));
    const random = randomFrom(5);
    for (let trial = 0; trial < 400; trial++) {
      for (const word of learn([], few, 5, random)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - 200) ** 2 / 100, 0);
    expect(chiSquare).toBeLessThan(86.7);
    expect(chiSquare).toBeGreaterThan(23.5);
  });

  it('happens to all words at difficulty 10', () => {
    expect(learn([], words, 10, randomFrom(1))).toEqual(words);
  });

  it('forgets nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...words)),
        fc.integer({ min: 1, max: 10 }),
        fc.nat(),
        (typed, d, seed) => {
          const known = words.slice(0, 500);
          const after = learn(known, typed, d, randomFrom(seed));
          expect(known.every((word) => after.includes(word))).toBe(true);
          expect(after).toEqual(createVocabulary(after));
        },
      ),
    );
  });

  it('never happens to a rejected word, nor to the learner’s own', () => {
    const round = {
      ...quiet,
      finds: [[find('good'), find('slip')], [find('known')]],
      rejected: [['slip'], []],
    };
    expect(lessonsOf(CLASSIC_DUEL, round, [true, false])).toEqual(['good']);
  });

  it('asks a word of two players once, and takes it if one of them stands by it', () => {
    const round = { ...quiet, finds: [[find('both')], [find('both')]], rejected: [['both'], []] };
    expect(lessonsOf(CLASSIC_DUEL, round, [true, true])).toEqual(['both']);
    expect(lessonsOf(CLASSIC_DUEL, { ...round, rejected: [[], []] }, [true, true])).toEqual(['both']);
    expect(lessonsOf(CLASSIC_DUEL, { ...round, rejected: [['both'], ['both']] }, [true, true])).toEqual([]);
  });
});

describe('what another judge leaves to learn', () => {
  const round: RoundWords = {
    ...quiet,
    finds: [[find('tea', [0]), find('teq', [1]), find('far', null)]],
    rejected: [[]],
    possible: [{ word: 'tea', points: 1, level: 10, rude: false }],
  };

  it('are the words that count, where the lexicon judges', () => {
    expect(lessonsOf({ ...CLASSIC_DUEL, judge: 'lexicon' }, round, [true])).toEqual(['tea']);
  });

  it('is no word that fell when it was challenged', () => {
    const rulings = [{ word: 'teq', by: 1, stands: false }];
    const lessons = lessonsOf({ ...CLASSIC_DUEL, judge: 'challenge' }, { ...round, rulings }, [true]);
    expect(lessons).toEqual(['tea', 'far']);
  });
});

describe('what is kept', () => {
  it('is min(300, all) of the words, none twice and none new', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900 }), fc.nat(), (size, seed) => {
        const known = words.slice(0, size);
        const kept = keepSome(known, randomFrom(seed));
        expect(kept).toHaveLength(Math.min(WORDS_KEPT, size));
        expect(new Set(kept).size).toBe(kept.length);
        expect(kept.every((word) => known.includes(word))).toBe(true);
        expect(v.is(CARRIED, { vocabulary: kept })).toBe(true);
      }),
    );
  });

  it('begins with the starter words', () => {
    expect(v.is(CARRIED, initialCarried())).toBe(true);
  });

  it('is refused when it is not a vocabulary', () => {
    for (const foreign of [
      null,
      {},
      { vocabulary: ['Upper'] },
      { vocabulary: ['b', 'a'] },
      { vocabulary: [1] },
    ]) {
      expect(v.is(CARRIED, foreign)).toBe(false);
    }
  });

  it('of two matches at once loses no word that either learned', () => {
    const some = fc.array(fc.constantFrom(...words.slice(0, 60))).map(createVocabulary);
    fc.assert(
      fc.property(some, some, some, (base, theirs, ours) => {
        const merged = mergeCarried(
          { vocabulary: base },
          { vocabulary: theirs },
          { vocabulary: ours },
        ).vocabulary;
        const expected = [...ours, ...theirs.filter((word) => !base.includes(word))];
        expect(merged).toEqual(createVocabulary(expected));
      }),
    );
  });
});
