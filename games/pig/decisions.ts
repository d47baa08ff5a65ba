/**
 * What was decided in a game, for the review: a line each, so that a state that is stored stays small, and reads well
 * where it is looked at. Known limit: of a game of more than {@link DECISIONS_KEPT} decisions the last are kept.
 */
import type { Decision } from './data.ts';

/** “1 at 41:49+22 throws 1”, “1 at 41:49+22 holds”: the seat, its score, the best other, the turn total, and the dice. */
export type DecisionLine = string;

/** A game of two to 100 points has about 130; one in which people hold for ever at nothing has no end. */
export const DECISIONS_KEPT = 1000;

/** The decision as a line. */
export function lineOf({ seat, own, other, turn, dice }: Decision): DecisionLine {
  return `${seat} at ${own}:${other}+${turn} ${dice === 0 ? 'holds' : `throws ${dice}`}`;
}

/** The decision that the line tells. */
export function decisionOf(line: DecisionLine): Decision {
  // A hold has no dice.
  const [seat = 0, own = 0, other = 0, turn = 0, dice = 0] = (line.match(/\d+/g) ?? []).map(Number);
  return { seat, own, other, turn, dice };
}

/** The decisions with one more. */
export function noted(decisions: readonly DecisionLine[], decision: Decision): readonly DecisionLine[] {
  return [...decisions.slice(1 - DECISIONS_KEPT), lineOf(decision)];
}
