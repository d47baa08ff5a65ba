/**
 * Word files: text in UTF-8, one word a line, in any case; blank lines and lines that begin with # say nothing.
 * A file is taken whole or not at all: the first line that is wrong is told in one sentence, with how many more are.
 */

/** The largest word file that is read: 32 MB. */
export const MAX_WORD_FILE_BYTES = 32 * 2 ** 20;

/** The most characters of a word in a file. */
export const MAX_WORD_LENGTH = 64;

export type WordListProblem =
  | 'words/too-large'
  | 'words/not-text'
  | 'words/several-on-a-line'
  | 'words/too-long'
  | 'words/not-allowed'
  | 'words/none';

export type WordListParsed =
  | { readonly ok: true; readonly words: readonly string[] }
  | { readonly ok: false; readonly code: WordListProblem; readonly message: string };

/** Which words a reader takes beyond what every word file must keep to. */
export interface WordRule {
  /** Whether a word in lower case may stand in the file. */
  readonly allows: (word: string) => boolean;
  /** Completes the sentence "Line 3: “x” …", such as "has other letters than a to z". */
  readonly otherwise: string;
}

const ANY_WORD: WordRule = { allows: () => true, otherwise: '' };

/** A control character other than white space, or the mark of bytes that could not be decoded. */
const NOT_TEXT = /[^\P{Cc}\t\n\v\f\r]|\ufffd/u;

/** Reads a file's bytes; see `parseWordList`. */
export function parseWordBytes(bytes: Uint8Array, rule: WordRule = ANY_WORD): WordListParsed {
  if (bytes.byteLength > MAX_WORD_FILE_BYTES) return tooLarge();
  return parseWordList(new TextDecoder('utf-8').decode(bytes), rule);
}

/** Reads a file's text to its words: lower case, sorted by code unit, each once. */
export function parseWordList(text: string, rule: WordRule = ANY_WORD): WordListParsed {
  // UTF-8 never takes fewer bytes than UTF-16 takes units.
  if (text.length > MAX_WORD_FILE_BYTES) return tooLarge();
  const unreadable = text.search(NOT_TEXT);
  if (unreadable >= 0) {
    const line = linesOf(text.slice(0, unreadable)).length;
    return problem(
      'words/not-text',
      `This is not a text file in UTF-8: line ${line.toLocaleString('en')} cannot be read.`,
    );
  }

  const words = new Set<string>();
  let first: Fault | null = null;
  let more = 0;
  let number = 0;
  for (const line of linesOf(text.replace(/^\ufeff/, ''))) {
    number++;
    const word = line.trim();
    if (word === '' || word.startsWith('#')) continue;
    const lower = word.toLowerCase().normalize('NFC');
    const fault = faultOf(word, lower, number, rule);
    if (fault === null) words.add(lower);
    else if (first === null) first = fault;
    else more++;
  }
  if (first !== null) return problem(first.code, `${first.what}${andMore(more)}.`);
  if (words.size === 0) return problem('words/none', 'There is no word in this file.');
  return { ok: true, words: [...words].sort() };
}

interface Fault {
  readonly code: WordListProblem;
  /** A sentence without its full stop. */
  readonly what: string;
}

/** What is wrong with the word of a line; null where nothing is. */
function faultOf(word: string, lower: string, number: number, rule: WordRule): Fault | null {
  if (word.length > MAX_WORD_LENGTH) {
    return {
      code: 'words/too-long',
      what: `${lineIn(number)} is longer than a word of ${MAX_WORD_LENGTH} letters`,
    };
  }
  if (/\s/.test(word)) {
    return { code: 'words/several-on-a-line', what: `${lineIn(number)} holds more than one word: “${word}”` };
  }
  return rule.allows(lower)
    ? null
    : { code: 'words/not-allowed', what: `${lineIn(number)}: “${word}” ${rule.otherwise}` };
}

function andMore(lines: number): string {
  if (lines === 0) return '';
  return lines === 1 ? '; 1 more line is wrong' : `; ${lines.toLocaleString('en')} more lines are wrong`;
}

/** The text of a word file that `parseWordList` reads back; `about` becomes a comment at its head. */
export function formatWordList(words: readonly string[], about: string): string {
  const head = about.split('\n').map((line) => `# ${line}`.trimEnd());
  return [...head, ...words, ''].join('\n');
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|\n|\r/);
}

/** “Line 20,001”. */
function lineIn(number: number): string {
  return `Line ${number.toLocaleString('en')}`;
}

function tooLarge(): WordListParsed {
  return problem('words/too-large', 'This word file is larger than 32 MB.');
}

function problem(code: WordListProblem, message: string): WordListParsed {
  return { ok: false, code, message };
}
