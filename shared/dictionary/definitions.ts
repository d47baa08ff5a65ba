/** What words mean: from files that are fetched one at a time, each with the words of some first letters. */
import { yes, type Result } from '#shared/result.ts';
import { noDefinitions, type DefinitionProblem } from './definitionProblem.ts';
import {
  candidatesFor,
  irregularCandidates,
  rareCandidates,
  regularCandidates,
  type Candidate,
  type Form,
} from './inflections.ts';

export type PartOfSpeech =
  | 'noun'
  | 'verb'
  | 'adjective'
  | 'adverb'
  | 'pronoun'
  | 'preposition'
  | 'conjunction'
  | 'determiner'
  | 'interjection';

/** One meaning, as a sentence. */
export interface Sense {
  readonly part: PartOfSpeech;
  readonly text: string;
}

/** The word that one looks up, and which of its forms the other is: `tries` is two of `try`. */
export interface FormOf {
  readonly lemma: string;
  readonly forms: readonly Form[];
}

export interface Definition {
  /** As it was asked for, in lower case. */
  readonly word: string;
  /** The word that is defined: the same, or what it is a form of. */
  readonly lemma: string;
  /** Which forms of the lemma it is; none for the lemma itself. */
  readonly forms: readonly Form[];
  /** Meanings of the lemma, the commonest part of speech first; of a form, only of the parts that have it. At least one. */
  readonly senses: readonly Sense[];
  /** What else it is a form of: `found` has a meaning of its own, and is the past of `find`. */
  readonly also: readonly FormOf[];
}

/** The definition, null when there is none, or why nobody knows. */
export type Defined = Result<Definition | null, DefinitionProblem>;

export interface Definitions {
  /** Looks a word up, in any case; fetches at most a few files. */
  define(word: string): Promise<Defined>;
}

/** Where the files are. Null: it cannot be reached now. */
export interface DefinitionFiles {
  /** The keys of all files: a word is in the file whose key is the longest that the word begins with. */
  keys(): Promise<readonly string[] | null>;
  /** The text of a file. */
  read(key: string): Promise<string | null>;
}

/** A word that is in a file, asked for as itself or by one of its forms. */
type Found = FormOf & Pick<Definition, 'senses'>;

/** The words of a file, with their meanings. */
type Entries = ReadonlyMap<string, readonly Sense[]>;

const HEADER = /^quoin-definitions 1 (\d+)$/;

const PARTS: ReadonlyMap<string, PartOfSpeech> = new Map([
  ['n', 'noun'],
  ['v', 'verb'],
  ['a', 'adjective'],
  ['r', 'adverb'],
  ['p', 'pronoun'],
  ['e', 'preposition'],
  ['c', 'conjunction'],
  ['d', 'determiner'],
  ['i', 'interjection'],
]);

const PARTS_OF_FORM: Readonly<Record<Form, readonly PartOfSpeech[]>> = {
  plural: ['noun'],
  present: ['verb'],
  past: ['verb'],
  participle: ['verb'],
  ing: ['verb'],
  comparative: ['adjective', 'adverb'],
  superlative: ['adjective', 'adverb'],
  adverb: ['adjective'],
  quality: ['adjective'],
};

/**
 * Reads a file: a first line with the number of words, then a word a line, in the order of the alphabet, with a tab
 * before each meaning and the letter of its part of speech at its head. Null when it is not such a file, or half of one.
 */
export function readDefinitions(text: string): Entries | null {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const count = HEADER.exec(head)?.[1];
  if (count === undefined || Number(count) !== lines.length || !text.endsWith('\n')) return null;
  const entries = new Map<string, readonly Sense[]>();
  for (const line of lines) {
    const [word = '', ...cells] = line.split('\t');
    const senses = cells.flatMap((cell) => {
      const part = PARTS.get(cell.charAt(0));
      return part === undefined ? [] : [{ part, text: cell.slice(1) }];
    });
    if (word === '' || senses.length === 0 || senses.length < cells.length) return null;
    entries.set(word, senses);
  }
  return entries;
}

/** Definitions from these files. What has been read stays; what could not be had is asked for again. */
export function createDefinitions(files: DefinitionFiles): Definitions {
  /** By key; of what is on its way too, so that several words asked at once fetch a file once. */
  const known = new Map<string, Promise<Result<Entries, DefinitionProblem>>>();
  let keys: ReadonlySet<string> | null = null;

  async function entriesFor(word: string): Promise<Result<Entries, DefinitionProblem>> {
    keys ??= asSet(await files.keys());
    if (keys === null) return noDefinitions('definitions/unreachable');
    const key = keyOf(word, keys);
    if (key === null) return yes(new Map());
    const asked = known.get(key);
    if (asked !== undefined) return asked;
    const coming = read(key);
    known.set(key, coming);
    const entries = await coming;
    if (!entries.ok) known.delete(key);
    return entries;
  }

  async function read(key: string): Promise<Result<Entries, DefinitionProblem>> {
    const text = await files.read(key);
    if (text === null) return noDefinitions('definitions/unreachable');
    const entries = readDefinitions(text);
    return entries === null ? noDefinitions('definitions/broken') : yes(entries);
  }

  /** Which of the candidates are there, each once with all the forms that the word can be; at most so many. */
  async function foundOf(
    word: string,
    candidates: readonly Candidate[],
    most: number,
  ): Promise<Result<readonly Found[], DefinitionProblem>> {
    const all: Found[] = [];
    for (const lemma of new Set(candidates.map((each) => each.lemma))) {
      if (all.length === most) break;
      const entries = await entriesFor(lemma);
      if (!entries.ok) return entries;
      const found = formsOf(lemma, candidatesFor(word), entries.value.get(lemma) ?? []);
      if (found !== null) all.push(found);
    }
    return yes(all);
  }

  async function define(asked: string): Promise<Defined> {
    const word = asked.toLowerCase();
    if (!/^[a-z]{2,}$/.test(word)) return yes(null);
    const entries = await entriesFor(word);
    if (!entries.ok) return entries;
    const senses = entries.value.get(word);
    const irregular = await foundOf(word, irregularCandidates(word), Infinity);
    if (!irregular.ok) return irregular;
    const regular = await foundOf(word, regularCandidates(word), 1);
    if (!regular.ok) return regular;

    const own = senses === undefined ? [] : [{ lemma: word, forms: [], senses }];
    const likely = [...own, ...irregular.value, ...regular.value];
    const rare = likely.length > 0 ? yes([]) : await foundOf(word, rareCandidates(word), 1);
    if (!rare.ok) return rare;
    const [chosen, ...others] = [...likely, ...rare.value];
    if (chosen === undefined) return yes(null);
    const also = others.filter(({ lemma }) => lemma !== chosen.lemma);
    return yes({ word, ...chosen, also: also.map(({ lemma, forms }) => ({ lemma, forms })) });
  }

  return { define };
}

/** Which forms of a lemma the word can be, since it means something as a part of speech that has them, and what. */
function formsOf(lemma: string, candidates: readonly Candidate[], all: readonly Sense[]): Found | null {
  const fitting = candidates.filter(
    (each) => each.lemma === lemma && all.some(({ part }) => PARTS_OF_FORM[each.form].includes(part)),
  );
  if (fitting.length === 0) return null;
  const forms = [...new Set(fitting.map(({ form }) => form))].sort();
  return {
    lemma,
    forms,
    senses: all.filter(({ part }) => forms.some((form) => PARTS_OF_FORM[form].includes(part))),
  };
}

/** The longest key that the word begins with. */
function keyOf(word: string, keys: ReadonlySet<string>): string | null {
  for (let length = word.length; length > 0; length--) {
    const key = word.slice(0, length);
    if (keys.has(key)) return key;
  }
  return null;
}

function asSet(keys: readonly string[] | null): ReadonlySet<string> | null {
  return keys === null ? null : new Set(keys);
}
