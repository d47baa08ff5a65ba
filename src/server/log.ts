/**
 * What the server tells whoever runs it: one line an event. An event has room for numbers, codes and ids only, so that
 * no name, word, token or move gets into a log; of a table's code, which lets anybody in, a short keyed hash is written.
 */
import { createHmac } from 'node:crypto';
import type { SitterId } from '#src/room/acts.ts';
import { CODE_LENGTH, CODE_SYMBOLS } from '#src/room/tableCode.ts';

export const LOG_LEVELS = ['info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const LOG_FORMS = ['json', 'text', 'off'] as const;
export type LogForm = (typeof LOG_FORMS)[number];

export interface LogEvent {
  readonly level: LogLevel;
  /** What happened, such as `table/opened`. */
  readonly event: string;
  /** A table by its whole code; what is written is a hash. */
  readonly room?: string;
  readonly who?: SitterId;
  /** The code of a refusal, such as `table/full`. */
  readonly code?: string;
  /** Counts, ms, bytes, close codes, by name. */
  readonly numbers?: Readonly<Record<string, number>>;
  /** A sentence of ours that quotes nothing anybody typed; where it holds codes, hashes are written. */
  readonly sentence?: string;
  /** What was thrown. Its kind, system code and stack are written, its message is not: it may quote a word or a name. */
  readonly error?: unknown;
}

/** Never throws, and never waits. */
export type Log = (event: LogEvent) => void;

export interface LogOptions {
  readonly form: LogForm;
  /** What is less than this is left out. */
  readonly least: LogLevel;
  /** The key of the hashes: processes that share it call a table the same. */
  readonly key: string | Buffer;
  /** ms since 1970. */
  readonly clock: () => number;
  /** Takes one line, without its end. */
  readonly write: (line: string) => void;
}

/** A log for tests, and for whoever wants none. */
export const noLog: Log = () => undefined;

export function createLog({ form, least, key, clock, write }: LogOptions): Log {
  if (form === 'off') return noLog;
  const from = LOG_LEVELS.indexOf(least);
  return (event) => {
    if (LOG_LEVELS.indexOf(event.level) < from) return;
    const line = lineOf(event, key, clock());
    write(form === 'json' ? JSON.stringify(line) : textOf(line));
  };
}

interface LogLine {
  readonly time: string; // ISO 8601, UTC
  readonly level: LogLevel;
  readonly event: string;
  readonly [field: string]: string | number | readonly string[];
}

function lineOf(event: LogEvent, key: string | Buffer, time: number): LogLine {
  const { level, room, who, code, numbers = {}, sentence, error } = event;
  return {
    time: new Date(time).toISOString(),
    level,
    event: event.event,
    ...numbers,
    ...(room !== undefined && { room: hashedCode(room, key) }),
    ...(who !== undefined && { who }),
    ...(code !== undefined && { code }),
    ...(sentence !== undefined && { sentence: sentence.replace(CODES, (room) => hashedCode(room, key)) }),
    ...(error !== undefined && thrown(error)),
  };
}

/** Codes of tables, also as the names of files. */
const CODES = new RegExp(`\\b[${CODE_SYMBOLS}]{${CODE_LENGTH}}\\b`, 'g');

function hashedCode(code: string, key: string | Buffer): string {
  return createHmac('sha256', key).update(code).digest('hex').slice(0, 8);
}

function thrown(error: unknown): { readonly [field: string]: string | readonly string[] } {
  if (!(error instanceof Error)) return { error: typeof error };
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line));
  return {
    error: error.name,
    ...('code' in error && typeof error.code === 'string' && { errorCode: error.code }),
    stack: places.map((line) => line.trim()),
  };
}

function textOf({ time, level, event, ...fields }: LogLine): string {
  const said = Object.entries(fields).map(([name, value]) =>
    Array.isArray(value)
      ? value.map((place) => `\n    ${String(place)}`).join('')
      : `${name}=${String(value)}`,
  );
  return [time, level.padEnd(5), event, ...said].join(' ');
}
