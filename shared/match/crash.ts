/** An error nobody expected, as it stands in a record. */
import * as v from 'valibot';
import { ENTRY_SCHEMA, type Entry } from './entry.ts';
import { JSON_SCHEMA, type Crash, type MatchRecord } from './record.ts';

/** `at`: match time in ms. `attempt`: what was to become an entry; left out where it is none, or no JSON. */
export function crashOf(error: unknown, where: Crash['where'], at: number, attempt: unknown = null): Crash {
  const chain = causesOf(error);
  return {
    where,
    at: Math.max(0, Math.round(at)),
    message: chain.map(messageOf).join(' '),
    stack: chain.flatMap((each) => (each instanceof Error ? (each.stack ?? []) : [])).join('\n'),
    attempt: entryOf(attempt),
  };
}

/**
 * The record with what happened in it, up to there: where a move was not taken for it and the match went on without,
 * what came after that is left out.
 */
export function withCrash(record: MatchRecord, crash: Crash): MatchRecord {
  if (crash.attempt === null) return { ...record, crash };
  const log = record.log.slice(0, crash.attempt.n - 1);
  return { ...record, log, until: Math.max(crash.at, log.at(-1)?.at ?? 0), crash };
}

/** The error, and what it was thrown because of. */
function causesOf(error: unknown): readonly unknown[] {
  const chain: unknown[] = [];
  for (let next = error; next !== undefined && !chain.includes(next);) {
    chain.push(next);
    next = next instanceof Error ? next.cause : undefined;
  }
  return chain;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function entryOf(attempt: unknown): Entry | null {
  const json = v.safeParse(JSON_SCHEMA, attempt);
  const entry = json.success ? v.safeParse(ENTRY_SCHEMA, json.output) : null;
  return entry?.success === true ? entry.output : null;
}
