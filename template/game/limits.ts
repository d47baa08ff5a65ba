/** The numbers of Last Counter: what the menu may ask for, and what a turn may take. */

/** Counters a game begins with. */
export const COUNTERS = { min: 10, max: 30, usual: 21 } as const;

/** The most counters a turn takes; the least is one. */
export const MOST = 3;
