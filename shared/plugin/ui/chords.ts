/**
 * A table's own shortcuts: chords with Alt, for letters are for words; and single keys, in games in which nothing is
 * typed. A table registers them with the frame around it, which runs them under the same conditions as its own.
 */
import { computed, inject, onScopeDispose, type ComputedRef, type InjectionKey, type Ref } from 'vue';
import { sharedWords } from '#shared/messages.en.ts';
import { useSay } from './words.ts';

/** How a key is pressed: together with Alt, or by itself. */
export type Pressed = 'alt' | 'alone';

export interface Chords {
  /** Whether the person has shortcuts on; what is off is not named. */
  readonly on: Readonly<Ref<boolean>>;
  /** Runs `act` at the key of that place (`KeyR`), so pressed, while the match goes on; the answer takes it back. */
  add(code: string, act: () => void, pressed: Pressed): () => void;
}

export const CHORDS: InjectionKey<Chords> = Symbol('chords');

export interface Chord {
  /** “Alt+R”, or “R” for a single key; null where it does nothing. */
  readonly keys: ComputedRef<string | null>;
  /** For a `title`: the words for it, with the keys beside them where there are any. */
  readonly titled: ComputedRef<string>;
}

/** Said in `setup`, and taken back with the component. Without a frame nothing happens. `words` say what it does. */
export function useChord(code: string, act: () => void, words: () => string): Chord {
  return usePressed(code, act, words, 'alt');
}

/**
 * The same for a single key, `KeyR` or `Digit2`, in a game in which no letters are typed. It runs without any modifier,
 * once for a key that is held, and not while a dialog is open or a field has the focus.
 */
export function useKey(code: string, act: () => void, words: () => string): Chord {
  return usePressed(code, act, words, 'alone');
}

function usePressed(code: string, act: () => void, words: () => string, pressed: Pressed): Chord {
  const chords = inject(CHORDS, null);
  const say = useChordWords();
  if (chords !== null) onScopeDispose(chords.add(code, act, pressed));
  const keys = computed(() => (chords?.on.value === true ? say.keys(code, pressed) : null));
  return { keys, titled: computed(() => say.titled(words(), keys.value)) };
}

export interface ChordWords {
  /** “Alt+R” for `KeyR`; “R” for the key alone. */
  keys(code: string, pressed?: Pressed): string;
  /** “Turn the board (Alt+R)”; the name alone without keys. */
  titled(name: string, keys: string | null): string;
}

/** How chords are named in the language around. */
export function useChordWords(): ChordWords {
  const say = useSay(sharedWords);
  return {
    keys(code, pressed = 'alt') {
      const key = code.replace(/^(Key|Digit)/, '');
      return pressed === 'alt' ? say('chord.alt', { key }) : key;
    },
    titled: (name, keys) => (keys === null ? name : say('chord.titled', { name, keys })),
  };
}
