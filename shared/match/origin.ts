import * as v from 'valibot';

/** What a match was forked from: the match kept as `id`, after its entry `n`, at match time `at` (ms). */
export interface Origin {
  readonly id: string;
  readonly n: number;
  readonly at: number;
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const ORIGIN_SCHEMA = v.strictObject({ id: v.string(), n: whole, at: whole });
