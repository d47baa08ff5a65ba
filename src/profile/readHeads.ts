import * as v from 'valibot';
import { BRIEF_SCHEMA } from '#shared/match/brief.ts';
import type { MatchHead } from '#shared/match/matchStore.ts';
import { ORIGIN_SCHEMA } from '#shared/match/origin.ts';

/** The last moment that a Date can hold, in ms since 1970. */
const LAST_MOMENT = 8.64e15;

/** Instead of a game's id that is missing or damaged. */
export const NO_GAME = '?';

/** 0 for a moment nobody knows any more. */
const moment = v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT)), 0);

const HEAD = v.object({
  id: v.string(),
  game: v.fallback(v.string(), NO_GAME),
  touched: moment,
  started: moment,
  final: v.fallback(v.boolean(), false),
  brief: v.fallback(v.nullable(BRIEF_SCHEMA), null),
  // A list that was read before there were forks has none.
  origin: v.fallback(v.nullable(ORIGIN_SCHEMA), null),
});

const UNTOUCHED = v.looseObject({ log: v.strictTuple([]) });

/** Whether that is a stored match in which nothing has happened yet. */
export function isUntouched(stored: unknown): boolean {
  return v.is(UNTOUCHED, stored);
}

/** Heads as they were stored, mended where they are damaged, so that such a match can still be saved or deleted. */
export function readHeads(stored: readonly unknown[]): readonly MatchHead[] {
  return stored.flatMap((head) => {
    const read = v.safeParse(HEAD, head);
    return read.success ? [read.output] : [];
  });
}
