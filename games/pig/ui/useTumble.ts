/**
 * The die takes a moment to come to rest, and until then the table shows what was before: nobody reads the total before
 * the die. Where things are to stand still, and wherever a moment is jumped to, all is there at once.
 */
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue';
import { isStill } from '#shared/plugin/ui/still.ts';
import { useWatching } from '#shared/plugin/ui/watching.ts';
import type { PigData } from '../data.ts';

/** ms that a die tumbles at most. */
const LONGEST = 560;

export interface Throw {
  readonly n: number;
  readonly dice: readonly number[];
  /** ms until they lie. */
  readonly lasts: number;
}

export interface Tumble {
  /** What the table shows: the newest, or while dice tumble what was before. */
  readonly shown: ShallowRef<PigData>;
  /** The dice that tumble; null while all lie still. */
  readonly thrown: ShallowRef<Throw | null>;
  /** They lie at once. */
  settle(): void;
}

export function useTumble(newest: () => PigData): Tumble {
  const watching = useWatching();
  const shown = shallowRef(newest());
  const thrown = shallowRef<Throw | null>(null);
  /** What is shown once they lie. */
  let next = newest();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function settle(): void {
    clearTimeout(timer);
    thrown.value = null;
    if (shown.value !== next) shown.value = next;
  }

  watch(
    newest,
    (now, before) => {
      if (thrown.value !== null && now.n === before.n) {
        next = now;
        if (watching.value) shown.value = now;
        return;
      }
      // What has come before is told before what comes now.
      settle();
      next = now;
      const dice = now.n === before.n + 1 ? (now.last?.dice ?? null) : null;
      if (dice === null || isStill()) {
        settle();
        return;
      }
      const lasts = lengthOf(now);
      thrown.value = { n: now.n, dice, lasts };
      timer = setTimeout(settle, lasts);
      // A moment of a replay is shown as it is; only the dice still tumble in it.
      if (watching.value) shown.value = now;
    },
    { flush: 'sync' },
  );
  onScopeDispose(() => {
    clearTimeout(timer);
  });

  return { shown, thrown, settle };
}

/** Those of a computer lie well before its next decision. */
function lengthOf({ last, self, pace }: PigData): number {
  return last?.by === self ? LONGEST : Math.min(LONGEST, Math.round(pace * 0.7));
}
