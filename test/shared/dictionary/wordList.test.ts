import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_WORD_FILE_BYTES,
  formatWordList,
  parseWordBytes,
  parseWordList,
} from '#shared/dictionary/wordList.ts';
import type { WordListParsed } from '#shared/dictionary/wordList.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

function complaint(parsed: WordListParsed): readonly [string, string] {
  if (parsed.ok) throw new Error('read');
  return [parsed.code, parsed.message];
}

describe('a word file', () => {
  it('holds a word a line, in any case and order, however lines end', () => {
    expect(parseWordList('\ufeff# a list\r\nTea\r\n  ant\t\n\nÉté\rtea\n#end')).toEqual({
      ok: true,
      words: ['ant', 'tea', 'été'],
    });
  });

  it('may hold marks inside words, which no board spells', () => {
    expect(parseWordList("don't\nice-cream")).toMatchObject({ ok: true });
  });

  it('is refused for a line of several words, a word too long, or none', () => {
    expect(complaint(parseWordList('a\nb c\n'))).toEqual([
      'words/several-on-a-line',
      'Line 2 holds more than one word: “b c”.',
    ]);
    expect(complaint(parseWordList(`#\n\n${'a'.repeat(65)}`))).toEqual([
      'words/too-long',
      'Line 3 is longer than a word of 64 letters.',
    ]);
    expect(parseWordList('a'.repeat(64))).toMatchObject({ ok: true });
    expect(complaint(parseWordList('# nothing\n\n'))).toEqual([
      'words/none',
      'There is no word in this file.',
    ]);
  });

  it('is refused when it is not text', () => {
    const sentence = ['words/not-text', 'This is not a text file in UTF-8: line 2 cannot be read.'];
    expect(complaint(parseWordBytes(new Uint8Array([0x61, 0x0a, 0x00, 0x01])))).toEqual(sentence);
    expect(complaint(parseWordBytes(new Uint8Array([0x61, 0x0a, 0xe9, 0x74, 0xe9])))).toEqual(sentence); // Latin-1
    expect(complaint(parseWordBytes(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a])))[0]).toBe(
      'words/not-text',
    );
    expect(complaint(parseWordBytes(new Uint8Array([0xff, 0xfe, 0x61, 0x00])))[0]).toBe('words/not-text'); // UTF-16
  });

  it('is refused when larger than 32 MB, before it is read', () => {
    expect(complaint(parseWordBytes(new Uint8Array(MAX_WORD_FILE_BYTES + 1)))).toEqual([
      'words/too-large',
      'This word file is larger than 32 MB.',
    ]);
  });

  it('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => void expect(parseWordBytes(bytes)).toHaveProperty('ok')),
    );
  });

  it('is read back as it was written', () => {
    const words = fc.uniqueArray(fc.stringMatching(/^[a-zà-ö]{1,20}$/), { minLength: 1 });
    fc.assert(
      fc.property(words, (list) => {
        const sorted = [...list].sort();
        const read = parseWordBytes(encode(formatWordList(list, 'about it\nand more')));
        expect(read).toEqual({ ok: true, words: sorted });
      }),
    );
  });
});

describe('the starter words of Boggle', () => {
  it('are 300 words of 3 to 5 letters a–z that name where they come from', () => {
    const text = readFileSync(new URL('../../../games/boggle/starter-words.txt', import.meta.url), 'utf8');
    const parsed = parseWordList(text);
    expect(parsed.ok && parsed.words.length).toBe(300);
    expect(parsed.ok && parsed.words.every((word) => /^[a-z]{3,5}$/.test(word))).toBe(true);
    expect(text).toContain('Kevin Atkinson');
  });
});
