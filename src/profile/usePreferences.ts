/** This person's preferences: read once, kept at every change, and followed when another tab changes them. */
import { defineStore } from 'pinia';
import { inject, shallowRef } from 'vue';
import { readPreferences, type Preferences } from './preferences.ts';
import { parsedJson } from '#shared/json.ts';
import { SERVICES } from './services.ts';

const KEY = 'quoin:preferences';
/** Where earlier versions kept the one preference they had. */
const MUTED_KEY = 'quoin:muted';

export const usePreferences = defineStore('preferences', () => {
  const services = inject(SERVICES);
  if (services === undefined) throw new Error('The profile’s services are not provided.');
  const { notes } = services;

  const preferences = shallowRef<Preferences>(load());

  function load(): Preferences {
    const text = notes.get(KEY);
    const read = readPreferences(text === null ? null : parsedJson(text));
    return text === null && notes.get(MUTED_KEY) === 'yes' ? { ...read, sound: false } : read;
  }

  /** Changes some of them at once; answers whether the browser keeps them beyond this page. */
  function change(to: Partial<Preferences>): boolean {
    // Another tab may have changed the others meanwhile.
    preferences.value = { ...load(), ...to };
    return notes.set(KEY, JSON.stringify(preferences.value));
  }

  /** Another tab has written; this one follows. */
  function follow({ key }: { readonly key: string | null }): void {
    if (key === KEY || key === null) preferences.value = load();
  }

  return { preferences, change, follow };
});
