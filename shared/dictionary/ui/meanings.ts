/** How a table looks up what a word means: the frame lends it the definitions that come with the arcade. */
import { inject, type InjectionKey } from 'vue';
import type { Defined } from '#shared/dictionary/definitions.ts';
import { yes } from '#shared/result.ts';

/** Looks words up; in any case of letters. */
export interface Meanings {
  define(word: string): Promise<Defined>;
}

export const MEANINGS: InjectionKey<Meanings> = Symbol('meanings');

/** The frame's definitions; where there is no frame, no word has one. */
export function useMeanings(): Meanings {
  return inject(MEANINGS, () => ({ define: async () => yes(null) }), true);
}
