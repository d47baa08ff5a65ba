import * as v from 'valibot';

/** Every move of High Card. A seed given with `again` deals a certain game. */
export const MOVES = v.variant('type', [
  v.strictObject({ type: v.literal('keep') }),
  v.strictObject({ type: v.literal('swap') }),
  v.strictObject({ type: v.literal('rest') }),
  v.strictObject({ type: v.literal('resume') }),
  v.strictObject({
    type: v.literal('again'),
    seed: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(0xffffffff))),
  }),
  v.strictObject({ type: v.literal('quit') }),
]);

export type Move = v.InferOutput<typeof MOVES>;
