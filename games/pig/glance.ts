/** What a list tells of a match of Pig. */
import type { Glance, Message, View } from '#shared/plugin/view.ts';
import { bestOther } from './context.ts';
import type { PigData } from './data.ts';

/** Whose turn it is, and how the scores stand. */
export function glance({ data, seats }: View<PigData>): Glance {
  return { doing: doingOf(data, seats), line: lineOf(data, seats), tiles: null };
}

type Seats = View['seats'];

function doingOf({ phase, turn, self }: PigData, seats: Seats): Message {
  const params = { name: seats[turn]?.name ?? '' };
  if (phase === 'over') return turn === self ? { key: 'glance.won' } : { key: 'glance.over', params };
  return turn === self ? { key: 'glance.yours' } : { key: 'glance.turn', params };
}

function lineOf({ players, self, goal }: PigData, seats: Seats): Message {
  const scores = players.map(({ score }) => score);
  const params = { yours: scores[self] ?? 0, theirs: bestOther(scores, self), goal };
  if (players.length > 2) return { key: 'glance.several', params };
  const other = seats[1 - self];
  if (other?.by === 'bot') return { key: 'glance.computer', params };
  return { key: 'glance.person', params: { ...params, name: other?.name ?? '' } };
}
