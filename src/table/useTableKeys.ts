/** The shortcuts of a table, the frame's and its own, all of them chords with Alt: letters are for words. */
import { computed, onMounted, onUnmounted, provide } from 'vue';
import { CHORDS } from '#shared/plugin/ui/chords.ts';
import { usePreferences } from '#src/profile/usePreferences.ts';

export interface TableKeys {
  readonly pause: () => void;
  readonly sound: () => void;
  readonly sayTime: () => void;
  readonly undo: () => void;
}

/** By the place of the key, so that they work on any keyboard and where Alt writes signs of its own. */
const FRAME_CHORDS: Readonly<Record<string, keyof TableKeys>> = {
  KeyP: 'pause',
  KeyM: 'sound',
  KeyT: 'sayTime',
  KeyU: 'undo',
};
/** They change nothing on the page, so that they work behind a dialog too. */
const ALWAYS: readonly (keyof TableKeys)[] = ['sound', 'sayTime'];

/** Hears the frame's chords, and those that the table registers for as long as the match `runs`. */
export function useTableKeys(keys: TableKeys, runs: () => boolean): void {
  const profile = usePreferences();
  const own = new Map<string, () => void>();

  provide(CHORDS, {
    on: computed(() => profile.preferences.shortcuts),
    add(code, act) {
      own.set(code, act);
      return () => {
        if (own.get(code) === act) own.delete(code);
      };
    },
  });

  function run(code: string): void {
    const chord = FRAME_CHORDS[code];
    const dialog = document.querySelector('dialog[open]') !== null;
    if (chord === undefined) {
      if (!dialog && runs()) own.get(code)?.();
    } else if (!dialog || ALWAYS.includes(chord)) {
      keys[chord]();
    }
  }

  function hear(event: KeyboardEvent): void {
    if (FRAME_CHORDS[event.code] === undefined && !own.has(event.code)) return;
    // Ctrl and Alt together are AltGr, which writes letters on many keyboards.
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!profile.preferences.shortcuts) return;
    event.preventDefault();
    if (!event.repeat) run(event.code);
  }

  onMounted(() => {
    document.addEventListener('keydown', hear);
  });
  onUnmounted(() => {
    document.removeEventListener('keydown', hear);
  });
}
