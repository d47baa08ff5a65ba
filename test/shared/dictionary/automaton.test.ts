import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENDS_WORD, LEADS_ON, ROW, accepts, buildAutomaton } from '#shared/dictionary/automaton.ts';
import type { Automaton } from '#shared/dictionary/automaton.ts';
import { QU_SYMBOL } from '#shared/dictionary/letters.ts';

const words = fc.array(fc.stringMatching(/^[aqux]{1,6}$/), { maxLength: 30 });

/** Every word that can be read by the 26 letters, or, `withQu`, by the Qu symbol too: as its symbols. */
function readings({ states, next }: Automaton, withQu: boolean): string[] {
  const all: string[] = [];
  const walk = (state: number, prefix: string): void => {
    for (let symbol = 0; symbol <= (withQu ? QU_SYMBOL : 25); symbol++) {
      const longer = prefix + (symbol === QU_SYMBOL ? 'Q' : String.fromCharCode(97 + symbol));
      if (((states[state + ENDS_WORD] ?? 0) >>> symbol) & 1) all.push(longer);
      if (((states[state + LEADS_ON] ?? 0) >>> symbol) & 1)
        walk(next[(states[state + ROW] ?? 0) + symbol] ?? 0, longer);
    }
  };
  walk(0, '');
  return all;
}

/** Every way to write some of a word's qu as Q. */
function writings(word: string): string[] {
  const at = word.indexOf('qu');
  if (at < 0) return [word];
  const head = word.slice(0, at);
  return writings(word.slice(at + 2)).flatMap((rest) => [`${head}qu${rest}`, `${head}Q${rest}`]);
}

describe('an automaton', () => {
  it('reads exactly its words', () => {
    fc.assert(
      fc.property(words, (list) => {
        expect(readings(buildAutomaton(list), false).sort()).toEqual([...new Set(list)].sort());
      }),
    );
  });

  it('reads q and u together by one symbol, each in every way', () => {
    fc.assert(
      fc.property(words, (list) => {
        const expected = [...new Set(list)].flatMap(writings).sort();
        expect(readings(buildAutomaton(list), true).sort()).toEqual(expected);
      }),
    );
  });

  it('accepts exactly its words', () => {
    fc.assert(
      fc.property(words, fc.string({ maxLength: 4 }), (list, other) => {
        const automaton = buildAutomaton(list);
        expect(list.every((word) => accepts(automaton, word))).toBe(true);
        expect(accepts(automaton, other)).toBe(list.includes(other));
      }),
    );
    expect(accepts(buildAutomaton(['cat']), 'ca')).toBe(false);
    expect(accepts(buildAutomaton(['cat']), 'cats')).toBe(false);
  });

  it('leaves out what is not of the letters a–z, and may be empty', () => {
    expect(readings(buildAutomaton(["don't", 'été', 'Tea', '', 'a b', 'tea']), true)).toEqual(['tea']);
    expect(readings(buildAutomaton([]), true)).toEqual([]);
  });

  it('keeps common endings once', () => {
    const endings = ['', 's', 'ed', 'ing'];
    const regular = ['walk', 'talk', 'jump', 'help'].flatMap((stem) =>
      endings.map((ending) => stem + ending),
    );
    // The root; after w or t 3 states, after j 3, after h 2 more; one for the endings, and 3 within -ed and -ing.
    expect(buildAutomaton(regular).states.length / 3).toBe(1 + 3 + 3 + 2 + 1 + 3);
  });
});
