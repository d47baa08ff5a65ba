/** The English lexicon from the texts that it is kept as, in `data/`; `readPacked` is how a match gets it, once made. */
import type { LexiconParts } from './createLexicon.ts';
import { spellable } from './dawg.ts';
import { ENGLISH, ENGLISH_TITLE } from './english.ts';
import type { WordLevel } from './lexicon.ts';
import { partsOf } from './lexiconOf.ts';
import { LEVELS, markedBy } from './marks.ts';
import { hashOfWords } from './wordHash.ts';

/** What is kept, as text. */
export interface EnglishTexts {
  /** The words of SCOWL with their levels, as `formatGraded` writes them. */
  readonly words: string;
  /** Words to add, each with its level. */
  readonly added: string;
  /** Words to leave out. */
  readonly removed: string;
  /** Words not shown unasked. */
  readonly rude: string;
}

export type Graded = ReadonlyMap<string, WordLevel>;

/** The lexicon of these texts, with the hash that follows from them. @throws Error with one sentence on a wrong line. */
export function englishFrom(texts: EnglishTexts): LexiconParts {
  const graded = new Map(readGraded(texts.words));
  for (const [word, level] of readGraded(texts.added)) graded.set(word, level);
  for (const word of linesOf(texts.removed)) graded.delete(word);
  const rude = new Set(linesOf(texts.rude));
  const words = spellable(graded.keys());
  const parts = partsOf(words, {
    resource: ENGLISH,
    title: ENGLISH_TITLE,
    levels: { level: (word) => graded.get(word) ?? null, isRude: (word) => rude.has(word) },
  });
  const lines = words.map((word, i) => `${word} ${spelt(parts.marks[i] ?? 0)}`);
  return { ...parts, resource: { name: ENGLISH.name, hash: hashOfWords(lines) } };
}

/** A word's mark as the hash takes it. */
function spelt(mark: number): string {
  const { level, rude } = markedBy(mark);
  return `${String(level)}${rude ? ' rude' : ''}`;
}

/**
 * Words with levels: a line has a word and its level, or a word of the level that stands alone on a line before it.
 * Where a word comes twice, the more common level counts. @throws Error with one sentence on a wrong line.
 */
export function readGraded(text: string): Graded {
  const graded = new Map<string, WordLevel>();
  let levelOfLines: WordLevel = null;
  for (const line of linesOf(text)) {
    const [word = '', digits] = line.split(' ');
    const alone = levelFrom(word);
    if (alone !== null) {
      levelOfLines = alone;
      continue;
    }
    const level = digits === undefined ? levelOfLines : levelFrom(digits);
    if (level === null) throw new Error(`The line “${line}” has neither a level nor one before it.`);
    graded.set(word, commoner(graded.get(word), level));
  }
  return graded;
}

/** The text of graded words, the most common first. */
export function formatGraded(graded: Graded, about: string): string {
  const words = spellable(graded.keys());
  const groups = LEVELS.filter((level) => level !== null).map((level) =>
    [String(level), ...words.filter((word) => graded.get(word) === level)].join('\n'),
  );
  return `${about
    .split('\n')
    .map((line) => `# ${line}`)
    .join('\n')}\n${groups.join('\n')}\n`;
}

const LEVEL_OF = new Map(LEVELS.map((level) => [String(level), level]));

/** The level of a number in digits; null when there is no such level. */
export function levelFrom(digits: string): WordLevel {
  return LEVEL_OF.get(digits) ?? null;
}

/** The more common of two levels of a word. */
export function commoner(known: WordLevel | undefined, level: WordLevel): WordLevel {
  return known === undefined || known === null || (level !== null && level < known) ? level : known;
}

/** What the lines say, comments and blank ones left out. */
function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
