/** A match as somebody far away sees it: what was so many ms ago, at the live moment as at any other. */
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef } from 'vue';
import type { FoldState } from '#shared/match/state.ts';
import { stateAtStep, stepAtTime } from '#shared/match/steps.ts';
import type { Playhead } from '#src/watch/usePlayhead.ts';
import type { Watched } from '#src/watch/watched.ts';

/** While time runs a clock is set so often (ms), though nothing happens. */
const CLOCK_MS = 250;

export interface Delayed {
  /** Match time shown, in ms. */
  readonly time: ComputedRef<number>;
  readonly state: ComputedRef<FoldState>;
  /** Steps that have happened and are not seen yet. */
  readonly behind: ComputedRef<number>;
}

/** `delay` in ms, not negative. Its timers end with the scope. */
export function useDelayed(
  { host, now, subscribe }: Pick<Watched, 'host' | 'now' | 'subscribe'>,
  playhead: Playhead,
  delay: () => number,
): Delayed {
  const reached = shallowRef(now());
  let timer: ReturnType<typeof setTimeout> | undefined;

  const time = computed(() => {
    // Of a match that goes on, the steps may be newer than the clock that was read last.
    const newest = playhead.live.value ? Math.max(reached.value, playhead.time.value) : playhead.time.value;
    return Math.max(0, newest - delay());
  });
  const index = computed(() => stepAtTime(playhead.steps.value, time.value));
  const state = computed((): FoldState => {
    const step = playhead.steps.value[index.value];
    // Without a delay it is the very moment of the playhead, also where several steps share its time.
    return step === undefined || delay() === 0 ? playhead.state.value : stateAtStep(step, time.value);
  });
  const behind = computed(() => (delay() === 0 ? 0 : playhead.index.value - index.value));

  function look(): void {
    clearTimeout(timer);
    reached.value = now();
    if (host === null || !playhead.live.value || host.paused()) return;
    const next = playhead.steps.value[index.value + 1];
    const wait = next === undefined ? CLOCK_MS : next.at + delay() - reached.value;
    timer = setTimeout(look, Math.min(Math.max(wait, 1), CLOCK_MS));
  }

  watch([playhead.live, delay], look, { immediate: true });
  onScopeDispose(subscribe(look));
  onScopeDispose(() => clearTimeout(timer));
  return { time, state, behind };
}
