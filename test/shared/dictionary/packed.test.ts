import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut } from '#shared/dictionary/automaton.ts';
import { partsOf } from '#shared/dictionary/lexiconOf.ts';
import { LEVELS } from '#shared/dictionary/marks.ts';
import { packLexicon, readPacked } from '#shared/dictionary/packed.ts';

const DAMAGED = 'The word list is damaged or was cut off on its way.';
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

  it('brings where the rows of its automaton stand, just as they would be found', () => {
    fc.assert(
      fc.property(graded, (list) => {
        expect(readPacked(packed(list)).automaton).toEqual(layOut(partsOf(list.keys(), NAME).dawg));
      }),
    );
  });

  it('knows its longest word', () => {
    fc.assert(
      fc.property(graded, (list) => {
        expect(readPacked(packed(list)).longest).toBe(
          Math.max(0, ...[...list.keys()].map((word) => word.length)),
        );
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
        expect(() => readPacked(cut)).toThrow(DAMAGED);
      }),
    );
    const page = new TextEncoder().encode('<!doctype html><title>Not found</title>');
    expect(() => readPacked(page)).toThrow(DAMAGED);
  });

  it('of which a single bit is wrong is refused in one sentence', () => {
    fc.assert(
      fc.property(graded, fc.nat(), fc.nat(7), (list, n, bit) => {
        const bytes = packed(list);
        const at = n % bytes.length;
        const wrong = (bytes[at] ?? 0) ^ (1 << bit);
        bytes[at] = wrong;
        const isOtherVersion = at === 3 && /\d/.test(String.fromCharCode(wrong));
        expect(() => readPacked(bytes)).toThrow(isOtherVersion ? 'of another version' : DAMAGED);
      }),
    );
  });

  it('of another version says so', () => {
    const bytes = packed(new Map([['tile', { level: 35, rude: false }]]));
    bytes.set(new TextEncoder().encode('QLX1'));
    expect(() => readPacked(bytes)).toThrow(
      'The word list is of another version of Quoin: load the page anew.',
    );
  });
});
