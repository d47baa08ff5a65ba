import { provide, readonly, shallowRef, type Ref, type ShallowRef } from 'vue';
import { FRAME, type FramePart } from '#shared/plugin/ui/frame.ts';

export interface FrameState {
  /** Whether the frame draws that part: the table does not draw it itself. */
  draws(part: FramePart): boolean;
  /** What stands beside the title; empty for nothing. */
  readonly moment: Readonly<Ref<string>>;
  /** Where the table's tools go: set once the bar is there. */
  readonly tools: ShallowRef<HTMLElement | null>;
}

/** Settles with the table who draws what. */
export function useFrame(): FrameState {
  const left = shallowRef<readonly FramePart[]>([]);
  const moment = shallowRef('');
  const tools = shallowRef<HTMLElement | null>(null);
  provide(FRAME, {
    leave(parts) {
      left.value = [...left.value, ...parts];
    },
    name(now) {
      moment.value = now;
    },
    tools,
  });
  return { draws: (part) => !left.value.includes(part), moment: readonly(moment), tools };
}
