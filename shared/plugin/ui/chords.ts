/**
 * A table's own shortcuts, all of them chords with Alt: letters are for words. A table registers them with the frame
 * around it, which runs them under the same conditions as its own.
 */
import { computed, inject, onScopeDispose, type ComputedRef, type InjectionKey, type Ref } from 'vue';
import { sharedWords } from '#shared/messages.en.ts';
import { useSay } from './words.ts';

export interface Chords {
  /** Whether the person has shortcuts on; what is off is not named. */
  readonly on: Readonly<Ref<boolean>>;
  /** Runs `act` at Alt and the key at that place (`KeyR`) while the match goes on; the answer takes it back. */
  add(code: string, act: () => void): () => void;
}

export const CHORDS: InjectionKey<Chords> = Symbol('chords');

export interface Chord {
  /** "Alt+R"; null where the chord does nothing. */
  readonly keys: ComputedRef<string | null>;
  /** For a `title`: the words for it, with the chord beside them where there is one. */
  readonly titled: ComputedRef<string>;
}

/** Said in `setup`, and taken back with the component. Without a frame nothing happens. `words` say what it does. */
export function useChord(code: string, act: () => void, words: () => string): Chord {
  const chords = inject(CHORDS, null);
  const say = useChordWords();
  if (chords !== null) onScopeDispose(chords.add(code, act));
  const keys = computed(() => (chords?.on.value === true ? say.keys(code) : null));
  return { keys, titled: computed(() => say.titled(words(), keys.value)) };
}

export interface ChordWords {
  /** "Alt+R" for `KeyR`. */
  keys(code: string): string;
  /** "Turn the board (Alt+R)"; the name alone without keys. */
  titled(name: string, keys: string | null): string;
}

/** How chords are named in the language around. */
export function useChordWords(): ChordWords {
  const say = useSay(sharedWords);
  return {
    keys: (code) => say('chord.alt', { key: code.replace(/^(Key|Digit)/, '') }),
    titled: (name, keys) => (keys === null ? name : say('chord.titled', { name, keys })),
  };
}
