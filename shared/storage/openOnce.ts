/** A database of the browser (IndexedDB), open for as long as it is used: for the stores that know it. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/**
 * What opens the database of that name on its first call, and gives the same connection to every later one. It gives
 * way to another page that wants a newer version or to delete it, and opens anew at the next call after that, or after
 * the browser closed it. A call rejects where the database cannot be had (forbidden, full, or of a newer version); the
 * next one tries again. `create` makes its stores where there is none yet.
 */
export function openOnce<Schema extends DBSchema>(
  name: string,
  version: number,
  create: (db: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;

  return () => {
    opened ??= openDB<Schema>(name, version, {
      upgrade: create,
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
  };
}
