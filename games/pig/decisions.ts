/**
 * What was decided in a game, for the review: each decision is one whole number, so that a state that is stored or sent
 * stays small. Known limit: of a game of more than {@link DECISIONS_KEPT} decisions the last are kept.
 */
import type { Decision } from './data.ts';

/** seat, own, other, turn and dice as the digits of one number, each to a base of its own; below 2 ** 32. */
export type PackedDecision = number;

/** A game of two to 100 points has about 130; one in which people hold for ever at nothing has no end. */
export const DECISIONS_KEPT = 1000;

/** Scores and turn totals are below 256, as every goal is; dice and seats below 32 and 8. */
const [POINTS, DICE] = [256, 32];

/** The decision as a number. */
export function pack({ seat, own, other, turn, dice }: Decision): PackedDecision {
  return (((seat * POINTS + own) * POINTS + other) * POINTS + turn) * DICE + dice;
}

/** The decision that the number stands for. */
export function unpack(packed: PackedDecision): Decision {
  const place = (base: number): number => Math.floor(packed / base);
  return {
    seat: place(POINTS ** 3 * DICE),
    own: place(POINTS ** 2 * DICE) % POINTS,
    other: place(POINTS * DICE) % POINTS,
    turn: place(DICE) % POINTS,
    dice: packed % DICE,
  };
}

/** The decisions with one more. */
export function noted(decisions: readonly PackedDecision[], decision: Decision): readonly PackedDecision[] {
  return [...decisions.slice(1 - DECISIONS_KEPT), pack(decision)];
}
