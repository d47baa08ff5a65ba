/** A moment of a game as chances see it: one player against the best of the others. */
import type { SeatIndex } from '#shared/match/entry.ts';
import { choiceAt, turnOdds } from './odds.ts';
import type { PigData } from './data.ts';
import type { Solution } from './solution.ts';
import { VARIANTS } from './variants.ts';

export interface Position {
  readonly own: number;
  /** Of the others, the score nearest to the goal. */
  readonly other: number;
  /** The turn total, where it is that player's turn to decide; else null. */
  readonly turn: number | null;
}

type Seen = Pick<PigData, 'players' | 'turn' | 'turnTotal' | 'phase' | 'goal'>;

/** The scores as `seat` looks at them. */
export function scoresOf(players: PigData['players'], seat: SeatIndex): Pick<Position, 'own' | 'other'> {
  const own = players.find((player) => player.seat === seat)?.score ?? 0;
  const others = players.filter((player) => player.seat !== seat).map(({ score }) => score);
  return { own, other: Math.max(0, ...others) };
}

/** As `seat` sees it; null once somebody has won. */
export function positionOf(data: Seen, seat: SeatIndex): Position | null {
  const { own, other } = scoresOf(data.players, seat);
  if (own >= data.goal || other >= data.goal || data.phase === 'over' || data.phase === 'left') return null;
  const isDeciding = data.turn === seat && data.phase !== 'pig';
  return { own, other, turn: isDeciding ? data.turnTotal : null };
}

/** The chance to win of `seat` while it has nothing to decide, where two play, perfectly from here on; else null. */
export function chanceMeanwhile(solution: Solution, data: Seen, seat: SeatIndex): number | null {
  const position = positionOf(data, seat);
  if (position === null || position.turn !== null || data.players.length !== 2) return null;
  const { own, other } = position;
  const { goal, variant, starts } = solution;
  // A lost turn stays in sight for a while: it is the next one that counts.
  if (data.phase === 'pig' && data.turn !== seat) return starts[own * goal + other] ?? null;
  if (data.phase === 'pig' || VARIANTS[variant].once) return 1 - (starts[other * goal + own] ?? 0);
  const odds = turnOdds(solution, other, own);
  const best = choiceAt(odds, data.turnTotal).best;
  return 1 - (odds[best][data.turnTotal] ?? 0);
}
