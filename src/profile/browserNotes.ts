/** Small things kept at once, as text. What the browser refuses to keep is kept until the page closes. */
import type { QuickNotes } from '#shared/match/indexedDbStore.ts';

export interface BrowserNotes extends QuickNotes {
  /** Answers whether the browser kept it; if not, it is remembered until the page closes. */
  set(key: string, value: string): boolean;
  /** The keys there are now, those of other programs on the same address among them. */
  keys(): readonly string[];
}

/** Over `localStorage`, which may be forbidden, full, or gone: hence the getter. */
export function createBrowserNotes(storage: () => Storage): BrowserNotes {
  const unkept = new Map<string, string>();

  function attempt<T>(work: (kept: Storage) => T, otherwise: T): T {
    try {
      return work(storage());
    } catch (error) {
      // Whatever the browser has against it, the answer is the same: it is not kept.
      if (error instanceof DOMException) return otherwise;
      throw error;
    }
  }

  return {
    get(key) {
      return unkept.get(key) ?? attempt((kept) => kept.getItem(key), null);
    },
    set(key, value) {
      const done = attempt((kept) => {
        // A full disc takes nothing, not even what it has.
        if (kept.getItem(key) !== value) kept.setItem(key, value);
        return true;
      }, false);
      if (done) unkept.delete(key);
      else unkept.set(key, value);
      return done;
    },
    keys() {
      const kept = attempt(
        (storage) => Array.from({ length: storage.length }, (_, n) => storage.key(n) ?? ''),
        [],
      );
      return [...new Set([...unkept.keys(), ...kept])];
    },
    remove(key) {
      unkept.delete(key);
      attempt((kept) => {
        kept.removeItem(key);
      }, undefined);
    },
  };
}
