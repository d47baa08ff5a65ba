/**
 * A table that is looked at and not played: a moment of a replay, or a match seen beside another. The frame lends it
 * silence by itself (sounds, announcements, chords, hints); what a table does of its own accord it asks here for.
 */
import { inject, readonly, shallowRef, type InjectionKey, type Ref } from 'vue';

export const WATCHING: InjectionKey<Readonly<Ref<boolean>>> = Symbol('watching');

/** Whether to leave the focus where it is and to open no dialog; false where nobody says so. */
export function useWatching(): Readonly<Ref<boolean>> {
  return inject(WATCHING, () => readonly(shallowRef(false)), true);
}

export const MAY_INTERRUPT: InjectionKey<Readonly<Ref<boolean>>> = Symbol('may interrupt');

/**
 * Whether a dialog may open that nobody has asked for, such as that of the end of a game; true where nobody says so.
 * While it may not, a table goes on as if it had been closed: what can be done there has a place at the table too.
 */
export function useMayInterrupt(): Readonly<Ref<boolean>> {
  return inject(MAY_INTERRUPT, () => readonly(shallowRef(true)), true);
}
