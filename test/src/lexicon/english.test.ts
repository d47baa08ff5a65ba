import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { layOut } from '#shared/dictionary/automaton.ts';
import { ENGLISH } from '#shared/dictionary/english.ts';
import { englishFrom, readGraded } from '#shared/dictionary/englishWords.ts';
import type { Lexicon } from '#shared/dictionary/lexicon.ts';
import { parseWordList } from '#shared/dictionary/wordList.ts';
import { wordsLike } from '#shared/dictionary/pattern.ts';
import { stateAfter } from '#shared/dictionary/wordNumbers.ts';
import { loadEnglishNode } from '#src/lexicon/nodeLexicon.ts';
import { readEnglishTexts } from '#src/lexicon/packedFile.ts';
import { readScowl, SCOWL_FOLDER } from '#src/lexicon/scowl.ts';

const ROOT = process.cwd();
const texts = readEnglishTexts(ROOT);
const scowl = readGraded(texts.words);

const cases = process.env['QUOIN_CASES'];
const enable = cases === undefined ? undefined : join(cases, 'enable2k.txt');
const hasEnable = enable !== undefined && existsSync(enable);
const hasScowl = existsSync(join(SCOWL_FOLDER, 'english-words.10'));

let english: Lexicon;
beforeAll(async () => {
  english = await loadEnglishNode(ROOT);
});

function wordsIn(text: string): readonly string[] {
  const list = parseWordList(text);
  if (!list.ok) throw new Error(list.message);
  return list.words;
}

describe('the English lexicon', () => {
  it('has the name that records keep, which follows from its words, levels and marks', () => {
    expect(english.resource).toEqual(ENGLISH);
    expect(englishFrom(texts).resource).toEqual(ENGLISH);
  });

  it('has the words of SCOWL up to level 80, corrected by the lists beside it, and no others', () => {
    const expected = new Set([...scowl.keys(), ...readGraded(texts.added).keys()]);
    for (const word of wordsIn(texts.removed)) expected.delete(word);
    // One comparison, for one of each word takes seconds.
    expect([...english.words()].join(' ') === [...expected].sort().join(' ')).toBe(true);
    expect(english.size).toBe(expected.size);
  });

  it('gives each word the level of the first word list it is in', () => {
    const added = readGraded(texts.added);
    const wrong = [...english.words()].filter(
      (word) => english.level(word) !== (added.get(word) ?? scowl.get(word)),
    );
    expect(wrong).toEqual([]);
    expect(['the', 'board', 'quoin', 'aa', 'xyzzy'].map(english.level)).toEqual([10, 10, 60, 80, null]);
  });

  it('brings where the rows of its automaton stand, just as they would be found', () => {
    const { states, next } = layOut(english.dawg);
    // As bytes: an element at a time takes seconds.
    expect(Buffer.compare(Buffer.from(english.automaton.states.buffer), Buffer.from(states.buffer))).toBe(0);
    expect(Buffer.compare(Buffer.from(english.automaton.next.buffer), Buffer.from(next.buffer))).toBe(0);
  });

  it('was made of 248,485 words of 2 to 15 letters', () => {
    expect([...scowl.keys()].filter((word) => word.length <= 15).length).toBe(248_485);
    expect([...scowl.keys()].filter((word) => word.length < 2)).toEqual([]);
  });

  it('leads from every beginning of a word to the next letter', () => {
    const lost: string[] = [];
    for (const word of english.words()) {
      for (let n = 1; n < word.length; n += 3)
        if (stateAfter(english.dawg, word.slice(0, n)) < 0) lost.push(word);
    }
    expect(lost).toEqual([]);
  });

  it('takes every way to spell', () => {
    for (const word of ['colour', 'color', 'realise', 'realize', 'cafe', 'naive']) {
      expect(english.has(word), word).toBe(true);
    }
  });

  it('has none of the plurals of letters and abbreviations that were taken out', () => {
    expect(wordsIn(texts.removed).filter(english.has)).toEqual([]);
    expect(wordsIn(texts.removed).filter((word) => !scowl.has(word))).toEqual([]);
  });

  it('was lacking each word that was added', () => {
    expect([...readGraded(texts.added).keys()].filter((word) => scowl.has(word))).toEqual([]);
  });

  it('marks the words not shown unasked, all of them words it has, and no others', () => {
    const rude = wordsIn(texts.rude);
    expect(rude.filter((word) => !english.has(word))).toEqual([]);
    expect([...english.words()].filter(english.isRude)).toEqual(rude);
  });

  it('can say which words fit a pattern', () => {
    const found = wordsLike(english, 'qu?i?');
    expect(found.ok && [...found.value]).toContain('quoin');
    expect(found.ok && [...found.value].every((word) => /^qu.i.$/.test(word))).toBe(true);
  });

  it.skipIf(!hasEnable)('has all of ENABLE (needs enable2k.txt in the folder QUOIN_CASES)', () => {
    const words = readFileSync(enable ?? '', 'utf8')
      .split(/\r?\n/)
      .filter(Boolean);
    expect(words.length).toBe(169_266);
    expect(words.filter((word) => !english.has(word))).toEqual([]);
  });

  it.skipIf(!hasScowl)('is what its script makes (needs Debian’s package scowl)', () => {
    const made = readScowl(SCOWL_FOLDER);
    expect(made.size).toBe(scowl.size);
    expect([...made].filter(([word, level]) => scowl.get(word) !== level)).toEqual([]);
  });

  it('has the starter words of the learning opponent among its most common ones', () => {
    const starters = wordsIn(readFileSync(join(ROOT, 'games/boggle/starter-words.txt'), 'utf8'));
    expect(starters.length).toBe(300);
    expect(starters.filter((word) => english.level(word) !== 10)).toEqual([]);
    expect(starters.filter(english.isRude)).toEqual([]);
  });
});

describe('the script that makes it', () => {
  it('says in one sentence that SCOWL is not there', () => {
    expect(() => readScowl('/nowhere')).toThrow(
      'There are no word files of SCOWL in /nowhere: install Debian\'s package "scowl", or name the folder that holds english-words.10 and its like.',
    );
  });
});
