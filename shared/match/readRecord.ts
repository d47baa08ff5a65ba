/**
 * A match from a file: read whole or refused with one sentence saying what is wrong and where. Whoever looks at what
 * broke reads the same way, but takes what is sound before the damage (`salvage…`, `openRecord`).
 */
import * as v from 'valibot';
import type { Game, Plugin } from '#shared/plugin/contract.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { ENTRY_SCHEMA, type Entry } from './entry.ts';
import { openRecord } from './openRecord.ts';
import { RECORD_FORMAT, RECORD_SCHEMA, RECORD_VERSION, type MatchRecord } from './record.ts';
import type { RecordCode } from './recordCode.ts';
import { MAX_ENTRIES, MAX_RECORD_LENGTH, tooLong, withinLimits } from './recordLimits.ts';
import type { Timeline } from './timeline.ts';

export type { RecordCode } from './recordCode.ts';
export { MAX_RECORD_LENGTH } from './recordLimits.ts';

/** Where the log of a record was cut off, since what follows is damaged. */
export interface Cut {
  /** Null where it is not even an entry. */
  readonly entry: Entry | null;
  /** One sentence: where, and why. */
  readonly message: string;
}

/** A record up to the first damaged entry of its log. */
export interface Salvaged {
  readonly record: MatchRecord;
  /** Null where all of it is sound. */
  readonly cut: Cut | null;
}

/** Reads the text of a record file, up to its form; `checkRecord` then plays it through. */
export function parseRecord(text: string): Result<MatchRecord, RecordCode> {
  return whole(salvageText(text));
}

/** Reads a record that is JSON already (from a store, say). */
export function readRecord(value: unknown): Result<MatchRecord, RecordCode> {
  return whole(salvageRecord(value));
}

function whole(read: Result<Salvaged, RecordCode>): Result<MatchRecord, RecordCode> {
  if (!read.ok) return read;
  const { record, cut } = read.value;
  return cut === null ? yes(record) : no('record/malformed', cut.message);
}

/** Reads the text of a record file, of its log as much as is sound; `openRecord` then plays it through. */
export function salvageText(text: string): Result<Salvaged, RecordCode> {
  if (text.length > MAX_RECORD_LENGTH) {
    return no(
      'record/too-large',
      `The file is larger than ${MAX_RECORD_LENGTH / 1e6} MB; no match record is.`,
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return no('record/not-json', reasonNotJson(text, error.message));
  }
  if (tooLong(value)) {
    return no(
      'record/too-long',
      `The record has more than ${MAX_ENTRIES} entries: that is too long to read.`,
    );
  }
  return salvageRecord(value);
}

/** Engines tell in their own words that a text stops too soon, or give a place. */
function reasonNotJson(text: string, message: string): string {
  if (text.trim() === '') return 'The file is not a match record: it is empty.';
  const place = /position (\d+)/.exec(message)?.[1];
  const stops = /\bend of\b|unterminated|\bEOF\b/i.test(message) || Number(place) >= text.trimEnd().length;
  const reason = stops ? `it stops at character ${text.length}, before its end` : message.replace(/\.$/, '');
  return `The file is not a match record, or was cut off: ${reason}.`;
}

/** Reads a record that is JSON already, of its log as much as is sound. */
export function salvageRecord(value: unknown): Result<Salvaged, RecordCode> {
  const within = withinLimits(value);
  if (!within.ok) return within;
  const head = v.safeParse(v.looseObject({ format: v.literal(RECORD_FORMAT), version: v.number() }), value);
  if (!head.success) return no('record/foreign', 'This is not a Quoin match record.');
  if (head.output.version > RECORD_VERSION) {
    return no(
      'record/newer',
      `The record is of version ${head.output.version}, from a newer Quoin; this one reads version ${RECORD_VERSION}.`,
    );
  }
  const form = v.safeParse(FORM_SCHEMA, value);
  if (!form.success) return no('record/malformed', damaged(form.issues));
  const { log, cut } = soundEntries(form.output.log);
  const at = log.at(-1)?.at ?? 0;
  const record = { ...form.output, log };
  // What lies between the last sound entry and the damage is not known.
  if (cut !== null) return yes({ record: { ...record, until: at }, cut });
  return record.until >= at
    ? yes({ record, cut })
    : no('record/malformed', `The record is damaged at until: it ends before its last entry.`);
}

/** A record whose entries are still to be looked at. */
const FORM_SCHEMA = v.strictObject({ ...RECORD_SCHEMA.entries, log: v.array(v.unknown()) });

/** Entries count from 1, and time never runs back. */
function soundEntries(given: readonly unknown[]): {
  readonly log: readonly Entry[];
  readonly cut: Cut | null;
} {
  const log: Entry[] = [];
  const cutAt = (entry: Entry | null, message: string): { log: readonly Entry[]; cut: Cut } => {
    return { log, cut: { entry, message } };
  };
  for (const [i, one] of given.entries()) {
    const place = `log.${i}`;
    const read = v.safeParse(ENTRY_SCHEMA, one);
    if (!read.success) return cutAt(null, damaged(read.issues, place));
    const entry = read.output;
    if (entry.n !== i + 1) {
      return cutAt(entry, `The record is damaged at ${place}: entry ${i + 1} is numbered ${entry.n}.`);
    }
    if (entry.at < (log.at(-1)?.at ?? 0)) {
      return cutAt(entry, `The record is damaged at ${place}: its time runs backwards.`);
    }
    log.push(entry);
  }
  return { log, cut: null };
}

function damaged(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]], within = ''): string {
  const [issue] = issues;
  const place = [within, v.getDotPath(issue) ?? ''].filter((part) => part !== '').join('.') || 'its top';
  return `The record is damaged at ${place}: ${reasonOf(issue)}.`;
}

/** What is wrong with a value, in words a person can use. */
function reasonOf({ type, expected, message }: v.BaseIssue<unknown>): string {
  if (type === 'union') return 'it is neither a move nor something that happens at the table';
  if (type === 'strict_object' && expected === 'never') return 'there is a field too many';
  if (type === 'strict_object' || type === 'loose_object') return 'a field is missing, or it is no object';
  return message;
}

/**
 * Plays a record of unknown origin through its game, every entry past the door's rules.
 * The answer is its timeline, or a sentence naming the entry that the game does not take.
 */
export function checkRecord(
  plugin: Pick<Plugin, 'id' | 'title' | 'seats' | 'settings'>,
  game: Game,
  record: MatchRecord,
): Result<Timeline, RecordCode> {
  const { crash, ...rest } = record;
  // Whether its mistake still happens is nothing that a match to be played on has to know.
  const opened = openRecord(plugin, game, crash === undefined ? record : rest);
  if (!opened.ok) return opened;
  const { timeline, broken } = opened.value;
  return broken === null ? yes(timeline) : no('record/illegal', broken.message);
}
