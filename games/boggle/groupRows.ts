/** Groups of words as rows to draw, and how many words of one fit into its lines. */

export interface GroupWord {
  readonly word: string;
  /** Who found it, as people are called; null for a word that nobody found, or where nobody looked. */
  readonly by: string | null;
}

export interface GroupRow {
  readonly id: string;
  /** "Everyday", "5 letters". */
  readonly label: string;
  readonly count: number;
  /** "worth 140". */
  readonly worth: string;
  readonly words: readonly GroupWord[];
}

/** A letter and the gap behind a word, in px: a little more than they take, so that the words stay in their lines. */
const [LETTER, GAP] = [9.5, 18];

/** px: no word is narrower than a finger. */
const LEAST = 44;

/** Where the width is not known yet. */
const USUAL = 7;

/** How many of the words fit into lines of that width (px), in their order; at least one. */
export function howManyFit(words: readonly GroupWord[], width: number, lines: number): number {
  if (width <= 0) return USUAL;
  let [line, used] = [1, 0];
  for (const [i, { word, by }] of words.entries()) {
    const letters = word.length + (by === null ? 0 : by.length + 2);
    const length = Math.max(LEAST, letters * LETTER) + GAP;
    if (used > 0 && used + length > width) {
      line += 1;
      used = 0;
    }
    if (line > lines) return Math.max(1, i);
    used += length;
  }
  return words.length;
}
