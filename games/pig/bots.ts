/** The computer players: when they move, and how long they take. What they choose by a policy stands in `choosing.ts`. */
import type { SeatIndex } from '#shared/match/entry.ts';
import type { Bot, Decision } from '#shared/plugin/contract.ts';
import type { Random } from '#shared/random/random.ts';
import type { View } from '#shared/plugin/view.ts';
import type { PigData } from './data.ts';
import type { Move } from './moves.ts';
import type { PolicyId } from './policyNames.ts';
import { VARIANTS } from './variants.ts';

/** How often chance holds, with nothing to hold and with something; and the most dice that it throws where it may choose. */
const [HOLDS_NOTHING, HOLDS, MOST_DICE] = [1 / 20, 1 / 3, 8];

/** Decides as chance has it. */
export const random: Bot<PigData, Move> = {
  decide: (view, chance) => onTurn(view, () => anyMove(view.data, chance)),
};

/** What a seat does that plays by a policy. */
type Choose = (data: PigData, seat: SeatIndex, policy: PolicyId) => Move;

/** By the policy chosen for its seat; where a computer stands in for a person, by its own. */
export function playing(policy: PolicyId, choose: Choose): Bot<PigData, Move> {
  return {
    decide: (view) =>
      onTurn(view, (seat) => choose(view.data, seat, view.data.players[seat]?.policy ?? policy)),
  };
}

/** The move of a seat whose turn it is. It is made at once where the chart has waited for the computer already. */
function onTurn({ data, viewer }: View<PigData>, moveOf: (seat: SeatIndex) => Move): Decision<Move> | null {
  if (viewer === 'spectator' || data.phase !== 'deciding' || data.turn !== viewer) return null;
  return { move: moveOf(viewer), after: data.waited ? 0 : data.pace };
}

function anyMove({ variant, turnTotal }: PigData, chance: Random): Move {
  if (VARIANTS[variant].dice === null) return { type: 'throw', dice: chance.range(1, MOST_DICE) };
  return chance.chance(turnTotal === 0 ? HOLDS_NOTHING : HOLDS) ? { type: 'hold' } : { type: 'roll' };
}
