/** What a seat did in a game that is over, read from its decisions. */
import type { SeatIndex } from '#shared/match/entry.ts';
import type { PigData } from './data.ts';

export interface Feats {
  readonly turns: number;
  /** The most points that one turn brought; 0 where none did. */
  readonly bestTurn: number;
}

/** Of a game with more decisions than are kept, those that are. Nothing before a game is over. */
export function featsOf(
  { decisions, players }: Pick<PigData, 'decisions' | 'players'>,
  seat: SeatIndex,
): Feats {
  const own = (decisions ?? []).filter((decision) => decision.seat === seat);
  const scores = [...own.map((decision) => decision.own), players[seat]?.score ?? 0];
  const gains = scores.slice(1).map((score, i) => score - (scores[i] ?? 0));
  return { turns: own.filter(({ turn }) => turn === 0).length, bestTurn: Math.max(0, ...gains) };
}
