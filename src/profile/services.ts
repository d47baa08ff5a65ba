/** What the profile needs of the browser, given once at the start, so that tests can give something else. */
import { shallowRef, type InjectionKey, type ShallowRef } from 'vue';
import { createIndexedDbStore } from '#shared/match/indexedDbStore.ts';
import { createMemoryStore, type MatchStore } from '#shared/match/matchStore.ts';
import type { ResourceLoader } from '#shared/plugin/resources.ts';
import type { OwnListStore } from '#src/lexicon/ownListStore.ts';
import { say } from '#src/shell/say.ts';
import { createAlone } from './alone.ts';
import { createBrowserNotes, type BrowserNotes } from './browserNotes.ts';
import { createCarriedStore, type CarriedStore } from './carriedStore.ts';
import { createListServices } from './listServices.ts';
import { createResilientStore } from './resilientStore.ts';

export interface Services {
  readonly matches: MatchStore;
  readonly carried: CarriedStore;
  readonly notes: BrowserNotes;
  /** Word lists of the person's own; what keeps them is fetched with the first call. */
  lists(): Promise<OwnListStore>;
  /** Fetches what a match needs. Rejects with one sentence where that is not here. */
  readonly load: ResourceLoader;
  /** One sentence while the browser refuses to keep matches, or null. */
  readonly storageFault: ShallowRef<string | null>;
  /** A seed for a match: 0 … 2³²−1. */
  seed(): number;
  /** A name for a match that no other has. */
  matchId(): string;
}

export const SERVICES: InjectionKey<Services> = Symbol('services');

export function createServices(): Services {
  const notes = createBrowserNotes(() => localStorage);
  const storageFault = shallowRef<string | null>(null);
  const now = (): number => Date.now();
  const refuse = (error: unknown): void => {
    console.warn('Matches cannot be kept:', error);
    storageFault.value = say('storage.forbidden');
  };
  /** A browser without any database, or one that forbids even to look at it, refuses before anything is asked of it. */
  function databaseOrMemory(): MatchStore {
    try {
      if (typeof indexedDB !== 'undefined') {
        return createResilientStore(createIndexedDbStore(now, notes), now, refuse);
      }
      refuse('this browser has no database');
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      refuse(error);
    }
    return createMemoryStore(now);
  }
  // `locks` is missing on pages that are not secure, whatever its type says.
  const { locks }: { locks?: LockManager } = navigator;
  const { lists, load } = createListServices(refuse);
  return {
    matches: databaseOrMemory(),
    carried: createCarriedStore(notes, createAlone(locks)),
    notes,
    lists,
    load,
    storageFault,
    seed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    matchId: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join(''),
  };
}
