/** The frame's shortcuts, all of them chords with Alt: letters are for words. */
import { onMounted, onUnmounted } from 'vue';
import { usePreferences } from '#src/profile/usePreferences.ts';

export interface TableKeys {
  readonly pause: () => void;
  readonly sound: () => void;
  readonly sayTime: () => void;
  readonly undo: () => void;
}

/** By the place of the key, so that they work on any keyboard and where Alt writes signs of its own. */
const CHORDS: Readonly<Record<string, keyof TableKeys>> = {
  KeyP: 'pause',
  KeyM: 'sound',
  KeyT: 'sayTime',
  KeyU: 'undo',
};

export function useTableKeys(keys: TableKeys): void {
  const profile = usePreferences();

  function hear(event: KeyboardEvent): void {
    const chord = CHORDS[event.code];
    // Ctrl and Alt together are AltGr, which writes letters on many keyboards.
    if (chord === undefined || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!profile.preferences.shortcuts) return;
    event.preventDefault();
    if (!event.repeat) keys[chord]();
  }

  onMounted(() => {
    document.addEventListener('keydown', hear);
  });
  onUnmounted(() => {
    document.removeEventListener('keydown', hear);
  });
}
