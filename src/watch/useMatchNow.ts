/** The time of a match that goes on, for a table that has no clock of its own. */
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef } from 'vue';
import type { Watched } from './watched.ts';

/** ms between two looks: the table tells seconds. */
const LOOK_EVERY = 1000;

/** Match time in ms, from second to second as long as `runs`; else where it was last. */
export function useMatchNow(watched: Watched, runs: () => boolean): ComputedRef<number> {
  const now = shallowRef(watched.now());
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = (): void => {
    now.value = watched.now();
  };
  watch(
    runs,
    (does) => {
      clearInterval(timer);
      if (!does) return;
      look();
      timer = setInterval(look, LOOK_EVERY);
    },
    { immediate: true },
  );
  onScopeDispose(() => clearInterval(timer));
  return computed(() => now.value);
}
