import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_LIST_TITLE,
  MAX_OWN_LIST_WORDS,
  parseOwnList,
  readListTitle,
  titleOfFile,
} from '#shared/dictionary/ownList.ts';

function wordsOf(text: string): readonly string[] | string {
  const parsed = parseOwnList(text);
  return parsed.ok ? parsed.value : parsed.message;
}

describe('a word list of one’s own', () => {
  it('has a word a line, in any case, with comments, a mark of its bytes, and any ends of lines', () => {
    expect(wordsOf('\uFEFF# Mine\r\nQuoin\r\n\r\n  tile \rCAFÉ\napple\nAPPLE\n# end')).toEqual([
      'apple',
      'cafe',
      'quoin',
      'tile',
    ]);
  });

  it('reads words with and without accents as one, whether they are written in one sign or two', () => {
    expect(wordsOf('naïve\nnai\u0308ve\nnaive')).toEqual(['naive']);
  });

  it.each([
    ['apple\nit’s', 'Line 2: “it’s” is not a word of 2 to 30 letters a to z.'],
    ['apple\n\nice-cream', 'Line 3: “ice-cream” is not a word of 2 to 30 letters a to z.'],
    ['a', 'Line 1: “a” is not a word of 2 to 30 letters a to z.'],
    ['o'.repeat(31), `Line 1: “${'o'.repeat(31)}” is not a word of 2 to 30 letters a to z.`],
    ['straße', 'Line 1: “straße” is not a word of 2 to 30 letters a to z.'],
    [
      'apple\ncaf3\ntile\nx\ntwo words\nhouse',
      'Line 2: “caf3” is not a word of 2 to 30 letters a to z; 2 more lines are wrong.',
    ],
    ['two words\ncaf3', 'Line 1 holds more than one word: “two words”; 1 more line is wrong.'],
    ['# only\n', 'There is no word in this file.'],
    ['one\ntwo words', 'Line 2 holds more than one word: “two words”.'],
    ['one\n\u0000', 'This is not a text file in UTF-8: line 2 cannot be read.'],
  ])('is refused whole, with the line that is wrong: %j', (text, sentence) => {
    expect(wordsOf(text)).toBe(sentence);
  });

  it('may be long, but not without end', () => {
    const text = Array.from({ length: MAX_OWN_LIST_WORDS + 1 }, (_, i) => letters(i)).join('\n');
    expect(wordsOf(text)).toBe('This file has 400,001 words; a list has 400,000 at the most.');
    expect(wordsOf('a'.repeat(8_000_001))).toBe('This word file is larger than 8 MB.');
  });

  it('is sorted, each word once, and reads back as it is', () => {
    const word = fc.stringMatching(/^[A-Za-zéö]{2,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (given) => {
        const words = wordsOf(given.join('\n'));
        if (typeof words === 'string') throw new Error(words);
        expect([...words].sort()).toEqual(words);
        expect(new Set(words).size).toBe(words.length);
        expect(wordsOf(words.join('\n'))).toEqual(words);
      }),
    );
  });
});

describe('the title of a list', () => {
  it('is its file’s name, on one line and not too long', () => {
    expect(titleOfFile('enable2k.txt')).toBe('enable2k');
    expect(titleOfFile('my.best words.csv')).toBe('my.best words');
    expect(readListTitle('  two\n\tlines ')).toEqual({ ok: true, value: 'two lines' });
    const long = readListTitle('x'.repeat(200));
    expect(long.ok && long.value.length).toBe(MAX_LIST_TITLE);
    expect(readListTitle(' \n ')).toMatchObject({ ok: false, message: 'Give the list a name.' });
    expect(readListTitle(' English')).toMatchObject({ ok: false, code: 'words/title' });
    expect(titleOfFile('english.txt')).toBe('english.txt');
  });
});

/** Words of four letters, each number another. */
function letters(n: number): string {
  return [0, 1, 2, 3].map((place) => String.fromCharCode(97 + (Math.floor(n / 26 ** place) % 26))).join('');
}
