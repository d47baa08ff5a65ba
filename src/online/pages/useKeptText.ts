/** A small thing this browser remembers for the next table: what one is called, which computer was asked last. */
import { inject } from 'vue';
import { SERVICES } from '#src/profile/services.ts';

/** Begins with `quoin:`, so that it goes when everything is deleted. */
type Key = 'quoin:table-name' | 'quoin:table-computer';

export interface KeptText {
  /** Empty where nothing was kept. */
  readonly kept: string;
  keep(text: string): void;
}

export function useKeptText(key: Key): KeptText {
  const services = inject(SERVICES);
  if (services === undefined) throw new Error('The profile’s services are not provided.');
  const { notes } = services;
  return {
    kept: notes.get(key) ?? '',
    keep(text) {
      notes.set(key, text);
    },
  };
}
