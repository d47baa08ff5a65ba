/** What a game tells the statistics of whoever sat there. */
import type { Figure } from '#shared/plugin/figures.ts';
import type { View } from '#shared/plugin/view.ts';
import type { BoggleData } from './data.ts';
import { wordsIn } from './feats.ts';

const MINUTE = 60_000;

/** The figures of a finished game; none for a spectator, for a learner, and before a game is over. */
export function figures({ data, viewer, over }: View<BoggleData>): readonly Figure[] {
  const player = viewer === 'spectator' ? undefined : data.players[viewer];
  if (player === undefined || !player.writes || !over) return [];
  const { longest, bestRound, writing } = player.feats;
  const best = (label: string, value: number, note = ''): Figure => ({ kind: 'best', label, value, note });
  return [
    ...(longest === '' ? [] : [best('figure.longestWord', longest.length, longest)]),
    ...(bestRound === null ? [] : [best('figure.bestRound', bestRound)]),
    best('figure.mostPoints', player.total),
    ...(writing === 0
      ? []
      : [
          {
            kind: 'rate' as const,
            label: 'figure.wordsPerMinute',
            of: wordsIn(player.feats),
            per: writing / MINUTE,
          },
        ]),
  ];
}
