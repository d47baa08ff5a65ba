/** The shortcuts of a table, the frame's and its own, all of them chords with Alt: letters are for words. */
import { computed, onMounted, onUnmounted, provide } from 'vue';
import { CHORDS } from '#shared/plugin/ui/chords.ts';
import { usePreferences } from '#src/profile/usePreferences.ts';
import { TABLE_KEYS, type TableAct } from '#src/shell/keys.ts';

export type TableKeys = Readonly<Record<TableAct, () => void>>;

const FRAME_CHORDS: ReadonlyMap<string, TableAct> = new Map(TABLE_KEYS.map(({ code, act }) => [code, act]));
/** They change nothing on the page, so that they work behind a dialog too. */
const ALWAYS: readonly TableAct[] = ['sound', 'sayTime'];

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
    const chord = FRAME_CHORDS.get(code);
    const dialog = document.querySelector('dialog[open]') !== null;
    if (chord === undefined) {
      if (!dialog && runs()) own.get(code)?.();
    } else if (!dialog || ALWAYS.includes(chord)) {
      keys[chord]();
    }
  }

  function hear(event: KeyboardEvent): void {
    if (!FRAME_CHORDS.has(event.code) && !own.has(event.code)) return;
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
