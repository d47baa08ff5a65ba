/** The computer players by policy; with all the mathematics behind them, they are fetched where they are asked. */
import type { SeatIndex } from '#shared/match/entry.ts';
import type { Bot } from '#shared/plugin/contract.ts';
import { bestOther } from './context.ts';
import type { PigData } from './data.ts';
import type { Move } from './moves.ts';
import { onTurn } from './onTurn.ts';
import { choiceAt, turnOdds } from './odds.ts';
import { diceFor, holdAt } from './policies.ts';
import type { Standpoint } from './policies.ts';
import type { PolicyId } from './policyNames.ts';
import { solutionOf } from './solve.ts';
import { VARIANTS } from './variants.ts';

type PigBot = Bot<PigData, Move>;

const ROLL: Move = { type: 'roll' };
const HOLD: Move = { type: 'hold' };

/** By the policy chosen for its seat; where a computer stands in for a person, by its own. */
function playing(policy: PolicyId): PigBot {
  return {
    decide: (view) =>
      onTurn(view, (seat) => choose(view.data, seat, view.data.players[seat]?.policy ?? policy)),
  };
}

export const bots = {
  optimal: playing('optimal'),
  keepPaceEndRace: playing('keepPaceEndRace'),
  scoreBase_minusOwnScore: playing('scoreBase_minusOwnScore'),
  fourScoringTurns: playing('fourScoringTurns'),
  hold25: playing('hold25'),
  scoreBaseKeepPaceEndRace: playing('scoreBaseKeepPaceEndRace'),
  hold20: playing('hold20'),
} as const satisfies Readonly<Record<PolicyId, PigBot>>;

function choose(data: PigData, seat: SeatIndex, policy: PolicyId): Move {
  const { goal, turnTotal, players, variant } = data;
  const scores = players.map(({ score }) => score);
  const standpoint = {
    own: scores[seat] ?? 0,
    other: bestOther(scores, seat),
    holds: players[seat]?.holds ?? 0,
    goal,
  };
  if (policy === 'optimal') return perfectMove(data, standpoint);
  if (VARIANTS[variant].dice === null) return { type: 'throw', dice: diceFor(policy, standpoint) };
  return turnTotal < holdAt(policy, standpoint) ? ROLL : HOLD;
}

function perfectMove({ variant, turnTotal }: PigData, { own, other, goal }: Standpoint): Move {
  const { best, dice } = choiceAt(turnOdds(solutionOf(variant, goal), own, other), turnTotal);
  if (best === 'hold') return HOLD;
  return VARIANTS[variant].dice === null ? { type: 'throw', dice } : ROLL;
}
