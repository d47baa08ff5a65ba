/**
 * Words by how common they are, for lists that speak from the everyday ones first. The bounds are those of SCOWL's own
 * sizes: up to 35 is its small dictionary, 50 its medium one, 60 its default for spelling, 80 its huge one.
 */
import type { WordLevel } from '#shared/dictionary/lexicon.ts';
import { longestFirst } from '#shared/dictionary/wordOrder.ts';
import type { PossibleWord } from './data.ts';

export const COMMONNESS = ['everyday', 'familiar', 'uncommon', 'rare', 'ungraded'] as const;

/** `ungraded` are words of an own list that nobody has graded. */
export type Commonness = (typeof COMMONNESS)[number];

/** Words of one kind, and what they are worth together. */
export interface WordGroup<Id extends string = string, Word = PossibleWord> {
  readonly id: Id;
  /** The longest first, those of a length in alphabetical order. */
  readonly words: readonly Word[];
  readonly points: number;
}

/** How common a word of that level is. */
export function commonnessOf(level: WordLevel): Commonness {
  if (level === null) return 'ungraded';
  if (level <= 35) return 'everyday';
  if (level <= 50) return 'familiar';
  return level <= 60 ? 'uncommon' : 'rare';
}

/** The words by how common they are, the most common first; no group is empty. */
export function byCommonness<Word extends PossibleWord>(
  words: readonly Word[],
): readonly WordGroup<Commonness, Word>[] {
  return COMMONNESS.flatMap((id) =>
    group(
      id,
      words.filter(({ level }) => commonnessOf(level) === id),
    ),
  );
}

/** The words by their letters, the longest first; the id is the number of letters. */
export function byLength<Word extends PossibleWord>(
  words: readonly Word[],
): readonly WordGroup<string, Word>[] {
  const lengths = [...new Set(words.map(({ word }) => word.length))].toSorted((a, b) => b - a);
  return lengths.flatMap((length) =>
    group(
      String(length),
      words.filter(({ word }) => word.length === length),
    ),
  );
}

/** What words are worth together. */
export function pointsOf(words: readonly { readonly points: number }[]): number {
  return words.reduce((sum, { points }) => sum + points, 0);
}

function group<Id extends string, Word extends PossibleWord>(
  id: Id,
  words: readonly Word[],
): readonly WordGroup<Id, Word>[] {
  return words.length === 0 ? [] : [{ id, words: words.toSorted(longestFirst), points: pointsOf(words) }];
}
