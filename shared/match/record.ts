import * as v from 'valibot';
import type { Json } from '#shared/json.ts';
import { ENTRY_SCHEMA, SEAT_SCHEMA, type Entry, type Seat } from './entry.ts';
import { distinctNames } from './names.ts';
import { ORIGIN_SCHEMA, type Origin } from './origin.ts';

export const RECORD_FORMAT = 'quoin-match';
export const RECORD_VERSION = 1;

/** A lexicon or other data the match was played with, by name and hash: a record does not carry it. */
export interface ResourceName {
  readonly name: string;
  readonly hash: string;
}

/** What a chart is given when a match begins: everything but the log. */
export interface MatchInput<Settings = Json, Carried = Json> {
  /** 0 … 2³²−1. All chance in the match follows from it. */
  readonly seed: number;
  readonly settings: Settings;
  readonly seats: readonly Seat[];
  /** What earlier matches left behind (`null` for games that carry nothing). */
  readonly carried: Carried;
}

/**
 * A match as a file: everything its machine needs, so that it folds the same anywhere.
 * `until` is the match time reached in ms: a record folds to `until`, not to its last entry.
 */
export interface MatchRecord extends MatchInput {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  /** The plugin's id. */
  readonly game: string;
  /** The plugin's rules version: a record of other rules is refused, not misread. */
  readonly rules: number;
  readonly resources: readonly ResourceName[];
  readonly log: readonly Entry[];
  readonly until: number;
  /** Where it was forked off another match of this device. */
  readonly origin?: Origin;
  /** The mistake that stopped it, where somebody saved what happened. */
  readonly crash?: Crash;
}

/** An error nobody expected. The record goes up to it; `attempt` is what was not taken into the log because of it. */
export interface Crash {
  /** Where it was thrown: in the statechart, in a computer player, or on the screen. */
  readonly where: 'chart' | 'bot' | 'table';
  /** Match time in ms. */
  readonly at: number;
  readonly message: string;
  /** Empty where the browser gave none. */
  readonly stack: string;
  readonly attempt: Entry | null;
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Any JSON value. `readRecord` bounds its depth before this walks it. */
export const JSON_SCHEMA: v.GenericSchema<unknown, Json> = v.lazy(() =>
  v.union([
    v.null(),
    v.boolean(),
    v.pipe(v.number(), v.finite()),
    v.string(),
    v.array(JSON_SCHEMA),
    v.record(v.string(), JSON_SCHEMA),
  ]),
);

export const SEED_SCHEMA = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(0xffffffff));

/** No two of a table are called the same. */
function toldApart(seats: readonly Seat[]): readonly Seat[] {
  const names = distinctNames(seats.map(({ name }) => name));
  return seats.map((seat, i) => ({ ...seat, name: names[i] ?? '' }));
}

export const RECORD_SCHEMA = v.strictObject({
  format: v.literal(RECORD_FORMAT),
  version: v.literal(RECORD_VERSION),
  game: v.string(),
  rules: whole,
  seed: SEED_SCHEMA,
  settings: JSON_SCHEMA,
  seats: v.pipe(
    v.array(SEAT_SCHEMA),
    v.minLength(1),
    v.maxLength(64),
    v.transform((seats) => toldApart(seats)),
  ),
  carried: JSON_SCHEMA,
  resources: v.array(v.strictObject({ name: v.string(), hash: v.string() })),
  log: v.array(ENTRY_SCHEMA),
  until: whole,
  origin: v.exactOptional(ORIGIN_SCHEMA),
  crash: v.exactOptional(
    v.strictObject({
      where: v.picklist(['chart', 'bot', 'table']),
      at: whole,
      message: v.string(),
      stack: v.string(),
      attempt: v.nullable(ENTRY_SCHEMA),
    }),
  ),
});
