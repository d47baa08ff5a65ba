/**
 * The shortcuts of a table. The frame's are chords with Alt, for at some tables letters are typed; a table's own are
 * chords too, or single keys where it takes no letters.
 */
import { computed, onMounted, onUnmounted, provide } from 'vue';
import { CHORDS, type Pressed } from '#shared/plugin/ui/chords.ts';
import { usePreferences } from '#src/profile/usePreferences.ts';
import { TABLE_KEYS, type TableAct } from '#src/shell/tableKeys.ts';

export type TableKeys = Readonly<Record<TableAct, () => void>>;

const FRAME_CHORDS: ReadonlyMap<string, TableAct> = new Map(TABLE_KEYS.map(({ code, act }) => [code, act]));
/** They change nothing on the page, so that they work behind a dialog too. */
const ALWAYS: readonly TableAct[] = ['sound', 'sayTime'];
/** What has letters of its own: fields to write in, and lists in which they choose. */
const TAKES_LETTERS = 'input, select, textarea, [contenteditable], [role=menu], [role=listbox]';

/** Hears the frame's chords, and the keys that the table registers for as long as the match `runs`. */
export function useTableKeys(keys: TableKeys, runs: () => boolean): void {
  const profile = usePreferences();
  const own: Readonly<Record<Pressed, Map<string, () => void>>> = { alt: new Map(), alone: new Map() };

  provide(CHORDS, {
    on: computed(() => profile.preferences.shortcuts),
    add(code, act, pressed) {
      own[pressed].set(code, act);
      return () => {
        if (own[pressed].get(code) === act) own[pressed].delete(code);
      };
    },
  });

  function run(code: string): void {
    const chord = FRAME_CHORDS.get(code);
    if (chord === undefined) {
      if (!isDialogOpen() && runs()) own.alt.get(code)?.();
    } else if (!isDialogOpen() || ALWAYS.includes(chord)) {
      keys[chord]();
    }
  }

  function hearChord(event: KeyboardEvent): void {
    if (!FRAME_CHORDS.has(event.code) && !own.alt.has(event.code)) return;
    event.preventDefault();
    if (!event.repeat) run(event.code);
  }

  /** A key that would do nothing here is left to whoever else has a use for it. */
  function hearAlone(event: KeyboardEvent): void {
    const act = own.alone.get(placeOf(event));
    if (act === undefined || event.isComposing || event.defaultPrevented) return;
    if (isDialogOpen() || takesLetters(event.target) || !runs()) return;
    event.preventDefault();
    if (!event.repeat) act();
  }

  function hear(event: KeyboardEvent): void {
    // Ctrl and Alt together are AltGr, which writes letters on many keyboards.
    if (event.ctrlKey || event.metaKey || event.shiftKey || !profile.preferences.shortcuts) return;
    if (event.altKey) hearChord(event);
    else hearAlone(event);
  }

  onMounted(() => {
    document.addEventListener('keydown', hear);
  });
  onUnmounted(() => {
    document.removeEventListener('keydown', hear);
  });
}

/** By the letter that stands on the key; by its place where it writes no Latin one, and for digits. */
function placeOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : code;
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

function takesLetters(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKES_LETTERS) !== null;
}
