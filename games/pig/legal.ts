/** The moves open to a view's seat: what buttons and forms offer. */
import type { LegalMove } from '#shared/plugin/contract.ts';
import type { View } from '#shared/plugin/view.ts';
import type { PigData } from './data.ts';
import { HOG_DICE } from './limits.ts';
import type { Move } from './moves.ts';
import { POLICIES } from './policyNames.ts';
import { refuse } from './refusing.ts';

/** All of them, each in full: how many dice may be thrown, and each policy of each computer. */
export function legal(seen: View<PigData>): readonly LegalMove<Move>[] {
  const { viewer } = seen;
  if (viewer === 'spectator') return [];
  const isOpen = (move: Move): boolean => refuse(seen, viewer, move) === null;
  return movesIn(seen.data)
    .filter(isOpen)
    .map((move) => ({ move, exact: true }));
}

function movesIn({ players }: PigData): readonly Move[] {
  const throws = Array.from({ length: HOG_DICE.max }, (_, i): Move => ({ type: 'throw', dice: i + 1 }));
  const choices = players.flatMap(({ seat }) =>
    POLICIES.map((policy): Move => ({ type: 'setPolicy', seat, policy })),
  );
  return [{ type: 'roll' }, ...throws, { type: 'hold' }, ...choices, { type: 'newGame' }, { type: 'quit' }];
}
