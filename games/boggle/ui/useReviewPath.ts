/** The word that is looked at in a review, and which of its ways is shown. */
import { computed, shallowRef, watch, type ComputedRef, type Ref } from 'vue';
import type { PathFinder } from '../wordPaths.ts';

export interface ReviewPath {
  readonly chosen: Readonly<Ref<string | null>>;
  readonly paths: ComputedRef<readonly (readonly number[])[]>;
  /** Which of them is shown, from 0. */
  readonly at: Readonly<Ref<number>>;
  /** Its cells; none where no word is chosen, or one that is not on the board. */
  readonly path: ComputedRef<readonly number[]>;
  /** Chooses a word; the one that is chosen already is let go. */
  choose(word: string): void;
  /** On to the next way, after the last to the first. */
  next(): void;
  forget(): void;
}

const NOWHERE: readonly number[] = [];

/** Nothing is looked up before a word is chosen. With a cube picked, the first way shown is one through it. */
export function useReviewPath(finder: () => PathFinder, through: () => number | null): ReviewPath {
  const chosen = shallowRef<string | null>(null);
  const at = shallowRef(0);
  const paths = computed(() => (chosen.value === null ? [] : finder().paths(chosen.value)));
  const path = computed(() => paths.value[at.value] ?? NOWHERE);

  function begin(): void {
    const cell = through();
    const first = cell === null ? 0 : paths.value.findIndex((cells) => cells.includes(cell));
    at.value = Math.max(0, first);
  }
  watch([chosen, through], begin, { flush: 'sync' });

  return {
    chosen,
    paths,
    at,
    path,
    choose(word) {
      chosen.value = chosen.value === word ? null : word;
    },
    next() {
      at.value = paths.value.length === 0 ? 0 : (at.value + 1) % paths.value.length;
    },
    forget() {
      chosen.value = null;
    },
  };
}
