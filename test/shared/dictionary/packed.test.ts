import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '#shared/dictionary/createLexicon.ts';
import { partsOf } from '#shared/dictionary/lexiconOf.ts';
import { packLexicon, readPacked } from '#shared/dictionary/packed.ts';

const NAME = { resource: { name: 'english', hash: '0123456789abcdef' }, title: 'English' };

const graded = fc
  .uniqueArray(fc.tuple(fc.stringMatching(/^[a-eqz]{1,7}$/), fc.constantFrom(...LEVELS), fc.boolean()), {
    selector: ([word]) => word,
    maxLength: 80,
  })
  .map((list) => new Map(list.map(([word, level, rude]) => [word, { level, rude }])));

type Graded = ReturnType<typeof graded.generate>['value'];

function packed(list: Graded): Uint8Array {
  const levels = {
    level: (word: string) => list.get(word)?.level ?? null,
    isRude: (word: string) => list.get(word)?.rude ?? false,
  };
  return packLexicon(partsOf(list.keys(), { ...NAME, levels }));
}

describe('a packed lexicon', () => {
  it('reads back to the same states, words, levels and marks', () => {
    fc.assert(
      fc.property(graded, (list) => {
        const lexicon = readPacked(packed(list));
        expect([...lexicon.words()]).toEqual([...list.keys()].sort());
        expect(lexicon.dawg).toEqual(partsOf(list.keys(), NAME).dawg);
        for (const [word, { level, rude }] of list) {
          expect([lexicon.has(word), lexicon.level(word), lexicon.isRude(word)]).toEqual([true, level, rude]);
        }
      }),
    );
  });

  it('knows its name', () => {
    expect(readPacked(packed(new Map()))).toMatchObject({ ...NAME, size: 0, longest: 0 });
  });

  it('can be read where it stands in a larger buffer', () => {
    const bytes = packed(new Map([['tile', { level: 35, rude: false }]]));
    const larger = new Uint8Array(bytes.length + 7);
    larger.set(bytes, 3);
    expect([...readPacked(larger.subarray(3, 3 + bytes.length)).words()]).toEqual(['tile']);
  });

  it('that was cut off or is something else is told in one sentence, never half read', () => {
    fc.assert(
      fc.property(graded, fc.nat(), (list, n) => {
        const bytes = packed(list);
        const cut = bytes.subarray(0, n % bytes.length);
        expect(() => readPacked(cut)).toThrow('The word list is damaged or was cut off on its way.');
      }),
    );
    const page = new TextEncoder().encode('<!doctype html><title>Not found</title>');
    expect(() => readPacked(page)).toThrow('The word list is damaged or was cut off on its way.');
  });
});
