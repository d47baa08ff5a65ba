/** What a viewer sees, and what it may do by what it sees. Nothing is hidden here: all see the same table. */
import type { SeatIndex } from '#shared/match/entry.ts';
import type { FoldState } from '#shared/match/state.ts';
import type { LegalMove } from '#shared/plugin/contract.ts';
import type { View, Viewer } from '#shared/plugin/view.ts';
import { MOST } from './limits.ts';
import type { Machine } from './machine.ts';
import type { Move } from './moves.ts';
import { faultOfTaking, type Context } from './rules.ts';

export interface Data extends Pick<Context, 'counters' | 'left' | 'turn' | 'last'> {
  readonly phase: 'playing' | 'over' | 'left';
  /** The most counters a turn takes. */
  readonly most: number;
}

export function view({ snapshot, table, effects }: FoldState<Machine>, viewer: Viewer): View<Data> {
  const { counters, left, turn, last, wins } = snapshot.context;
  const phase = snapshot.value;
  const name = table.seats[turn]?.name ?? '';
  return {
    viewer,
    data: { phase, counters, left, turn, last, most: MOST },
    prompt:
      phase === 'playing'
        ? { key: 'prompt.playing', params: { name, most: MOST } }
        : { key: `prompt.${phase}` },
    seats: table.seats,
    standing: wins.map((score, seat) => ({ seat, score, won: left === 0 && last?.by === seat })),
    clocks: [],
    effects,
    over: snapshot.hasTag('over'),
    final: snapshot.status === 'done',
  };
}

/** The moves open to the view's seat. */
export function legal(seen: View<Data>): readonly LegalMove<Move>[] {
  const { viewer } = seen;
  if (viewer === 'spectator') return [];
  const takes = Array.from({ length: MOST }, (_, i): Move => ({ type: 'take', count: i + 1 }));
  const moves: readonly Move[] = [...takes, { type: 'newGame' }, { type: 'quit' }];
  return moves.filter((move) => refuse(seen, viewer, move) === null).map((move) => ({ move, exact: true }));
}

/** Why the chart does not take `move`, or null when it does. */
export function refuse({ data }: View<Data>, seat: SeatIndex, move: Move): string | null {
  if (data.phase === 'left') return 'game/left';
  switch (move.type) {
    case 'take':
      return data.phase === 'over' ? 'game/over' : faultOfTaking(data, { by: seat, count: move.count });
    case 'newGame':
      return data.phase === 'over' ? null : 'game/not-over';
    case 'quit':
      return null;
  }
}
