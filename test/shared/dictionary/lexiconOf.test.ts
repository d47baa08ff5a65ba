import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accepts } from '#shared/dictionary/automaton.ts';
import { lexiconOf } from '#shared/dictionary/lexiconOf.ts';

const NAME = { resource: { name: 'own:Mine', hash: '0123456789abcdef' }, title: 'Mine' };

describe('a lexicon of a list', () => {
  it('has exactly its words, in alphabetical order, and can be searched for them', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[a-dqu]{1,5}$/)), fc.string(), (words, other) => {
        const lexicon = lexiconOf(words, NAME);
        expect([...lexicon.words()]).toEqual(words.toSorted());
        expect(lexicon.size).toBe(words.length);
        expect(lexicon.longest).toBe(Math.max(0, ...words.map((word) => word.length)));
        expect(words.every((word) => lexicon.has(word) && accepts(lexicon.automaton, word))).toBe(true);
        expect(lexicon.has(other)).toBe(words.includes(other));
      }),
    );
  });

  it('is called what it was given', () => {
    expect(lexiconOf(['word'], NAME)).toMatchObject(NAME);
  });

  it('borrows levels and what is not shown unasked; a word that nobody has graded has no level', () => {
    const levels = {
      level: (word: string) => (word === 'tile' ? 35 : null),
      isRude: (word: string) => word === 'fart',
    } as const;
    const lexicon = lexiconOf(['tile', 'fart', 'qwyx'], { ...NAME, levels });
    expect(['tile', 'fart', 'qwyx', 'other'].map(lexicon.level)).toEqual([35, null, null, null]);
    expect(['tile', 'fart', 'qwyx', 'other'].map(lexicon.isRude)).toEqual([false, true, false, false]);
  });

  it('has no levels of its own', () => {
    const lexicon = lexiconOf(['tile'], NAME);
    expect(lexicon.level('tile')).toBeNull();
    expect(lexicon.isRude('tile')).toBe(false);
  });
});
