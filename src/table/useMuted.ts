import { shallowRef, type ShallowRef } from 'vue';
import type { QuickNotes } from '#shared/match/indexedDbStore.ts';

const KEY = 'quoin:muted';

/** Whether sounds are off: remembered once chosen. A match from a file starts without them. */
export function useMuted(
  notes: QuickNotes,
  quiet: boolean,
): { readonly muted: ShallowRef<boolean>; toggle(): void } {
  const muted = shallowRef(quiet || notes.get(KEY) === 'yes');
  return {
    muted,
    toggle() {
      muted.value = !muted.value;
      if (muted.value) notes.set(KEY, 'yes');
      else notes.remove(KEY);
    },
  };
}
