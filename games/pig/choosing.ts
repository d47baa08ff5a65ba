/** What a computer does that plays by a policy. */
import type { SeatIndex } from '#shared/match/entry.ts';
import type { PigData } from './data.ts';
import type { Move } from './moves.ts';
import { choiceAt, turnOdds } from './odds.ts';
import { diceFor, holdAt } from './policies.ts';
import type { Standpoint } from './policies.ts';
import type { PolicyId } from './policyNames.ts';
import { scoresOf } from './position.ts';
import { solutionOf } from './solve.ts';
import { VARIANTS } from './variants.ts';

const ROLL: Move = { type: 'roll' };
const HOLD: Move = { type: 'hold' };

/** The move of a seat whose turn it is. */
export function choose(data: PigData, seat: SeatIndex, policy: PolicyId): Move {
  const { goal, turnTotal, players, variant } = data;
  const standpoint = { ...scoresOf(players, seat), holds: players[seat]?.holds ?? 0, goal };
  if (policy === 'optimal') return perfectMove(data, standpoint);
  if (VARIANTS[variant].dice === null) return { type: 'throw', dice: diceFor(policy, standpoint) };
  return turnTotal < holdAt(policy, standpoint) ? ROLL : HOLD;
}

function perfectMove({ variant, turnTotal }: PigData, { own, other, goal }: Standpoint): Move {
  const { best, dice } = choiceAt(turnOdds(solutionOf(variant, goal), own, other), turnTotal);
  if (best === 'hold') return HOLD;
  return VARIANTS[variant].dice === null ? { type: 'throw', dice } : ROLL;
}
