import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAIR_BITS, PAIR_SIZE, packStates } from '#games/boggle/packedStates.ts';
import type { PackedStates } from '#games/boggle/packedStates.ts';
import { buildAutomaton } from '#shared/dictionary/automaton.ts';

/** The words that can be read by the letters a–z. */
function readings({ edges, pairs, root }: PackedStates): string[] {
  const all: string[] = [];
  const walk = (edge: number, prefix: string): void => {
    const pair = PAIR_SIZE * (edge & ((1 << PAIR_BITS) - 1));
    for (let letter = 0; letter < 26; letter++) {
      const longer = prefix + String.fromCharCode(97 + letter);
      if ((((pairs[pair + 1] ?? 0) >>> letter) & 1) !== 0) all.push(longer);
      if ((((pairs[pair] ?? 0) >>> letter) & 1) !== 0) {
        walk(edges[(edge >>> PAIR_BITS) + letter] ?? 0, longer);
      }
    }
  };
  walk(root, '');
  return all;
}

describe('packed states', () => {
  it('read exactly the words of the automaton', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[aquz]{1,6}$/), { maxLength: 30 }), (words) => {
        const packed = packStates(buildAutomaton(words));
        expect(packed === null ? null : readings(packed).sort()).toEqual([...new Set(words)].sort());
      }),
    );
  });

  it('keep masks that states have in common once', () => {
    // Five states: the root, after x and after y (an a leads on from either), after xa and after ya.
    const automaton = buildAutomaton(['xab', 'yac']);
    expect(automaton.states).toHaveLength(5 * 3);
    const packed = packStates(automaton);
    expect(packed?.pairs).toHaveLength(4 * PAIR_SIZE);
  });

  it('are not made of an automaton that is too large for them', () => {
    const next = new Int32Array((1 << (32 - PAIR_BITS)) + 1);
    expect(packStates({ states: new Int32Array(3), next })).toBeNull();
    const manyMasks = Int32Array.from({ length: 3 * 20_000 }, (_, i) => (i % 3 === 2 ? 0 : i));
    const toEach = Int32Array.from({ length: 20_000 }, (_, i) => 3 * i);
    expect(packStates({ states: manyMasks, next: toEach })).toBeNull();
  });
});
