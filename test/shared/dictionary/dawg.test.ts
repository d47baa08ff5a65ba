import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildDawg } from '#shared/dictionary/dawg.ts';
import type { Dawg } from '#shared/dictionary/dawg.ts';

const words = fc.array(fc.stringMatching(/^[a-dxz]{1,6}$/), { maxLength: 60 });

/** The words that a state leads to. */
function wordsFrom(dawg: Dawg, state = 0): readonly string[] {
  const all: string[] = [];
  let target = dawg.firstTarget[state] ?? 0;
  for (let letter = 0; letter < 26; letter++) {
    const spelt = String.fromCharCode(97 + letter);
    if (((dawg.endsWord[state] ?? 0) >>> letter) & 1) all.push(spelt);
    if (((dawg.leadsOn[state] ?? 0) >>> letter) & 1) {
      all.push(...wordsFrom(dawg, dawg.targets[target++]).map((rest) => spelt + rest));
    }
  }
  return all;
}

describe('the automaton of a word list', () => {
  it('reads exactly its words, in alphabetical order, whatever order they came in', () => {
    fc.assert(
      fc.property(words, (list) => {
        expect(wordsFrom(buildDawg(list))).toEqual([...new Set(list)].sort());
      }),
    );
  });

  it('has no two states with the same continuations, and none without any', () => {
    fc.assert(
      fc.property(words, (list) => {
        const dawg = buildDawg(list);
        const continuations = [...dawg.leadsOn].map((_, state) => wordsFrom(dawg, state).join(' '));
        expect(new Set(continuations).size).toBe(continuations.length);
        if (list.length > 0) expect(continuations).not.toContain('');
      }),
    );
  });

  it('numbers its states in the order in which they are met breadth first', () => {
    fc.assert(
      fc.property(words, (list) => {
        const { leadsOn, targets } = buildDawg(list);
        const met = [...new Set([0, ...targets])];
        expect(met).toEqual([...leadsOn.keys()]);
      }),
    );
  });

  it('shares the ends of words', () => {
    const { leadsOn } = buildDawg(['walking', 'talking', 'walked', 'talked']);
    expect(leadsOn.length).toBe(8); // root, w|t, a, l, k, then i, in, e: a trie would have 15
  });

  it('leaves out what is not of letters a–z, and is one state without any word', () => {
    expect(buildDawg(['', 'Ab', 'é', "don't"])).toEqual(buildDawg([]));
    expect(buildDawg([]).leadsOn).toEqual(Int32Array.of(0));
  });
});
