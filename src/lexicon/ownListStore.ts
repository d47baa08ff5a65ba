/** Word lists of a person's own: kept in the browser, in a database of their own beside that of the matches. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import * as v from 'valibot';

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

interface Schema extends DBSchema {
  lists: { key: string; value: OwnList };
  /** The words of a list, by its hash, as one text with a line a word. */
  words: { key: string; value: string };
}

const DATABASE = 'quoin-word-lists';
const VERSION = 1;

const OWN_LIST = v.object({
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  title: v.pipe(v.string(), v.minLength(1)),
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  added: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)), 0),
});

/** Opens the database on first use, and tries anew at the next call where it could not be had. */
export function createIndexedDbLists(): OwnListStore {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;

  function database(): Promise<IDBPDatabase<Schema>> {
    opened ??= openDB<Schema>(DATABASE, VERSION, {
      upgrade(db) {
        db.createObjectStore('lists', { keyPath: 'hash' });
        db.createObjectStore('words');
      },
      blocking(_current, _blocked, event) {
        if (event.target instanceof IDBDatabase) event.target.close();
        opened = null;
      },
      terminated() {
        opened = null;
      },
    }).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  }

  return {
    async list() {
      const rows: readonly unknown[] = await (await database()).getAll('lists');
      return inOrder(
        rows.flatMap((row) => {
          const read = v.safeParse(OWN_LIST, row);
          return read.success ? [read.output] : [];
        }),
      );
    },
    async words(hash) {
      const text: unknown = await (await database()).get('words', hash);
      return typeof text === 'string' ? text.split('\n') : null;
    },
    async add(list, words) {
      const work = (await database()).transaction(['lists', 'words'], 'readwrite');
      await Promise.all([
        work.objectStore('lists').put(list),
        work.objectStore('words').put(words.join('\n'), list.hash),
        work.done,
      ]);
    },
    async rename(hash, title) {
      const work = (await database()).transaction('lists', 'readwrite');
      const kept = await work.store.get(hash);
      if (kept !== undefined) await work.store.put({ ...kept, title });
      await work.done;
    },
    async remove(hash) {
      const work = (await database()).transaction(['lists', 'words'], 'readwrite');
      await Promise.all([
        work.objectStore('lists').delete(hash),
        work.objectStore('words').delete(hash),
        work.done,
      ]);
    },
  };
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

function inOrder(lists: readonly OwnList[]): readonly OwnList[] {
  return lists.toSorted((a, b) => a.title.localeCompare(b.title) || (a.hash < b.hash ? -1 : 1));
}
