/** How a table offers to share a result in a place of its own, as a dialog at a game's end has one. The frame provides it. */
import { inject, readonly, shallowRef, type InjectionKey, type Ref } from 'vue';

export interface Share {
  /** Whether there is a result to share now. */
  readonly ready: Readonly<Ref<boolean>>;
  /** Shows it as text, to be copied or sent. */
  open(): void;
}

export const SHARE: InjectionKey<Share> = Symbol('share');

/** Said in `setup`; there is nothing to share where there is no frame. */
export function useShare(): Share {
  return inject(SHARE, nothing, true);
}

function nothing(): Share {
  return {
    ready: readonly(shallowRef(false)),
    open() {
      // There is nobody to share it with.
    },
  };
}
