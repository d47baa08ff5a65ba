/** The numbers of Pig: what the menu may ask for, and what a move may say. */

/** Points that win. */
export const GOAL = { min: 25, max: 200, usual: 100 } as const;

export const SEATS = { min: 2, max: 8 } as const;

/** Dice of one throw where whoever throws chooses how many (Hog). */
export const HOG_DICE = { min: 1, max: 20 } as const;

/** ms that the computer takes before each decision: the specification has about a second. */
export const PACES = [400, 1000, 2000, 4000] as const;

/** Whole seconds for which a rolled 1 stands in sight before the turn passes. */
export const PIG_SECONDS = { min: 1, max: 60, usual: 2, offered: [1, 2, 4, 8] } as const;
