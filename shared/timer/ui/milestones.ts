import type { Urgency } from '#shared/plugin/ui/announce.ts';

export interface Milestone {
  /** Seconds left. */
  readonly seconds: number;
  readonly urgency: Urgency;
}

/** Last first: of several passed at once (a tab that slept) only the last is worth saying. */
const MILESTONES: readonly Milestone[] = [
  { seconds: 10, urgency: 'assertive' },
  { seconds: 30, urgency: 'polite' },
  { seconds: 60, urgency: 'polite' },
  { seconds: 120, urgency: 'polite' },
];

/** The milestone passed between two looks at the clock (ms left before and now), or null. */
export function milestonePassed(before: number, now: number): Milestone | null {
  if (now === 0) return null;
  return MILESTONES.find(({ seconds }) => before > seconds * 1000 && now <= seconds * 1000) ?? null;
}

/** Whether it is the one that nobody wants to miss. */
export function isLast(milestone: Milestone): boolean {
  return milestone.seconds === MILESTONES[0]?.seconds;
}
