/** What a seat of High Card may see, and what it may do by what it sees. */
import type { SeatIndex } from '#shared/match/entry.ts';
import type { FoldState } from '#shared/match/state.ts';
import type { LegalMove } from '#shared/plugin/contract.ts';
import type { Clock, Standing, View, Viewer } from '#shared/plugin/view.ts';
import type { Machine } from './machine.ts';
import type { Move } from './moves.ts';
import { isWon, type Context } from './rules.ts';

export type Phase = 'turn' | 'showdown' | 'resting' | 'over' | 'left';

export interface Data {
  readonly phase: Phase;
  readonly turn: SeatIndex;
  /** By seat: null for a card that lies face down to this viewer. */
  readonly cards: readonly (number | null)[];
  readonly points: readonly number[];
}

export function view(state: FoldState<Machine>, viewer: Viewer): View<Data> {
  const { context } = state.snapshot;
  const phase = phaseOf(state.snapshot);
  const open = context.shown || phase === 'left';
  return {
    viewer,
    data: {
      phase,
      turn: context.turn,
      cards: context.hands.map((card, seat) => (open || seat === viewer ? card : null)),
      points: context.points,
    },
    prompt: promptOf(phase, state.table.seats[context.turn]?.name),
    seats: state.table.seats,
    standing: standingOf(context),
    clocks: clocksOf(state),
    effects: state.effects,
    turn: phase === 'turn' ? context.turn : null,
    over: state.snapshot.hasTag('over'),
    final: state.snapshot.status === 'done',
  };
}

/** The moves open to the view's seat. */
export function legal({ viewer, data }: View<Data>): readonly LegalMove<Move>[] {
  if (viewer === 'spectator' || data.phase === 'left') return [];
  const types: Move['type'][] = ['keep', 'swap', 'rest', 'resume', 'quit'];
  const open = types.filter((type) => refuseIn(data, viewer, type) === null);
  const exact: LegalMove<Move>[] = open.map((type) => ({ move: { type }, exact: true }));
  if (data.phase !== 'over') return exact;
  return [
    ...exact,
    { move: { type: 'again' }, exact: true },
    { move: { type: 'again', seed: 7 }, exact: false },
  ];
}

/** Why the chart does not take `move`, or null when it does. */
export function refuse({ data }: View<Data>, seat: SeatIndex, move: Move): string | null {
  return refuseIn(data, seat, move.type);
}

function refuseIn(data: Data, seat: SeatIndex, type: Move['type']): string | null {
  if (data.phase === 'left') return 'game/left';
  switch (type) {
    case 'keep':
    case 'swap':
      if (data.phase !== 'turn') return 'turn/none';
      return seat === data.turn ? null : 'turn/not-yours';
    case 'rest':
      return data.phase === 'turn' ? null : 'rest/not-now';
    case 'resume':
      return data.phase === 'resting' ? null : 'rest/none';
    case 'again':
      return data.phase === 'over' ? null : 'game/not-over';
    case 'quit':
      return null;
  }
}

function phaseOf(snapshot: FoldState<Machine>['snapshot']): Phase {
  if (snapshot.matches('resting')) return 'resting';
  if (snapshot.matches('over')) return 'over';
  if (snapshot.matches('left')) return 'left';
  return snapshot.matches({ playing: 'showdown' }) ? 'showdown' : 'turn';
}

function promptOf(phase: Phase, name: string | undefined): View['prompt'] {
  return phase === 'turn' ? { key: 'prompt.turn', params: { name: name ?? '' } } : { key: `prompt.${phase}` };
}

function standingOf(context: Context): readonly Standing[] {
  const best = Math.max(...context.points);
  return context.points.map((points, seat) => ({
    seat,
    score: points,
    won: isWon(context) && points === best,
  }));
}

function clocksOf(state: FoldState<Machine>): readonly Clock[] {
  const { turnTime, pause } = state.snapshot.context;
  return state.pending.map(({ id, due }) => ({
    id,
    due,
    length: id.includes('turnTime') ? (turnTime ?? 0) : pause,
  }));
}
