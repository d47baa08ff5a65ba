/** Word lists of a person's own in the browser, in a database of their own beside that of the matches. */
import type { DBSchema } from 'idb';
import * as v from 'valibot';
import { openOnce } from '#shared/storage/openOnce.ts';
import { inOrder, type OwnList, type OwnListStore } from './ownListStore.ts';

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
  const database = openOnce<Schema>(DATABASE, VERSION, (db) => {
    db.createObjectStore('lists', { keyPath: 'hash' });
    db.createObjectStore('words');
  });

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
