/** What the settings of Boggle may be. The menu loads it, so it holds plain values and nothing else. */

/** The target score: its least, most and usual value. Source: SRS 2.1.1.5–6. */
export const TARGET = { min: 1, max: 10_000, usual: 100 } as const;

/** The difficulty: its least, most and usual value. Source: SRS 2.1.4.4–5. */
export const DIFFICULTY = { min: 1, max: 10, usual: 5 } as const;

/** Seconds of a round. Three minutes are the game’s own; ten times that is what WCAG 2.2.1 asks to be possible. */
export const ROUND_SECONDS = {
  min: 10,
  max: 1800,
  usual: 180,
  offered: [0, 60, 120, 180, 240, 300, 600, 1800],
} as const;

/** Rounds of a game that ends after a number of them. */
export const ROUNDS = { min: 1, max: 50, usual: 3 } as const;

/** Points that a written word costs which does not count. */
export const PENALTY = { min: 0, max: 5, usual: 0 } as const;

/** Words that a board must have, at least: more is asked of no deal. */
export const LEAST_WORDS = { min: 0, max: 150, usual: 0 } as const;

/** Sides of the boards that are played on; a setting names them as text. */
export const SIDES = ['4', '5', '6'] as const;
export const SIDE_NUMBERS = [4, 5, 6] as const;

/** The years of the cube sets of 4 × 4 and 5 × 5; there is one set of 6 × 6. */
export const YEARS_4 = ['1976', '1987'] as const;
export const YEARS_5 = ['1979', '1993', '1997', '2012'] as const;

/** The fewest letters that count: by the size of the board, or set. */
export const MIN_LENGTHS = ['usual', '1', '2', '3', '4', '5', '6'] as const;

/** Strengths of the computers that write. */
export const COMPUTER_LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
