/** What a list tells of a match of Pig. */
import type { Glance, Message, View } from '#shared/plugin/view.ts';
import { bestOther } from './context.ts';
import type { PigData } from './data.ts';

/** Whose turn it is, and how the scores stand. */
export function glance(seen: View<PigData>): Glance {
  return { doing: doingOf(seen), line: lineOf(seen), tiles: null };
}

function doingOf({ data: { turn, self }, seats, standing, final }: View<PigData>): Message {
  const params = { name: seats[turn]?.name ?? '' };
  if (standing[turn]?.won === true) {
    return turn === self ? { key: 'glance.won' } : { key: 'glance.lost', params };
  }
  if (final) return { key: 'glance.left' };
  return turn === self ? { key: 'glance.yours' } : { key: 'glance.turn', params };
}

function lineOf({ data: { players, self, goal }, seats }: View<PigData>): Message {
  const scores = players.map(({ score }) => score);
  const params = { yours: scores[self] ?? 0, theirs: bestOther(scores, self), goal };
  if (players.length > 2) return { key: 'glance.several', params };
  const other = seats[1 - self];
  if (other?.by === 'bot') return { key: 'glance.computer', params };
  return { key: 'glance.person', params: { ...params, name: other?.name ?? '' } };
}
