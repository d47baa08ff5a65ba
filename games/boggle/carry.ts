/** What outlives a match of Boggle: some of the words the computer knew at its end. */
import * as v from 'valibot';
import type { CarriedText } from '#shared/plugin/contract.ts';
import { yes } from '#shared/result.ts';
import {
  VocabularySchema,
  createVocabulary,
  formatVocabulary,
  mergeVocabularies,
  parseVocabulary,
} from '#shared/dictionary/vocabulary.ts';
import type { Vocabulary } from '#shared/dictionary/vocabulary.ts';
import starterText from './starter-words.txt?raw';

export const CARRIED = v.strictObject({ vocabulary: VocabularySchema });

export type Carried = v.InferOutput<typeof CARRIED>;

/** The computer's first words (SRS 2.1.4.2). @throws Error if the file that ships with the game is broken. */
export function starterWords(): Vocabulary {
  const parsed = parseVocabulary(starterText);
  if (!parsed.ok) throw new Error(`starter-words.txt: ${parsed.message}`);
  return createVocabulary(parsed.words);
}

/** What the first match begins with: the starter words. */
export function initialCarried(): Carried {
  return { vocabulary: starterWords() };
}

/** The words as a file, one a line. */
export const carriedText: CarriedText<Carried> = {
  title: 'carried.title',
  note: 'carried.note',
  fileName: 'quoin-boggle-words.txt',
  format: ({ vocabulary }) => formatVocabulary(vocabulary),
  parse(text) {
    const parsed = parseVocabulary(text);
    return parsed.ok ? yes({ vocabulary: createVocabulary(parsed.words) }) : parsed;
  },
};

/** What two matches that began with `base` leave behind together: no word learned in either is lost. */
export function mergeCarried(base: Carried, theirs: Carried, ours: Carried): Carried {
  return { vocabulary: mergeVocabularies(base.vocabulary, theirs.vocabulary, ours.vocabulary) };
}
