import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName, distinctNames, NAME_LENGTH, nameKey } from '#shared/match/names.ts';

/** Text that is out to mislead: few letters, so that names meet, and much that is not seen. */
const wild = fc
  .array(
    fc.oneof(
      fc.constantFrom('A', 'n', 'ä', 'a\u0308', ' ', '2', '(2)', '👩', '👩‍🚀', '🏳️', 'ع', 'ל', '\u094D', 'क'),
      fc.constantFrom(
        '\u202E',
        '\u2066',
        '\u200B',
        '\u200D',
        '\u200C',
        '\uFE0F',
        '\uFEFF',
        '\0',
        '\n',
        '\u3164',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

describe('a name', () => {
  test.each([
    ['Ann\u202Eevil', 'Annevil'],
    ['\u2067Ann\u2069', 'Ann'],
    ['A\u200Bn\u200Dn\uFEFF', 'Ann'],
    ['  Ann \t\n  Lee ', 'Ann Lee'],
    ['Ann\u0000\u001B[31m', 'Ann[31m'],
    ['\u3164\u2800\u200F', ''],
    ['👩‍🚀 ❤️', '👩‍🚀 ❤️'],
    ['علی\u200Cرضا', 'علی\u200Cرضا'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(cleanName(typed)).toBe(shown);
  });

  test('is cut between characters, never within one', () => {
    expect(cleanName(`${'a'.repeat(NAME_LENGTH - 1)}😀`)).toBe('a'.repeat(NAME_LENGTH - 1));
  });

  test('is short, whole and clean whatever was typed, and cleaning changes nothing more', () => {
    fc.assert(
      fc.property(wild, (typed) => {
        const name = cleanName(typed);
        expect(name.length).toBeLessThanOrEqual(NAME_LENGTH);
        expect(name).toBe(name.trim());
        expect(name).not.toMatch(/\p{Cs}/u);
        expect(name).not.toMatch(/[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/u);
        expect(cleanName(name)).toBe(name);
      }),
    );
  });
});

describe('names of one table', () => {
  test.each([
    [
      ['Ann', 'Ann', 'ann'],
      ['Ann', 'Ann (2)', 'ann (3)'],
    ],
    [
      ['Ann', 'Ann', 'Ann (2)'],
      ['Ann', 'Ann (3)', 'Ann (2)'],
    ],
    [
      ['Ann', 'A\u200Bnn', 'Ａｎｎ'],
      ['Ann', 'Ann (2)', 'Ａｎｎ (3)'],
    ],
    [
      ['', 'Ann', ''],
      ['', 'Ann', ''],
    ],
  ])('%j are told apart as %j', (given, told) => {
    expect(distinctNames(given)).toEqual(told);
  });

  test('a name that was only made makes room for one that was chosen', () => {
    expect(distinctNames(['Player 1', 'Player 1'], [true, false])).toEqual(['Player 1 (2)', 'Player 1']);
  });

  test('are told apart whatever was typed, also where they are as long as they may be', () => {
    const alike = fc.tuple(fc.array(wild, { maxLength: 6 }), fc.constantFrom('', 'x'.repeat(NAME_LENGTH)));
    fc.assert(
      fc.property(alike, fc.array(fc.boolean()), ([names, base], made) => {
        const told = distinctNames([...names, ...names, base, base], made);
        const named = told.filter((name) => name !== '');
        expect(new Set(named.map(nameKey)).size).toBe(named.length);
        for (const name of told) expect(name.length).toBeLessThanOrEqual(NAME_LENGTH);
        expect(distinctNames(told)).toEqual(told);
      }),
    );
  });
});
