/** Why a move is refused, told from a view alone: null exactly when the chart takes it. */
import type { SeatIndex } from '#shared/match/entry.ts';
import type { View } from '#shared/plugin/view.ts';
import type { PigData } from './data.ts';
import type { PigRefusal } from './messages.en.ts';
import type { Move } from './moves.ts';
import { faultOfChoice, faultOfKind } from './rules.ts';
import type { TurnMove } from './rules.ts';

type Refused = PigRefusal | null;

/** Why the chart would not take the move from this seat, whose view it must be; null when it takes it. */
export function refuse({ data, viewer }: View<PigData>, seat: SeatIndex, move: Move): Refused {
  const { phase, can } = data;
  if (phase === 'left') return 'match/over';
  if (viewer !== seat) return 'seat/other';
  switch (move.type) {
    case 'roll':
    case 'throw':
    case 'hold':
      return refuseTurn(data, seat, move);
    case 'setPolicy':
      // Who may go may choose; `can.policy` is also false where there is no policy to choose.
      if (!can.quit) return 'seat/not-host';
      return faultOfChoice(
        data.players.map(({ nextPolicy }) => nextPolicy),
        move,
      );
    case 'newGame':
      if (phase !== 'over') return 'game/not-over';
      return can.newGame ? null : 'seat/not-host';
    case 'quit':
      return can.quit ? null : 'seat/not-host';
  }
}

function refuseTurn({ phase, turn, variant }: PigData, seat: SeatIndex, move: TurnMove): Refused {
  if (phase === 'over') return 'game/over';
  const fault = faultOfKind({ variant }, move);
  if (fault !== null) return fault;
  if (turn !== seat) return 'turn/not-yours';
  return phase === 'deciding' ? null : 'turn/not-yet';
}
