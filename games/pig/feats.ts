/** How a game that is over went for one seat, told from its view. */
import type { SeatIndex } from '#shared/match/entry.ts';
import type { View } from '#shared/plugin/view.ts';
import { bestOther } from './context.ts';
import type { PigData } from './data.ts';

export interface Feats {
  readonly won: boolean;
  /** Its score, and of the others' the best. */
  readonly yours: number;
  readonly theirs: number;
  readonly turns: number;
  /** The most points that one turn brought; 0 where none did. */
  readonly bestTurn: number;
}

/** Of a game with more decisions than are kept, those that are count. Null for a spectator, and before a game is over. */
export function featsOf({ data, viewer, over, standing }: View<PigData>): Feats | null {
  if (viewer === 'spectator' || !over) return null;
  const scores = data.players.map(({ score }) => score);
  const yours = scores[viewer] ?? 0;
  return {
    won: standing[viewer]?.won === true,
    yours,
    theirs: bestOther(scores, viewer),
    ...turnsOf(data, viewer, yours),
  };
}

function turnsOf({ decisions }: PigData, seat: SeatIndex, score: number): Pick<Feats, 'turns' | 'bestTurn'> {
  const own = (decisions ?? []).filter((decision) => decision.seat === seat);
  const scores = [...own.map((decision) => decision.own), score];
  const gains = scores.slice(1).map((reached, i) => reached - (scores[i] ?? 0));
  return { turns: own.filter(({ turn }) => turn === 0).length, bestTurn: Math.max(0, ...gains) };
}
