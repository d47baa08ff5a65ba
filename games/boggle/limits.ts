/** What the settings of Boggle may be. The menu loads it, so it holds numbers and nothing else. */

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
