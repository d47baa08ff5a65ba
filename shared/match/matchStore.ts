import { canonicalJson } from '#shared/json.ts';
import type { MatchBrief } from './brief.ts';
import type { Entry } from './entry.ts';
import type { Origin } from './origin.ts';
import type { MatchRecord } from './record.ts';

/** Why nothing more of a match can be kept that somebody has deleted meanwhile. */
export const DELETED = 'it has been deleted';

/** A match in a list: enough for a menu, without reading its log. */
export interface MatchHead {
  readonly id: string;
  readonly game: string;
  /** ms since 1970 of the last change. */
  readonly touched: number;
  /** ms since 1970 when it began here; 0 where nobody noted it. */
  readonly started: number;
  /** Whether the match is over; what is not can be resumed. */
  readonly final: boolean;
  /** Null before the first save, and for what an earlier version kept. */
  readonly brief: MatchBrief | null;
  /** The match of this device it was forked from; null for any other. */
  readonly origin: Origin | null;
}

/** What a match has come to, noted whenever it is saved. */
export interface Reach {
  /** Match time in ms; a later one that is noted already stays. */
  readonly until: number;
  /** Whether the match is over; what is over stays so. */
  readonly final: boolean;
  /** What a list shows of it; null leaves what it showed. */
  readonly brief: MatchBrief | null;
}

/**
 * Where matches are kept. Entries are appended one by one and never changed. A method that cannot keep its
 * promise (storage full or forbidden) rejects: the match plays on and says so.
 */
export interface MatchStore {
  create(id: string, record: MatchRecord): Promise<void>;
  /** `conflict` when another entry with that number stands already: the match is played elsewhere too. */
  append(id: string, entry: Entry): Promise<'stored' | 'conflict'>;
  /**
   * What the match has come to. Without a new entry, more time or its end, `touched` stays: looking is not playing.
   */
  reach(id: string, reached: Reach): Promise<void>;
  /** The same at once and synchronously, as well as can be: for the moment a page is put away. */
  hurry(id: string, reached: Reach, unsaved: readonly Entry[]): void;
  /** The record as it was kept, unchecked (an older version may have written it), or null. */
  read(id: string): Promise<unknown>;
  /** Newest first. */
  list(): Promise<readonly MatchHead[]>;
  remove(id: string): Promise<void>;
}

/** A store that forgets with the page: for tests, and where nothing else may be used. */
export function createMemoryStore(now: () => number): MatchStore {
  const matches = new Map<string, { record: MatchRecord; head: MatchHead }>();
  const find = (id: string): { record: MatchRecord; head: MatchHead } => {
    const match = matches.get(id);
    if (match === undefined) throw new Error(DELETED);
    return match;
  };
  return {
    create(id, record) {
      const at = now();
      const { game, origin = null } = record;
      const head = { id, game, touched: at, started: at, final: false, brief: null, origin };
      matches.set(id, { record, head });
      return Promise.resolve();
    },
    async append(id, entry) {
      const { record, head } = find(id);
      const there = record.log[entry.n - 1];
      if (there !== undefined) {
        return canonicalJson(there) === canonicalJson(entry) ? 'stored' : 'conflict';
      }
      matches.set(id, {
        record: { ...record, log: [...record.log, entry], until: Math.max(record.until, entry.at) },
        head: { ...head, touched: now() },
      });
      return 'stored';
    },
    async reach(id, { until, final, brief }) {
      const { record, head } = find(id);
      const news = until > record.until || (final && !head.final);
      matches.set(id, {
        record: { ...record, until: Math.max(record.until, until) },
        head: {
          ...head,
          touched: news ? now() : head.touched,
          final: head.final || final,
          brief: brief ?? head.brief,
        },
      });
    },
    hurry(id, { until, final, brief }, unsaved) {
      const match = matches.get(id);
      if (match === undefined) return;
      const { record, head } = match;
      const log = [...record.log, ...unsaved.filter(({ n }) => n > record.log.length)];
      matches.set(id, {
        record: { ...record, log, until: Math.max(record.until, until) },
        head: { ...head, final: head.final || final, brief: brief ?? head.brief },
      });
    },
    read(id) {
      return Promise.resolve(matches.get(id)?.record ?? null);
    },
    list() {
      const heads = [...matches.values()].map(({ head }) => head);
      return Promise.resolve(heads.toSorted((a, b) => b.touched - a.touched));
    },
    remove(id) {
      matches.delete(id);
      return Promise.resolve();
    },
  };
}
