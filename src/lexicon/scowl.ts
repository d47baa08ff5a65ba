/** The words of SCOWL (Spell Checker Oriented Word Lists) from the files of its Debian package. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commoner, levelFrom } from '#shared/dictionary/englishWords.ts';
import type { Graded } from '#shared/dictionary/englishWords.ts';
import type { WordLevel } from '#shared/dictionary/lexicon.ts';

/** Where Debian's package `scowl` puts its files. */
export const SCOWL_FOLDER = '/usr/share/dict/scowl';

/** Words in every spelling, and by level: not the names, abbreviations and contractions, which have files of their own. */
const WORDS_OF_A_LEVEL = /-words\.(\d+)$/;

const LEAST_LETTERS = 2;

/**
 * The words of letters a–z, accents folded (café → cafe), of every `*-words` file up to level 80, each with the lowest
 * level it is found in. @throws Error with one sentence when the files are not there.
 */
export function readScowl(folder: string): Graded {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const graded = new Map<string, WordLevel>();
  for (const name of names.sort()) {
    const level = levelFrom(WORDS_OF_A_LEVEL.exec(name)?.[1] ?? '');
    if (level === null) continue;
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n')) {
      const word = line.normalize('NFD').replace(/\p{M}/gu, '');
      if (word.length < LEAST_LETTERS || !/^[a-z]+$/.test(word)) continue;
      graded.set(word, commoner(graded.get(word), level));
    }
  }
  if (graded.size === 0) {
    throw new Error(
      `There are no word files of SCOWL in ${folder}: install Debian's package "scowl", or name the folder that holds english-words.10 and its like.`,
    );
  }
  return graded;
}
