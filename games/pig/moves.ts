/** Every move there is, as it comes in: closed, and every number within its bounds. */
import * as v from 'valibot';
import { HOG_DICE, SEATS } from './limits.ts';
import { POLICIES } from './policyNames.ts';

const dice = v.pipe(v.number(), v.safeInteger(), v.minValue(HOG_DICE.min), v.maxValue(HOG_DICE.max));
const seat = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(SEATS.max - 1));

export const MOVES = v.variant('type', [
  /** Throws the dice that the rules have. */
  v.strictObject({ type: v.literal('roll') }),
  /** Throws as many dice as one likes, where the rules leave it open. */
  v.strictObject({ type: v.literal('throw'), dice }),
  v.strictObject({ type: v.literal('hold') }),
  /** How the computer at that seat plays: at once where the game has not begun, else from the next game on. */
  v.strictObject({ type: v.literal('setPolicy'), seat, policy: v.picklist(POLICIES) }),
  v.strictObject({ type: v.literal('newGame') }),
  v.strictObject({ type: v.literal('quit') }),
]);

export type Move = v.InferOutput<typeof MOVES>;
