/**
 * A room as text: a line of JSON for each entry, and for each time the room was told when to wake. The first says in
 * which form they are, and when the room began.
 */
import * as v from 'valibot';
import { parsedJson } from '#shared/json.ts';
import { ROOM_ENTRY_SCHEMA, type RoomEntry } from '#src/room/acts.ts';
import { createBreath } from '../breath.ts';
import { emptyHead, headAfter, type RoomHead } from './roomHead.ts';

const FORM = 1;
const time = v.pipe(v.number(), v.finite());

const FIRST_SCHEMA = v.strictObject({
  form: v.literal(FORM),
  began: time,
  due: v.nullable(time),
  entry: ROOM_ENTRY_SCHEMA,
});
const LINE_SCHEMA = v.strictObject({ due: v.nullable(time), entry: v.optional(ROOM_ENTRY_SCHEMA) });

/** `began` and `due` in ms since 1970. */
export function firstLine(began: number, entry: RoomEntry): string {
  return `${JSON.stringify({ form: FORM, began, due: null, entry })}\n`;
}

export function entryLine(entry: RoomEntry, due: number | null): string {
  return `${JSON.stringify({ due, entry })}\n`;
}

export function dueLine(due: number | null): string {
  return `${JSON.stringify({ due })}\n`;
}

/** What a room's text comes to. */
export interface RoomOutline {
  readonly head: RoomHead;
  readonly due: number | null;
}

/** Reads a whole text that ends with a line's end; the number of the first line that is damaged otherwise. */
export function readOutline(text: string): RoomOutline | { readonly damaged: number } {
  const lines = linesOf(text);
  const first = v.safeParse(FIRST_SCHEMA, parsedJson(lines[0] ?? ''));
  if (!first.success || first.output.entry.n !== 1) return { damaged: 1 };
  let head = headAfter(emptyHead(first.output.began), first.output.entry);
  let { due } = first.output;
  for (const [i, text] of lines.entries()) {
    if (i === 0) continue;
    const line = v.safeParse(LINE_SCHEMA, parsedJson(text));
    const isNext = line.success && (line.output.entry?.n ?? head.n + 1) === head.n + 1;
    if (!isNext) return { damaged: i + 1 };
    due = line.output.due;
    if (line.output.entry !== undefined) head = headAfter(head, line.output.entry);
  }
  return { head, due };
}

/**
 * The entries from number `from` on of a text that was found whole; many of them take their time, in which others have
 * their turn. Rejects when it has been damaged since.
 */
export async function readEntries(text: string, from: number): Promise<readonly RoomEntry[]> {
  const entries: RoomEntry[] = [];
  const breath = createBreath();
  // From the end: what is asked for is most often the last few.
  for (const line of linesOf(text).reverse()) {
    if (breath.isDue()) await breath.take();
    const { entry } = v.parse(v.object({ entry: v.optional(ROOM_ENTRY_SCHEMA) }), parsedJson(line));
    if (entry === undefined) continue;
    if (entry.n < from) break;
    entries.push(entry);
  }
  return entries.reverse();
}

function linesOf(text: string): string[] {
  return text.split('\n').slice(0, -1);
}
