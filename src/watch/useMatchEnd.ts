/** How far a watched match has come: known of a record, and told again and again while the match goes on. */
import { computed, onScopeDispose, shallowRef, type ComputedRef } from 'vue';
import type { Playhead } from './usePlayhead.ts';
import type { Watched } from './watched.ts';

/** ms between two looks: time goes on where nothing happens, and nobody reads faster. */
const LOOK_EVERY = 200;

/** Match time in ms. */
export function useMatchEnd(watched: Watched, playhead: Playhead): ComputedRef<number> {
  const now = shallowRef(watched.now());
  if (watched.host !== null) {
    const timer = setInterval(() => {
      now.value = watched.now();
    }, LOOK_EVERY);
    onScopeDispose(() => {
      clearInterval(timer);
    });
  }
  return computed(() => Math.max(now.value, playhead.end.value));
}
