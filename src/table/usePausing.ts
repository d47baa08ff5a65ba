/** Pausing as the frame does it: the table sends what it still holds before the clock stops. */
import { computed, provide, readonly, shallowRef, watch, type Ref, type ShallowRef } from 'vue';
import type { Host } from '#shared/match/hostTypes.ts';
import { PAUSE } from '#shared/plugin/ui/pause.ts';

export interface Pausing {
  /** Whether the whole table must be out of sight: paused, and it does not hide its secrets itself. */
  readonly covered: Readonly<Ref<boolean>>;
  pause(): void;
  /** Does something that the host takes only while time runs; if `stillRuns` then, it is paused again at once. */
  whileRunning<T>(act: () => T, stillRuns: () => boolean): T;
}

/** Lends the table the pause, and answers how the frame pauses. `paused` follows the host. */
export function usePausing(host: Host, paused: ShallowRef<boolean>): Pausing {
  const curtain = shallowRef(paused.value);
  const hidesItself = shallowRef(false);

  provide(PAUSE, {
    paused: readonly(curtain),
    hidesItself() {
      hidesItself.value = true;
    },
  });
  watch(
    paused,
    (now) => {
      curtain.value = now;
    },
    { flush: 'sync' },
  );

  function pause(): void {
    curtain.value = true;
    host.pause();
  }

  return {
    covered: computed(() => paused.value && !hidesItself.value),
    pause,
    whileRunning(act, stillRuns) {
      if (!host.paused()) return act();
      host.resume();
      const done = act();
      if (stillRuns()) pause();
      return done;
    },
  };
}
