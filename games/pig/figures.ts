/** What a game tells the statistics of whoever sat there. */
import type { Figure } from '#shared/plugin/figures.ts';
import type { View } from '#shared/plugin/view.ts';
import type { PigData } from './data.ts';
import { featsOf } from './feats.ts';

/** The figures of a finished game; none for a spectator, and before a game is over. */
export function figures(view: View<PigData>): readonly Figure[] {
  const feats = featsOf(view);
  if (feats === null) return [];
  const { won, yours, theirs, turns, bestTurn } = feats;
  const best = (label: string, value: number): Figure => ({ kind: 'best', label, value, note: '' });
  return [
    ...(bestTurn > 0 ? [best('figure.bestTurn', bestTurn)] : []),
    ...(won ? [best('figure.clearestWin', yours - theirs)] : []),
    ...(turns > 0 ? [{ kind: 'rate' as const, label: 'figure.pointsPerTurn', of: yours, per: turns }] : []),
  ];
}
