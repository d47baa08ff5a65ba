/** The computer players: one for each policy, and one that decides as chance has it. */
import type { SeatIndex } from '#shared/match/entry.ts';
import type { Bot, Decision } from '#shared/plugin/contract.ts';
import type { View } from '#shared/plugin/view.ts';
import type { Random } from '#shared/random/random.ts';
import { bestOther } from './context.ts';
import type { PigData } from './data.ts';
import type { Move } from './moves.ts';
import { choiceAt, turnOdds } from './odds.ts';
import { diceFor, holdAt } from './policies.ts';
import type { Standpoint } from './policies.ts';
import type { PolicyId } from './policyNames.ts';
import { solutionOf } from './solve.ts';
import { VARIANTS } from './variants.ts';

type PigBot = Bot<PigData, Move>;

/** How often chance holds, with nothing to hold and with something; and the most dice that it throws where it may choose. */
const [HOLDS_NOTHING, HOLDS, MOST_DICE] = [1 / 20, 1 / 3, 8];

const ROLL: Move = { type: 'roll' };
const HOLD: Move = { type: 'hold' };

/** By the policy chosen for its seat; where a computer stands in for a person, by its own. */
function playing(policy: PolicyId): PigBot {
  return {
    decide: (view) =>
      decided(view, (seat) => choose(view.data, seat, view.data.players[seat]?.policy ?? policy)),
  };
}

export const random: PigBot = {
  decide: (view, chance) => decided(view, () => anyMove(view.data, chance)),
};

export const bots = {
  optimal: playing('optimal'),
  keepPaceEndRace: playing('keepPaceEndRace'),
  scoreBase_minusOwnScore: playing('scoreBase_minusOwnScore'),
  fourScoringTurns: playing('fourScoringTurns'),
  hold25: playing('hold25'),
  scoreBaseKeepPaceEndRace: playing('scoreBaseKeepPaceEndRace'),
  hold20: playing('hold20'),
  random,
} as const satisfies Readonly<Record<PolicyId | 'random', PigBot>>;

/** The move of a seat whose turn it is. It is made at once where the chart has waited for the computer already. */
function decided({ data, viewer }: View<PigData>, moveOf: (seat: SeatIndex) => Move): Decision<Move> | null {
  if (viewer === 'spectator' || data.phase !== 'deciding' || data.turn !== viewer) return null;
  return { move: moveOf(viewer), after: data.waited ? 0 : data.pace };
}

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

function anyMove({ variant, turnTotal }: PigData, chance: Random): Move {
  if (VARIANTS[variant].dice === null) return { type: 'throw', dice: chance.range(1, MOST_DICE) };
  return chance.chance(turnTotal === 0 ? HOLDS_NOTHING : HOLDS) ? HOLD : ROLL;
}
