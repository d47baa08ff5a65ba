/** Passing news between the processes that have a table: nothing of it is kept. */
import * as v from 'valibot';
import type { Json } from '#shared/json.ts';
import { PHRASES } from '#src/room/phrases.ts';

const NOTE_SCHEMA = v.variant('note', [
  /** Somebody has said something. */
  v.strictObject({ note: v.literal('said'), who: v.string(), phrase: v.picklist(PHRASES) }),
  /** A newer connection has that seat. */
  v.strictObject({ note: v.literal('took'), who: v.string(), connection: v.string() }),
]);

export type Note = v.InferOutput<typeof NOTE_SCHEMA>;

/** A note of this version; null for any other. */
export function readNote(note: Json): Note | null {
  const read = v.safeParse(NOTE_SCHEMA, note);
  return read.success ? read.output : null;
}
