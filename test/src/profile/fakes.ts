/** Storage that can be told to refuse, and the smallest game that carries something. */
import * as v from 'valibot';
import { shallowRef } from 'vue';
import type { Carry } from '#shared/plugin/contract.ts';
import type { Json } from '#shared/json.ts';
import type { MatchStore } from '#shared/match/matchStore.ts';
import { createAlone } from '#src/profile/alone.ts';
import type { BrowserNotes } from '#src/profile/browserNotes.ts';
import { createCarriedStore } from '#src/profile/carriedStore.ts';
import { createMemoryLists, type OwnListStore } from '#src/lexicon/ownListStore.ts';
import type { Services } from '#src/profile/services.ts';
import { loaderOver } from '#test/src/lexicon/loadHere.ts';

export interface FakeStorage {
  readonly storage: Storage;
  /** Whether every call is refused, as private windows and full discs do. */
  refuse: boolean;
  /** Whether nothing new is taken, as a full disc does: what is there can be read. */
  full: boolean;
}

export function fakeStorage(): FakeStorage {
  const kept = new Map<string, string>();
  const fake = {
    refuse: false,
    full: false,
    storage: {
      get length() {
        return kept.size;
      },
      clear: () => kept.clear(),
      getItem: (key: string) => attempt(() => kept.get(key) ?? null),
      key: (n: number) => [...kept.keys()][n] ?? null,
      removeItem: (key: string) => attempt(() => void kept.delete(key)),
      setItem: (key: string, value: string) =>
        attempt(() => {
          if (fake.full) throw new DOMException('No room.', 'QuotaExceededError');
          kept.set(key, value);
        }),
    },
  };
  function attempt<T>(work: () => T): T {
    if (fake.refuse) throw new DOMException('No room.', 'QuotaExceededError');
    return work();
  }
  return fake;
}

const WORDS = v.array(v.string());

function wordsOf(carried: Json): readonly string[] {
  return v.parse(WORDS, carried);
}

/** A list of words: what was added in either match is kept, what either dropped is gone. */
export const wordsCarry: Carry = {
  schema: WORDS,
  initial: () => ['start'],
  of: () => null,
  merge(base, theirs, ours) {
    const [before, there, here] = [wordsOf(base), wordsOf(theirs), wordsOf(ours)];
    const added = here.filter((word) => !before.includes(word));
    const dropped = before.filter((word) => !here.includes(word));
    return [...new Set([...there.filter((word) => !dropped.includes(word)), ...added])].sort();
  },
};

/** The profile's services over a store and notes of the test's own; chance is none. */
export function fakeServices(
  matches: MatchStore,
  notes: BrowserNotes,
  lists: OwnListStore = createMemoryLists(),
): Services {
  return {
    matches,
    carried: createCarriedStore(notes, createAlone(undefined)),
    notes,
    lists: () => Promise.resolve(lists),
    load: loaderOver(lists),
    storageFault: shallowRef(null),
    seed: () => 1,
    matchId: () => 'b2',
  };
}
