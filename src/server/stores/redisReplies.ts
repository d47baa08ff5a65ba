/** What Redis answers, and what comes on its channels, read into what the store speaks of. Throws on anything else. */
import * as v from 'valibot';
import { parsedJson, type Json } from '#shared/json.ts';
import { ROOM_ENTRY_SCHEMA, type RoomEntry } from '#src/room/acts.ts';
import { createBreath } from '../breath.ts';
import type { Appended, Attendant, Draft, RoomLog, RoomNews } from './roomStore.ts';

const numeral = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number(), v.finite());
const strings = v.array(v.string());

const APPENDED_SCHEMA: v.GenericSchema<unknown, Appended> = v.union([
  v.pipe(
    v.tuple([v.literal('appended'), v.number(), v.number()]),
    v.transform(([kind, n, at]) => ({ kind, n, at })),
  ),
  v.pipe(
    v.tuple([v.picklist(['conflict', 'duplicate']), v.number()]),
    v.transform(([kind, n]) => ({ kind, n })),
  ),
  v.pipe(
    v.tuple([v.literal('gap'), v.number()]),
    v.transform(([kind, last]) => ({ kind, last })),
  ),
  v.pipe(
    v.tuple([v.literal('late'), v.number()]),
    v.transform(([kind, at]) => ({ kind, at })),
  ),
  v.pipe(
    v.tuple([v.literal('missing')]),
    v.transform(([kind]) => ({ kind })),
  ),
]);

export function readAppended(reply: unknown): Appended {
  return v.parse(APPENDED_SCHEMA, reply);
}

/** A draft as it stands in the log: the number and the time stand beside it. */
export function writtenDraft({ by, c, act }: Draft): string {
  return JSON.stringify({ by, c, act });
}

function readEntry(n: number, at: number, draft: string): RoomEntry {
  return v.parse(ROOM_ENTRY_SCHEMA, { ...v.parse(v.looseObject({}), parsedJson(draft)), n, at });
}

const LOG_SCHEMA = v.tuple([numeral, v.array(v.unknown())]);
const ROW_SCHEMA = v.tuple([
  v.pipe(v.string(), v.regex(/^\d+-0$/)),
  v.tuple([v.literal('at'), numeral, v.literal('entry'), v.string()]),
]);

/** Null: there is no such room. A long log takes its time, in which others have their turn. */
export async function readLog(reply: unknown): Promise<RoomLog | null> {
  if (reply === null) return null;
  const [began, rows] = v.parse(LOG_SCHEMA, reply);
  const breath = createBreath();
  const entries: RoomEntry[] = [];
  for (const row of rows) {
    if (breath.isDue()) await breath.take();
    const [id, [, at, , draft]] = v.parse(ROW_SCHEMA, row);
    entries.push(readEntry(Number.parseInt(id, 10), at, draft));
  }
  return { began, entries };
}

const ENTRY_NEWS = /^e(?<n>\d+) (?<at>\d+) (?<draft>\{.*)$/s;
const JSON_SCHEMA: v.GenericSchema<unknown, Json> = v.lazy(() =>
  v.union([
    v.null(),
    v.boolean(),
    v.number(),
    v.string(),
    v.array(JSON_SCHEMA),
    v.record(v.string(), JSON_SCHEMA),
  ]),
);

export function writtenNote(note: Json): string {
  return `n${JSON.stringify(note)}`;
}

/** What came on a room's channel. What cannot be read has been missed: the log tells. */
export function readNews(message: string): RoomNews {
  const entry = ENTRY_NEWS.exec(message)?.groups;
  if (entry !== undefined) {
    const { n, at, draft } = entry;
    return { kind: 'entry', entry: readEntry(Number(n), Number(at), draft ?? '') };
  }
  if (message === 'p') return { kind: 'presence' };
  if (message === 'r') return { kind: 'removed' };
  if (message.startsWith('n')) {
    return { kind: 'note', note: v.parse(JSON_SCHEMA, parsedJson(message.slice(1))) };
  }
  return { kind: 'missed' };
}

export function writtenAttendant({ who, connection }: Attendant): string {
  return JSON.stringify([who, connection]);
}

export function readAttendants(reply: unknown): readonly Attendant[] {
  return v.parse(strings, reply).map((text) => {
    const [who, connection] = v.parse(v.tuple([v.string(), v.string()]), parsedJson(text));
    return { who, connection };
  });
}

/** A sorted set, or a part of it, with scores. */
export function readScores(reply: unknown): readonly { readonly code: string; readonly score: number }[] {
  return v.parse(v.array(v.tuple([v.string(), v.number()])), reply).map(([code, score]) => ({ code, score }));
}

export function readStrings(reply: unknown): readonly string[] {
  return v.parse(strings, reply);
}

export function readNumber(reply: unknown): number {
  return v.parse(v.number(), reply);
}

/** The answer of TIME, in ms since 1970. */
export function readTime(reply: unknown): number {
  const [seconds, micros] = v.parse(v.tuple([numeral, numeral]), reply);
  return seconds * 1000 + micros / 1000;
}

/** A field of the answer of INFO. */
export function readInfo(reply: unknown, field: string): string | undefined {
  return v
    .parse(v.string(), reply)
    .split(/\r?\n/)
    .find((line) => line.startsWith(`${field}:`))
    ?.slice(field.length + 1);
}
