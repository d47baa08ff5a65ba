/**
 * A learned vocabulary: JSON data, for a chart's context and for storage.
 * Its words are of 1 to 16 letters a–z in lower case, sorted, each once.
 */
import * as v from 'valibot';
import type { Random } from '#shared/random/random.ts';
import { formatWordList, parseWordList } from './wordList.ts';
import type { WordListParsed, WordRule } from './wordList.ts';

export const MAX_LEARNED_LETTERS = 16;

export type Vocabulary = readonly string[];

/** Checks stored or foreign data to be a Vocabulary. */
export const VocabularySchema = v.pipe(
  v.array(
    v.pipe(v.string(), v.check(isLearnable, 'A learned word has 1 to 16 letters a to z in lower case.')),
  ),
  v.readonly(),
  v.check(isSorted, 'The words of a vocabulary are sorted, each once.'),
);

/** Whether a word, in lower case, can be learned. */
export function isLearnable(word: string): boolean {
  return word.length >= 1 && word.length <= MAX_LEARNED_LETTERS && /^[a-z]+$/.test(word);
}

/** The vocabulary of these words; case does not matter; those that cannot be learned are left out. */
export function createVocabulary(words: Iterable<string>): Vocabulary {
  const learnable = new Set<string>();
  for (const word of words) {
    const lower = word.toLowerCase();
    if (isLearnable(lower)) learnable.add(lower);
  }
  return [...learnable].sort();
}

/** Whether the vocabulary has the word, in any case. */
export function hasWord(vocabulary: Vocabulary, word: string): boolean {
  const wanted = word.toLowerCase();
  let [from, to] = [0, vocabulary.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((vocabulary[middle] ?? '') < wanted) from = middle + 1;
    else to = middle;
  }
  return vocabulary[from] === wanted;
}

/** With these words added, those that can be learned. */
export function addWords(vocabulary: Vocabulary, words: Iterable<string>): Vocabulary {
  return createVocabulary([...vocabulary, ...words]);
}

/** A vocabulary of min(n, all) of its words, each as likely as any other. */
export function sampleVocabulary(random: Random, vocabulary: Vocabulary, n: number): Vocabulary {
  return random.sample(vocabulary, n).sort();
}

/**
 * Brings together what two of us made of the same `base`, so that no newly learned word is lost:
 * all of `ours`, and what `theirs` added to `base`. What we dropped of `base` stays dropped.
 */
export function mergeVocabularies(base: Vocabulary, theirs: Vocabulary, ours: Vocabulary): Vocabulary {
  const known = new Set(base);
  return addWords(
    ours,
    theirs.filter((word) => !known.has(word)),
  );
}

const LEARNABLE: WordRule = {
  allows: isLearnable,
  otherwise: `cannot be learned: a word has at most ${MAX_LEARNED_LETTERS} letters, a to z`,
};

/** Reads an exported vocabulary, or any word file of words that can be learned. */
export function parseVocabulary(text: string): WordListParsed {
  return parseWordList(text, LEARNABLE);
}

/** The vocabulary as a word file. An empty one gives a file without words, which `parseVocabulary` refuses. */
export function formatVocabulary(vocabulary: Vocabulary, about = 'A learned vocabulary of Quoin'): string {
  return formatWordList(vocabulary, about);
}

function isSorted(words: readonly string[]): boolean {
  return words.every((word, i) => i === 0 || (words[i - 1] ?? '') < word);
}
