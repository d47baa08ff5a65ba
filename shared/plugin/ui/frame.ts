/**
 * What a table may settle with the frame around it. The frame draws the prompt, the clocks, the scores, the seats and
 * a way to quit for every game; a table that draws some of them itself says so. It may also name the moment beside
 * the game's title, and put tools of its own into the bar.
 */
import { inject, onScopeDispose, shallowRef, watchEffect, type InjectionKey, type Ref } from 'vue';

export type FramePart = 'prompt' | 'clocks' | 'scores' | 'quit';

export interface Frame {
  /** The table draws these itself. */
  leave(parts: readonly FramePart[]): void;
  /** What stands beside the title ("Round 3, first to 100"); empty for nothing. */
  name(moment: string): void;
  /** Where a table's tools go, to `Teleport` into; null until the bar is there. */
  readonly tools: Readonly<Ref<HTMLElement | null>>;
}

export const FRAME: InjectionKey<Frame> = Symbol('frame');

/** Said in `setup`: the frame then leaves these parts to the table. */
export function useOwnParts(...parts: readonly FramePart[]): void {
  inject(FRAME, null)?.leave(parts);
}

/** Names the moment beside the title for as long as the table stands. */
export function useMoment(moment: () => string): void {
  const frame = inject(FRAME, null);
  if (frame === null) return;
  watchEffect(() => frame.name(moment()));
  onScopeDispose(() => frame.name(''));
}

/** Where to `Teleport` tools into; null where there is no frame. */
export function useFrameTools(): Readonly<Ref<HTMLElement | null>> {
  return inject(FRAME, null)?.tools ?? shallowRef(null);
}
