/** Word lists of a person's own: what is known of each, and where they are kept. */

/** A list as it is shown: enough to choose one, without its words. */
export interface OwnList {
  /** Of its words: the same words are the same list. */
  readonly hash: string;
  readonly title: string;
  /** How many words. */
  readonly size: number;
  /** ms since 1970 when it was added here. */
  readonly added: number;
}

/** Every method rejects while the lists cannot be had or kept. */
export interface OwnListStore {
  /** In the order of their titles. */
  list(): Promise<readonly OwnList[]>;
  /** Sorted; null where there is no such list. */
  words(hash: string): Promise<readonly string[] | null>;
  /** In the place of one with the same hash. */
  add(list: OwnList, words: readonly string[]): Promise<void>;
  rename(hash: string, title: string): Promise<void>;
  remove(hash: string): Promise<void>;
}

/** A store that forgets with the page: for tests, and where nothing else may be used. */
export function createMemoryLists(): OwnListStore {
  const kept = new Map<string, { readonly list: OwnList; readonly words: readonly string[] }>();
  return {
    list: () => Promise.resolve(inOrder([...kept.values()].map(({ list }) => list))),
    words: (hash) => Promise.resolve(kept.get(hash)?.words ?? null),
    add(list, words) {
      kept.set(list.hash, { list, words });
      return Promise.resolve();
    },
    rename(hash, title) {
      const there = kept.get(hash);
      if (there !== undefined) kept.set(hash, { ...there, list: { ...there.list, title } });
      return Promise.resolve();
    },
    remove(hash) {
      kept.delete(hash);
      return Promise.resolve();
    },
  };
}

/**
 * Lists in the browser's database; where it refuses to take one, in memory until the page closes, and `onRefused` is
 * told.
 */
export function createResilientLists(kept: OwnListStore, onRefused: (error: unknown) => void): OwnListStore {
  const memory = createMemoryLists();
  const of = async (hash: string): Promise<OwnListStore> =>
    (await memory.words(hash)) === null ? kept : memory;
  return {
    async list() {
      const here = await memory.list();
      try {
        const hashes = new Set(here.map(({ hash }) => hash));
        return inOrder([...here, ...(await kept.list()).filter(({ hash }) => !hashes.has(hash))]);
      } catch (error) {
        onRefused(error);
        return here;
      }
    },
    async words(hash) {
      return (await of(hash)).words(hash);
    },
    async add(list, words) {
      try {
        await kept.add(list, words);
        await memory.remove(list.hash);
      } catch (error) {
        await memory.add(list, words);
        onRefused(error);
      }
    },
    async rename(hash, title) {
      await (await of(hash)).rename(hash, title);
    },
    async remove(hash) {
      const store = await of(hash);
      await store.remove(hash);
    },
  };
}

/** In the order of their titles. */
export function inOrder(lists: readonly OwnList[]): readonly OwnList[] {
  return lists.toSorted((a, b) => a.title.localeCompare(b.title) || (a.hash < b.hash ? -1 : 1));
}
