/**
 * A turn of Pig, and what it does to the game. Source: the functional specification of Neller's “Pig Game GUI”; in which
 * its relatives differ, and what a throw is worth, stands in `variants.ts`.
 */
import type { SeatIndex } from '#shared/match/entry.ts';
import { openRandom } from '#shared/random/random.ts';
import { bestOther, cleared, variantOf } from './context.ts';
import type { Change, PigContext } from './context.ts';
import type { Happening } from './data.ts';
import { noted } from './decisions.ts';
import type { Move } from './moves.ts';
import type { PolicyId } from './policyNames.ts';
import { tallied } from './tallies.ts';
import { worthOf } from './variants.ts';

/** The moves of whose turn it is. */
export type TurnMove = Extract<Move, { type: 'roll' | 'throw' | 'hold' }>;

/** A choice of how a computer plays. */
export interface Choice {
  readonly seat: SeatIndex;
  readonly policy: PolicyId;
}

const SIDES = 6;

/** Why the rules do not know such a move, or null when they do. */
export function faultOfKind(told: Pick<PigContext, 'variant'>, { type }: TurnMove) {
  const { dice, once } = variantOf(told);
  if (type === 'roll' && dice === null) return 'dice/choose';
  if (type === 'throw' && dice !== null) return 'dice/fixed';
  return type === 'hold' && once ? 'hold/none' : null;
}

/** Why the seat's policy cannot be chosen, or null when it can. */
export function faultOfChoice(nextPolicies: PigContext['nextPolicies'], { seat, policy }: Choice) {
  const now = nextPolicies[seat] ?? null;
  if (now === null) return 'policy/none';
  return now === policy ? 'policy/same' : null;
}

/** Throws the dice: they add to the turn total, lose the turn, or reach what is held by itself. */
export function throwDice(context: PigContext, dice: number): Change {
  const { turn: by, turnTotal, scores } = context;
  const draw = openRandom(context.random);
  const thrown = Array.from({ length: dice }, () => draw.range(1, SIDES));
  const worth = worthOf(context.variant, thrown);
  const change = {
    random: draw.state(),
    throws: [...context.throws, thrown],
    decisions: decided(context, dice),
  };
  if (worth.kind !== 'gain') {
    const score = worth.kind === 'wipe' ? scoreOf(context, by) : 0;
    const scored = scores.with(by, scoreOf(context, by) - score);
    const lost = { kind: 'pig', by, dice: thrown, lost: turnTotal, score } as const;
    return { ...change, ...happened(context, lost), turnTotal: 0, scores: scored };
  }
  const { points } = worth;
  const total = turnTotal + points;
  if (variantOf(context).once || scoreOf(context, by) + total >= context.goal) {
    return { ...change, ...bank(context, total, thrown) };
  }
  return { ...change, ...happened(context, { kind: 'rolled', by, dice: thrown, points }), turnTotal: total };
}

/** Banks the turn total. */
export function hold(context: PigContext): Change {
  return { decisions: decided(context, 0), ...bank(context, context.turnTotal, null) };
}

/** The turn goes on to the next seat. */
export function passTurn({ turn, scores }: PigContext): Change {
  return { turn: nextSeat(turn, scores.length), turnTotal: 0, throws: [] };
}

/** Whether whose turn it is has reached the goal: a turn total is held by itself as soon as it does. */
export function isWon(context: PigContext): boolean {
  return scoreOf(context, context.turn) >= context.goal;
}

/** Whose turn it is has won. */
export function crown(context: PigContext): Change {
  const { turn, wins } = context;
  return { wins: wins.with(turn, (wins[turn] ?? 0) + 1), tallies: tallied(context) };
}

/** A new game: the next seat starts it, and computers play as was chosen since. */
export function newGame({ nextPolicies, game, starter }: PigContext): Change {
  return cleared(nextPolicies, game + 1, nextSeat(starter, nextPolicies.length));
}

/** How a computer plays: at once where nothing has happened in the game, else from the next one on. */
export function choosePolicy(context: PigContext, { seat, policy }: Choice): Change {
  const nextPolicies = context.nextPolicies.with(seat, policy);
  return context.last === null ? { nextPolicies, policies: nextPolicies } : { nextPolicies };
}

function bank(context: PigContext, points: number, dice: readonly number[] | null): Change {
  const { turn: by, scores, holds } = context;
  const score = scoreOf(context, by) + points;
  return {
    ...happened(context, { kind: 'held', by, points, score, dice }),
    turnTotal: 0,
    scores: scores.with(by, score),
    holds: holds.with(by, (holds[by] ?? 0) + 1),
  };
}

function happened({ n, lastTurns }: PigContext, last: Happening): Change {
  const turned = last.kind === 'rolled' ? {} : { lastTurns: lastTurns.with(last.by, last) };
  return { last, n: n + 1, ...turned };
}

function decided({ decisions, turn: seat, turnTotal, scores }: PigContext, dice: number) {
  const [own, other] = [scores[seat] ?? 0, bestOther(scores, seat)];
  return noted(decisions, { seat, own, other, turn: turnTotal, dice });
}

function scoreOf({ scores }: Pick<PigContext, 'scores'>, seat: SeatIndex): number {
  return scores[seat] ?? 0;
}

function nextSeat(seat: SeatIndex, seats: number): SeatIndex {
  return (seat + 1) % seats;
}
