import {
  inject,
  onScopeDispose,
  readonly,
  shallowRef,
  toValue,
  watch,
  type MaybeRefOrGetter,
  type Ref,
} from 'vue';
import { useWatching } from '#shared/plugin/ui/watching.ts';
import { remaining } from '#shared/timer/remaining.ts';
import { MATCH_NOW } from './matchClockKey.ts';

/** Least ms between two looks: a timer that fires a hair early must not look again and again. */
const LEAST_WAIT = 10;
/** The same while time stands still (the match is paused). */
const LEAST_WAIT_STANDING = 250;

/**
 * ms left until `due` (match time; null for no limit), renewed when the seconds shown change and when the
 * page comes back to sight. Each look is due − now, so that late timers cannot stretch it. At a table that is watched
 * time passes only as its frame says, whose match time is reactive there: it is followed at once, and by no timer.
 */
export function useRemaining(due: MaybeRefOrGetter<number | null>): Readonly<Ref<number | null>> {
  const now = inject(MATCH_NOW, () => standing, true);
  const watching = useWatching();
  const left = shallowRef<number | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    clearTimeout(timer);
    const before = left.value;
    const end = toValue(due);
    left.value = end === null ? null : remaining(end, now());
    if (left.value === null || left.value === 0 || watching.value) return;
    const least = left.value === before ? LEAST_WAIT_STANDING : LEAST_WAIT;
    timer = setTimeout(look, Math.max(least, left.value % 1000 || 1000));
  }

  watch(() => [toValue(due), watching.value ? now() : null], look, { immediate: true });
  document.addEventListener('visibilitychange', look);
  onScopeDispose(() => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  });
  return readonly(left);
}

function standing(): number {
  return 0;
}
