/** Every move there is, as it comes in: closed, and every number within its bounds. */
import * as v from 'valibot';
import { MOST } from './limits.ts';
import { OUT_OF_RANGE } from './messages.en.ts';

const count = v.pipe(
  v.number(OUT_OF_RANGE),
  v.safeInteger(OUT_OF_RANGE),
  v.minValue(1, OUT_OF_RANGE),
  v.maxValue(MOST, OUT_OF_RANGE),
);

export const MOVES = v.variant('type', [
  v.strictObject({ type: v.literal('take'), count }),
  v.strictObject({ type: v.literal('newGame') }),
  v.strictObject({ type: v.literal('quit') }),
]);

export type Move = v.InferOutput<typeof MOVES>;
