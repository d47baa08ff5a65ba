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
import { remaining } from '#shared/timer/remaining.ts';
import { MATCH_NOW } from './matchClockKey.ts';

/**
 * ms left until `due` (match time; null for no limit), renewed when the seconds shown change and when the
 * page comes back to sight. Each look is due − now, so that late timers cannot stretch it.
 */
export function useRemaining(due: MaybeRefOrGetter<number | null>): Readonly<Ref<number | null>> {
  const now = inject(MATCH_NOW, () => standing, true);
  const left = shallowRef<number | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    clearTimeout(timer);
    const end = toValue(due);
    left.value = end === null ? null : remaining(end, now());
    if (left.value === null || left.value === 0) return;
    timer = setTimeout(look, left.value % 1000 || 1000);
  }

  watch(() => toValue(due), look, { immediate: true });
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
