/** What a page notes at once as it is put away, for a database that would answer too late. */
import * as v from 'valibot';
import { parsedJson } from '#shared/json.ts';
import { ENTRY_SCHEMA, type Entry } from './entry.ts';

export interface HurriedNote {
  /** Match time reached in ms; 0 where nothing was noted. */
  readonly until: number;
  /** Entries that no database had taken, in order and without a gap. */
  readonly log: readonly Entry[];
}

const NOTHING: HurriedNote = { until: 0, log: [] };

const TIME = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const NOTE = v.object({ until: TIME, log: v.array(ENTRY_SCHEMA) });

/** Reads a note as it was kept; earlier versions noted the time alone. One that is damaged says nothing. */
export function readHurriedNote(text: string | null): HurriedNote {
  if (text === null) return NOTHING;
  const stored = parsedJson(text);
  if (v.is(TIME, stored)) return { until: stored, log: [] };
  const note = v.safeParse(NOTE, stored);
  if (!note.success) return NOTHING;
  const { until, log } = note.output;
  const gap = log.findIndex(({ n }, i) => n !== (log[0]?.n ?? 0) + i);
  return { until, log: gap === -1 ? log : log.slice(0, gap) };
}
