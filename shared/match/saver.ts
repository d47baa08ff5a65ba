import type { MatchBrief } from './brief.ts';
import type { Saving } from './hostTypes.ts';
import { DELETED, type MatchStore } from './matchStore.ts';
import type { Timeline } from './timeline.ts';

/** What a saver is told of the match each time it looks. */
export interface Reached {
  readonly timeline: Timeline;
  readonly until: number;
  readonly final: boolean;
  /** What a list shall show of it: asked for only when it is written. */
  brief(): MatchBrief | null;
}

export interface Saver {
  saving(): Saving;
  /** Saves what is not saved yet; several calls at once become one. Never rejects. */
  flush(): Promise<void>;
  /** Notes the same at once, for a page that may be gone before a store answers. */
  hurry(): void;
}

/**
 * Saves a match entry by entry, in order. When the store cannot, the match plays on, the saver says so,
 * and the next flush tries again from the first entry that is missing.
 */
export function createSaver(
  store: MatchStore,
  id: string,
  savedEntries: number,
  reached: () => Reached,
  changed: () => void,
): Saver {
  let saved = savedEntries;
  let saving: Saving = { kind: 'kept' };
  let running: Promise<void> | null = null;
  let again = false;
  // The end is told again in case it had come just before a crash; a store that knows it leaves it at that.
  let kept = { until: reached().until, final: false };

  function say(next: Saving): void {
    if (next.kind === saving.kind) return;
    saving = next;
    changed();
  }

  async function save(): Promise<void> {
    try {
      let appended = false;
      let entry = reached().timeline.log[saved];
      while (entry !== undefined) {
        if ((await store.append(id, entry)) === 'conflict') {
          say({ kind: 'elsewhere' });
          return;
        }
        saved += 1;
        appended = true;
        entry = reached().timeline.log[saved];
      }
      const now = reached();
      // Nothing is written when nothing has happened: looking at a match is not playing it.
      if (appended || now.until !== kept.until || now.final !== kept.final) {
        await store.reach(id, { until: now.until, final: now.final, brief: now.brief() });
      }
      kept = { until: now.until, final: now.final };
      say({ kind: 'kept' });
    } catch (error) {
      const why = error instanceof Error && error.message !== '' ? error.message : String(error);
      say(why === DELETED ? { kind: 'deleted' } : { kind: 'failed', why });
    }
  }

  async function saveAll(): Promise<void> {
    while (again && saving.kind !== 'elsewhere') {
      again = false;
      await save();
    }
  }

  return {
    saving: () => saving,
    flush() {
      if (saving.kind === 'elsewhere') return Promise.resolve();
      // What happens while a save runs may have come too late for it: then it runs once more.
      again = true;
      running ??= saveAll().finally(() => {
        running = null;
      });
      return running;
    },
    hurry() {
      // A match that goes on elsewhere has its own time, a deleted one none, and a kept end stands still.
      if (saving.kind === 'elsewhere' || saving.kind === 'deleted' || kept.final) return;
      const { timeline, until, final, brief } = reached();
      // All of it is in the store: no save would come that takes the note away.
      if (timeline.log.length === saved && until === kept.until && final === kept.final) return;
      store.hurry(id, { until, final, brief: brief() }, timeline.log.slice(saved));
    },
  };
}
