/**
 * The table that is played, lent to dev mode: at the newest moment it stands there instead of a second one that would
 * only show the same. It is moved, not made anew, and comes back when it is not shown there any more.
 */
import type { InjectionKey, Ref, ShallowRef } from 'vue';
import type { Viewer } from '#shared/plugin/view.ts';

export interface LiveStage {
  /** Whose view it shows. */
  readonly viewer: Readonly<Ref<Viewer>>;
  /** Whether it may be lent: not while a pause covers it, nor after it has stopped by a mistake. */
  readonly free: Readonly<Ref<boolean>>;
  /** Where it stands now; null for its own place. */
  readonly place: ShallowRef<HTMLElement | null>;
}

export const LIVE_STAGE: InjectionKey<LiveStage> = Symbol('live stage');
