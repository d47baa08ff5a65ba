/** What a game tells the statistics of whoever sat there. */
import type { Figure } from '#shared/plugin/figures.ts';
import type { View } from '#shared/plugin/view.ts';
import { bestOther } from './context.ts';
import type { PigData } from './data.ts';
import { featsOf } from './feats.ts';

/** The figures of a finished game; none for a spectator, and before a game is over. */
export function figures({ data, viewer, over, standing }: View<PigData>): readonly Figure[] {
  if (viewer === 'spectator' || !over) return [];
  const { turns, bestTurn } = featsOf(data, viewer);
  const scores = data.players.map(({ score }) => score);
  const score = scores[viewer] ?? 0;
  const lead = score - bestOther(scores, viewer);
  const best = (label: string, value: number): Figure => ({ kind: 'best', label, value, note: '' });
  return [
    ...(bestTurn > 0 ? [best('figure.bestTurn', bestTurn)] : []),
    ...(standing[viewer]?.won === true ? [best('figure.clearestWin', lead)] : []),
    ...(turns > 0 ? [{ kind: 'rate' as const, label: 'figure.pointsPerTurn', of: score, per: turns }] : []),
  ];
}
