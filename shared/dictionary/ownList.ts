/**
 * A word list of a person's own, read from a text file: one word a line, in any case, with or without accents; lines
 * that begin with # are comments. A file is taken whole or not at all.
 */
import { no, yes, type Result } from '#shared/result.ts';
import { parseWordList, type WordListProblem, type WordRule } from './wordList.ts';

/** The largest file that is read: 8 MB. */
export const MAX_OWN_LIST_BYTES = 8_000_000;
export const MAX_OWN_LIST_WORDS = 400_000;
export const OWN_WORD_LETTERS = { min: 2, max: 30 } as const;
/** Characters of a title, as a setting may have it. */
export const MAX_LIST_TITLE = 60;

export type OwnListProblem = WordListProblem | 'words/too-many' | 'words/title';

const SHAPE = new RegExp(`^[a-z]{${OWN_WORD_LETTERS.min},${OWN_WORD_LETTERS.max}}$`);

const OWN_WORD: WordRule = {
  allows: (word) => SHAPE.test(folded(word)),
  otherwise: `is not a word of ${OWN_WORD_LETTERS.min} to ${OWN_WORD_LETTERS.max} letters a to z`,
};

/** The words of a file's text: lower case, without accents, sorted, each once; or a sentence with the line. */
export function parseOwnList(text: string): Result<readonly string[], OwnListProblem> {
  // UTF-8 never takes fewer bytes than UTF-16 takes units.
  if (text.length > MAX_OWN_LIST_BYTES) return tooLarge();
  const parsed = parseWordList(text, OWN_WORD);
  if (!parsed.ok) return no(parsed.code, parsed.message);
  const words = [...new Set(parsed.words.map(folded))].sort();
  if (words.length > MAX_OWN_LIST_WORDS) {
    return no(
      'words/too-many',
      `This file has ${words.length.toLocaleString('en')} words; a list has ${MAX_OWN_LIST_WORDS.toLocaleString('en')} at the most.`,
    );
  }
  return yes(words);
}

/** Why a file of that many bytes is not even read. */
export function tooLarge(): {
  readonly ok: false;
  readonly code: 'words/too-large';
  readonly message: string;
} {
  return { ok: false, code: 'words/too-large', message: 'This word file is larger than 8 MB.' };
}

/** What Quoin's own list is called: a list of that name would be taken for it. */
const TAKEN = 'english';

/** A title as it can be kept: on one line, not too long; a sentence where nothing is left of it, or it is taken. */
export function readListTitle(given: string): Result<string, OwnListProblem> {
  const plain = given.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  const title = [...plain].slice(0, MAX_LIST_TITLE).join('').trim();
  if (title === '') return no('words/title', 'Give the list a name.');
  if (title.toLowerCase() === TAKEN) {
    return no('words/title', `“${title}” is the list that Quoin brings: give yours another name.`);
  }
  return yes(title);
}

/** What a list is called after its file: the name without what stands behind its last dot. */
export function titleOfFile(name: string): string {
  const title = readListTitle(name.replace(/\.[^.]*$/, ''));
  return title.ok ? title.value : name;
}

function folded(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}
