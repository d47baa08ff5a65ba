/**
 * What a word is worth. Source: the rules of Boggle (Parker Brothers, 1976); the SRS prints only the heading of
 * its table. A Qu or any other double-letter tile counts as its letters.
 */

export interface ScoreTable {
  /** Points of a word by its number of letters, from 0 letters on; the last entry begins the tail. */
  readonly points: readonly number[];
  /** What each letter beyond the last entry adds to that entry. */
  readonly perExtra: number;
}

/** 3–4 letters 1, 5: 2, 6: 3, 7: 5, 8 and more: 11; shorter words 0. */
export const CLASSIC_SCORES: ScoreTable = { points: [0, 0, 0, 1, 1, 2, 3, 5, 11], perExtra: 0 };

/**
 * As classic, and 2 more for each letter beyond 8 (10 letters = 15), as Super Big Boggle (2012) is said to score.
 * Disputed: its rule book was not found.
 */
export const LONG_WORD_SCORES: ScoreTable = { points: CLASSIC_SCORES.points, perExtra: 2 };

/** The points of a word of so many letters. */
export function pointsFor(letters: number, table: ScoreTable): number {
  const last = table.points.length - 1;
  const points = table.points[Math.min(letters, last)] ?? 0;
  return letters > last ? points + (letters - last) * table.perExtra : points;
}
