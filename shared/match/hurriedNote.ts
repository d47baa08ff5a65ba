/** What a page notes at once as it is put away, for a database that would answer too late. */
import * as v from 'valibot';
import { parsedJson } from '#shared/json.ts';
import { BRIEF_SCHEMA } from './brief.ts';
import { ENTRY_SCHEMA, type Entry } from './entry.ts';
import type { Reach } from './matchStore.ts';

/** `until` is 0, and the rest nothing, where nothing was noted. */
export interface HurriedNote extends Reach {
  /** Entries that no database had taken, in order and without a gap. */
  readonly log: readonly Entry[];
}

const NOTHING: HurriedNote = { until: 0, final: false, brief: null, log: [] };

const TIME = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const NOTE = v.object({
  until: TIME,
  log: v.array(ENTRY_SCHEMA),
  final: v.fallback(v.boolean(), false),
  brief: v.fallback(v.nullable(BRIEF_SCHEMA), null),
});

/** Reads a note as it was kept; earlier versions noted the time alone, or no brief. One that is damaged says nothing. */
export function readHurriedNote(text: string | null): HurriedNote {
  if (text === null) return NOTHING;
  const stored = parsedJson(text);
  if (v.is(TIME, stored)) return { ...NOTHING, until: stored };
  const note = v.safeParse(NOTE, stored);
  if (!note.success) return NOTHING;
  const { log } = note.output;
  const gap = log.findIndex(({ n }, i) => n !== (log[0]?.n ?? 0) + i);
  return { ...note.output, log: gap === -1 ? log : log.slice(0, gap) };
}
