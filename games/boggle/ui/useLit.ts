/** Which cells are lit: those of the word under the pen, of a word of the list that was chosen, or of one that is reviewed. */
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import type { BoggleData } from '../data.ts';
import type { Sheet } from './useSheet.ts';

export interface Lit {
  /** The word of the round whose path is shown. */
  readonly chosen: ShallowRef<string | null>;
  /** The cube through which the words of a review must run. */
  readonly through: ShallowRef<number | null>;
  /** The path that the review shows. */
  readonly reviewed: ShallowRef<readonly number[]>;
  /** In order. */
  readonly path: ComputedRef<readonly number[]>;
  /** Where the word lies besides. */
  readonly light: ComputedRef<readonly number[]>;
  /** The same again is given back. */
  choose(word: string): void;
  pick(cell: number): void;
  clear(): void;
}

const NOTHING: readonly number[] = [];

export function useLit(
  data: ComputedRef<BoggleData>,
  sheet: Pick<Sheet, 'text' | 'trail' | 'others' | 'written'>,
): Lit {
  const chosen = shallowRef<string | null>(null);
  const through = shallowRef<number | null>(null);
  const reviewed = shallowRef<readonly number[]>(NOTHING);

  // A word of the list is looked at until the text is written on. At once: what is said of the change comes after it.
  watch(
    sheet.text,
    () => {
      chosen.value = null;
    },
    { flush: 'sync' },
  );

  return {
    chosen,
    through,
    reviewed,
    path: computed(() => {
      if (data.value.lists !== null) return reviewed.value;
      if (chosen.value === null) return sheet.trail.value;
      return sheet.written.value?.find(({ word }) => word === chosen.value)?.path ?? NOTHING;
    }),
    light: computed(() =>
      data.value.lists === null && chosen.value === null ? sheet.others.value : NOTHING,
    ),
    choose(word) {
      chosen.value = chosen.value === word ? null : word;
    },
    pick(cell) {
      through.value = through.value === cell ? null : cell;
    },
    clear() {
      chosen.value = null;
      through.value = null;
      reviewed.value = NOTHING;
    },
  };
}
