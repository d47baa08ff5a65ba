/** The result of a game as text: to be looked at, and to be read aloud. It tells nothing of the dice to come. */
import type { Shared } from '#shared/plugin/contract.ts';
import type { View } from '#shared/plugin/view.ts';
import { bestOther } from './context.ts';
import type { PigData } from './data.ts';
import { featsOf } from './feats.ts';

/** The result of whoever sat there; null for a spectator, and before a game is over. */
export function share({ data, viewer, over, standing }: View<PigData>): Shared | null {
  if (viewer === 'spectator' || !over) return null;
  const scores = data.players.map(({ score }) => score);
  const sides = { yours: scores[viewer] ?? 0, theirs: bestOther(scores, viewer) };
  const { turns, bestTurn } = featsOf(data, viewer);
  const won = standing[viewer]?.won === true;
  return {
    lines: [
      { key: won ? 'share.won' : 'share.lost', params: sides },
      { key: 'share.feats', params: { turns, best: bestTurn } },
    ],
    aloud: [
      { key: won ? 'aloud.won' : 'aloud.lost', params: sides },
      { key: 'aloud.turns', params: { turns } },
      { key: 'aloud.best', params: { best: bestTurn } },
    ],
    repeats: data.game === 1,
  };
}
