/** What is known of a word besides its letters, how common it is and whether it is rude, as one small number: its mark. */
import type { WordLevel } from './lexicon.ts';

/** The levels in the order of their codes. */
export const LEVELS: readonly WordLevel[] = [10, 20, 35, 40, 50, 55, 60, 70, 80, null];

export interface Marked {
  readonly level: WordLevel;
  readonly rude: boolean;
}

/** The mark: 0 … 9 by the level, and ten more for a rude word. */
export function markOf({ level, rude }: Marked): number {
  return LEVELS.indexOf(level) + (rude ? LEVELS.length : 0);
}

/** What a mark says. */
export function markedBy(mark: number): Marked {
  return { level: LEVELS[mark % LEVELS.length] ?? null, rude: mark >= LEVELS.length };
}

const FIRST_SIGN = 'A'.charCodeAt(0);

/** The mark as a character, A … T, for texts with one a word. */
export function signOf(marked: Marked): string {
  return String.fromCharCode(FIRST_SIGN + markOf(marked));
}

/** What such a character says. */
export function markedAs(sign: string): Marked {
  return markedBy(sign.charCodeAt(0) - FIRST_SIGN);
}
