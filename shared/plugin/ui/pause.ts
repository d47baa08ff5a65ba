/**
 * What a table knows of a pause. The frame hides a paused match behind a card, so that nobody thinks on in time
 * that stands still. A table that says so hides its secrets itself, and keeps its other controls in use: a move
 * made while paused is taken as any other, and the match stays paused if its clock would run on.
 */
import { inject, readonly, shallowRef, type InjectionKey, type Ref } from 'vue';

export interface Pause {
  /** Up before the match's clock stops: what is still to be sent, a table sends at once (`flush: 'sync'`). */
  readonly paused: Readonly<Ref<boolean>>;
  /** Said in `setup`: the frame then leaves the table in sight. */
  hidesItself(): void;
}

export const PAUSE: InjectionKey<Pause> = Symbol('pause');

/** For a table that hides itself what a paused match must not show; never paused where there is no frame. */
export function useOwnCurtain(): Readonly<Ref<boolean>> {
  const pause = inject(PAUSE, null);
  pause?.hidesItself();
  return pause?.paused ?? readonly(shallowRef(false));
}
