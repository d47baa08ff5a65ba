/** What no record of ours exceeds. A forged file is refused by these before anything is folded. */
import { isDeeperThan } from '#shared/json.ts';
import { no, type Result } from '#shared/result.ts';
import type { RecordCode } from './recordCode.ts';

/** Characters a record may have: a match of 10,000 entries has about a million. */
export const MAX_RECORD_LENGTH = 64_000_000;

/** Entries a file may have: of the fastest typing, seven hours. */
export const MAX_ENTRIES = 100_000;

/** Characters a single text within it may have; sheets, words, names and stacks are far shorter. */
export const MAX_TEXT = 100_000;

/** Lists within lists that a record may have: none of ours comes near. */
const MAX_DEPTH = 100;

/** Names that reach behind an object; nobody who means well has a field called so. */
const FORBIDDEN_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** The value as it is, or the first thing in it that no record has, and where. */
export function withinLimits(value: unknown): Result<unknown, RecordCode> {
  if (isDeeperThan(value, MAX_DEPTH)) {
    return no('record/malformed', `The record is damaged: it is nested more than ${MAX_DEPTH} deep.`);
  }
  const fault = faultIn(value);
  if (fault === null) return { ok: true, value };
  const { path, reason } = fault;
  const place = path.length === 0 ? 'its top' : path.toReversed().join('.');
  return no('record/malformed', `The record is damaged at ${place}: ${reason}.`);
}

/** Whether a file has more entries than may be read at all: asked before each of them is looked at. */
export function tooLong(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('log' in value)) return false;
  return Array.isArray(value.log) && value.log.length > MAX_ENTRIES;
}

interface Fault {
  /** Innermost first. */
  readonly path: string[];
  readonly reason: string;
}

function faultIn(value: unknown): Fault | null {
  if (typeof value === 'string' && value.length > MAX_TEXT) {
    return { path: [], reason: `a text of more than ${MAX_TEXT} characters` };
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, member] of Object.entries(value)) {
    if (key.length > MAX_TEXT) return { path: [], reason: `a name of more than ${MAX_TEXT} characters` };
    const fault = FORBIDDEN_KEYS.includes(key)
      ? { path: [], reason: 'a field may not be called so' }
      : faultIn(member);
    if (fault === null) continue;
    fault.path.push(key);
    return fault;
  }
  return null;
}
