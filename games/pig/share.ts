/** The result of a game as text: to be looked at, and to be read aloud. It tells nothing of the dice to come. */
import type { Shared } from '#shared/plugin/contract.ts';
import type { View } from '#shared/plugin/view.ts';
import type { PigData } from './data.ts';
import { featsOf } from './feats.ts';

/** The result of whoever sat there; null for a spectator, and before a game is over. */
export function share(view: View<PigData>): Shared | null {
  const feats = featsOf(view);
  if (feats === null) return null;
  const { yours, theirs, turns, bestTurn: best } = feats;
  const params = { yours, theirs, turns, best };
  return {
    lines: [
      { key: feats.won ? 'share.won' : 'share.lost', params },
      { key: 'share.feats', params },
    ],
    aloud: [
      { key: feats.won ? 'aloud.won' : 'aloud.lost', params },
      { key: 'aloud.turns', params },
      { key: 'aloud.best', params },
    ],
    repeats: view.data.game === 1,
  };
}
