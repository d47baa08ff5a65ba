import { onScopeDispose, watch } from 'vue';
import { whenIdle } from './whenIdle.ts';

/** Fetches what will soon be wanted, once the page is `ready`, drawn and idle; not on a page that was left before. */
export function useAhead(ready: () => boolean, fetch: () => Promise<unknown>): void {
  let callOff = (): void => {};

  async function attempt(): Promise<void> {
    try {
      await fetch();
    } catch (error) {
      // Whoever asks for it is told, should it fail then, too.
      console.warn('Not fetched ahead of time:', error);
    }
  }

  watch(
    ready,
    (now) => {
      callOff();
      if (now) callOff = whenIdle(() => void attempt());
    },
    { immediate: true, flush: 'post' },
  );
  onScopeDispose(() => {
    callOff();
  });
}
