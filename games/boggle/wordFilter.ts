/**
 * Which words of a list are shown: those with certain letters, of a certain length, through a certain cube.
 *
 * Letters stand for the beginning of a word. With `?` (any letter) or `*` (any letters, also none) they stand for the
 * whole of it: `?ing` has four letters, `*ing` ends so, `*aa*` has a double a.
 */
export interface WordFilter {
  /** As typed; empty for any word. */
  readonly pattern: string;
  /** Letters; null for any number. */
  readonly length: number | null;
}

export const NO_FILTER: WordFilter = { pattern: '', length: null };

/** Whether the filter leaves any word out. */
export function isFiltering({ pattern, length }: WordFilter): boolean {
  return cleaned(pattern) !== '' || length !== null;
}

/** A test of words in lower case. */
export function matcherOf({ pattern, length }: WordFilter): (word: string) => boolean {
  const matches = patternMatcher(cleaned(pattern));
  return (word) => (length === null || word.length === length) && matches(word);
}

/** The lengths that occur, ascending. */
export function lengthsOf(words: Iterable<string>): readonly number[] {
  return [...new Set(Array.from(words, (word) => word.length))].toSorted((a, b) => a - b);
}

/** `.` and `_` are a missing letter too, as crossword solvers write it; what no word has is left out. */
function cleaned(pattern: string): string {
  if (pattern === '') return '';
  return pattern
    .toLowerCase()
    .replace(/[._]/g, '?')
    .replace(/[^\p{L}\p{M}\p{N}'’\-?*]/gu, '');
}

function patternMatcher(pattern: string): (word: string) => boolean {
  if (!/[?*]/.test(pattern)) return (word) => word.startsWith(pattern);
  const parts = [...pattern.replace(/\*+/g, '*')];
  return (word) => fits([...word], parts);
}

/** By hand: a regular expression of many stars can take for ever. */
function fits(letters: readonly string[], parts: readonly string[]): boolean {
  let [at, part] = [0, 0];
  let star = { part: -1, at: 0 };
  while (at < letters.length) {
    if (parts[part] === '*') {
      star = { part, at };
      part += 1;
    } else if (parts[part] === '?' || (part < parts.length && parts[part] === letters[at])) {
      at += 1;
      part += 1;
    } else if (star.part >= 0) {
      star = { ...star, at: star.at + 1 };
      at = star.at;
      part = star.part + 1;
    } else return false;
  }
  return parts.slice(part).every((rest) => rest === '*');
}
