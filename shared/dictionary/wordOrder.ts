/**
 * The orders in which words are listed, as comparisons for `toSorted`. By code unit, which is the same everywhere; a
 * locale's order is not.
 */
interface Worded {
  readonly word: string;
}

/** From a to z. */
export function byWord({ word: a }: Worded, { word: b }: Worded): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The longest first, and those of one length from a to z. */
export function longestFirst(a: Worded, b: Worded): number {
  return b.word.length - a.word.length || byWord(a, b);
}
