/** Matches in the browser's own database: the head of a match once, its entries one by one. */
import type { DBSchema, IDBPDatabase } from 'idb';
import { canonicalJson } from '#shared/json.ts';
import { openOnce } from '#shared/storage/openOnce.ts';
import type { MatchBrief } from './brief.ts';
import type { Entry } from './entry.ts';
import { readHurriedNote } from './hurriedNote.ts';
import { DELETED, type MatchHead, type MatchStore } from './matchStore.ts';
import type { MatchRecord } from './record.ts';

/** A row as this version writes it; earlier ones kept neither when a match began nor what it stood at. */
interface Kept extends Omit<MatchHead, 'started' | 'brief' | 'origin'> {
  readonly started?: number;
  readonly brief?: MatchBrief | null;
  /** The record without its log. */
  readonly record: Omit<MatchRecord, 'log'>;
}

interface Schema extends DBSchema {
  matches: { key: string; value: Kept };
  entries: { key: [string, number]; value: Entry };
}

/** Text kept at once: `localStorage`, or nothing where it is forbidden. */
export interface QuickNotes {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

const DATABASE = 'quoin-matches';
const VERSION = 1;

/**
 * Opens the store on first use. Every method rejects while the database cannot be had (forbidden,
 * full, or of a newer Quoin), and tries anew at the next call.
 */
export function createIndexedDbStore(now: () => number, notes: QuickNotes): MatchStore {
  /** Matches with an entry that no `reach` has followed yet: it was played, even if no time has passed. */
  const played = new Set<string>();

  const database = openOnce<Schema>(DATABASE, VERSION, (db) => {
    db.createObjectStore('matches', { keyPath: 'id' });
    db.createObjectStore('entries');
  });

  /** Puts what a page noted as it was put away where it belongs. What stands there already stays. */
  async function settle(db: IDBPDatabase<Schema>, id: string): Promise<void> {
    const note = readHurriedNote(notes.get(noteKey(id)));
    const { log } = note;
    if (log.length === 0) return;
    const work = db.transaction(['matches', 'entries'], 'readwrite');
    const entries = work.objectStore('entries');
    const here = IDBKeyRange.bound([id, 0], [id, Infinity]);
    const [head, count] = await Promise.all([work.objectStore('matches').getKey(id), entries.count(here)]);
    const later = log.filter(({ n }) => n > count);
    const missing = head !== undefined && later[0]?.n === count + 1 ? later : [];
    await Promise.all([...missing.map((entry) => entries.add(entry, [id, entry.n])), work.done]);
    notes.set(noteKey(id), JSON.stringify({ ...note, log: [] }));
  }

  /** Nothing is left of it: this page may have noted more after another had deleted it. */
  function deleted(id: string): Error {
    notes.remove(noteKey(id));
    return new Error(DELETED);
  }

  return {
    async create(id, record) {
      const { log, ...rest } = record;
      const db = await database();
      const work = db.transaction(['matches', 'entries'], 'readwrite');
      const at = now();
      const head = { id, game: record.game, touched: at, started: at, final: false, brief: null };
      await Promise.all([
        work.objectStore('matches').put({ ...head, record: rest }),
        ...log.map((entry) => work.objectStore('entries').put(entry, [id, entry.n])),
        work.done,
      ]);
      // A board of a day is begun anew under the same id: what another page noted of a deleted one is not of this.
      notes.remove(noteKey(id));
    },

    async append(id, entry) {
      const db = await database();
      const work = db.transaction(['matches', 'entries'], 'readwrite');
      const entries = work.objectStore('entries');
      const [head, there] = await Promise.all([
        work.objectStore('matches').getKey(id),
        entries.get([id, entry.n]),
      ]);
      if (head !== undefined && there === undefined) await entries.add(entry, [id, entry.n]);
      await work.done;
      if (head === undefined) throw deleted(id);
      if (there === undefined) played.add(id);
      return there === undefined || canonicalJson(there) === canonicalJson(entry) ? 'stored' : 'conflict';
    },

    async reach(id, { until, final, brief }) {
      const db = await database();
      const work = db.transaction('matches', 'readwrite');
      const kept = await work.store.get(id);
      // A damaged row stays as it is: it can still be seen, saved and deleted.
      if (kept !== undefined && !isBare(kept)) {
        const news = played.has(id) || until > kept.record.until || (final && !kept.final);
        const sameBrief = brief === null || canonicalJson(brief) === canonicalJson(kept.brief ?? null);
        // Nothing is written when there is nothing new.
        if (news || !sameBrief) {
          await work.store.put({
            ...kept,
            touched: news ? now() : kept.touched,
            final: kept.final || final,
            brief: brief ?? kept.brief ?? null,
            record: { ...kept.record, until: Math.max(kept.record.until, until) },
          });
        }
      }
      await work.done;
      played.delete(id);
      if (kept === undefined) throw deleted(id);
      // A note of a later moment stays: this save began before it.
      if (readHurriedNote(notes.get(noteKey(id))).until <= until) notes.remove(noteKey(id));
    },

    hurry(id, reached, unsaved) {
      notes.set(noteKey(id), JSON.stringify({ ...reached, log: unsaved }));
    },

    async read(id) {
      const db = await database();
      await settle(db, id);
      const work = db.transaction(['matches', 'entries']);
      const kept = await work.objectStore('matches').get(id);
      const log = await work.objectStore('entries').getAll(IDBKeyRange.bound([id, 0], [id, Infinity]));
      await work.done;
      if (kept === undefined) return null;
      // Damaged data is answered as it stands, so that it can be seen, saved and deleted.
      if (isBare(kept)) return { ...kept, log };
      const noted = readHurriedNote(notes.get(noteKey(id))).until;
      const until = Math.max(kept.record.until, noted, log.at(-1)?.at ?? 0);
      return { ...kept.record, until, log };
    },

    async list() {
      const db = await database();
      const kept = await db.getAll('matches');
      return kept
        .map((row) => {
          const { id, game, touched, started = 0, final, brief = null } = row;
          const origin = isBare(row) ? null : (row.record.origin ?? null);
          const head = { id, game, touched, started, final, brief, origin };
          // What was noted in a hurry is later than what the row tells: the next save takes it away.
          const noted = readHurriedNote(notes.get(noteKey(id)));
          return { ...head, final: final || noted.final, brief: noted.brief ?? brief };
        })
        .toSorted((a, b) => b.touched - a.touched);
    },

    async remove(id) {
      const db = await database();
      const work = db.transaction(['matches', 'entries'], 'readwrite');
      await Promise.all([
        work.objectStore('matches').delete(id),
        work.objectStore('entries').delete(IDBKeyRange.bound([id, 0], [id, Infinity])),
        work.done,
      ]);
      notes.remove(noteKey(id));
    },
  };
}

/** What is stored may lack what its type promises. */
function isBare(kept: { readonly record?: unknown }): boolean {
  return typeof kept.record !== 'object' || kept.record === null;
}

function noteKey(id: string): string {
  return `quoin:until:${id}`;
}
