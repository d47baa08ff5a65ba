/** The result of a game as text that tells no word: to be looked at, and to be read aloud. */
import type { Shared } from '#shared/plugin/contract.ts';
import type { Message, View } from '#shared/plugin/view.ts';
import type { BoggleData, BogglePlayer, Feats } from './data.ts';
import { wordsIn } from './feats.ts';
import { gameSides } from './sides.ts';

/** Squares in a row at most: it has to fit a narrow message. */
const ROW = 12;

/** The result of whoever sat there; null for a spectator, for a learner, and before a game is over. */
export function share({ data, viewer, over }: View<BoggleData>): Shared | null {
  const player = viewer === 'spectator' ? undefined : data.players[viewer];
  if (player === undefined || !player.writes || !over) return null;
  const { feats, total } = player;
  const words = wordsIn(feats);
  const part = feats.possible === 0 ? 0 : Math.round((100 * feats.found) / feats.possible);
  return {
    lines: [
      ...outcome(data, player, 'share'),
      { key: 'share.sum', params: { words, points: total, share: part } },
      ...rows(feats),
    ],
    repeats: data.asSetUp,
    aloud: [
      ...outcome(data, player, 'aloud'),
      { key: 'aloud.words', params: { count: words } },
      { key: 'aloud.points', params: { count: total } },
      { key: 'aloud.share', params: { share: part } },
      ...(feats.longest === '' ? [] : [{ key: 'aloud.longest', params: { count: feats.longest.length } }]),
    ],
  };
}

const OUTCOMES = {
  share: { win: 'share.won', lose: 'share.lost', draw: 'share.drew' },
  aloud: { win: 'aloud.won', lose: 'aloud.lost', draw: 'aloud.drew' },
} as const;

/** Nobody wins or loses alone. */
function outcome(data: BoggleData, { result }: BogglePlayer, how: keyof typeof OUTCOMES): readonly Message[] {
  if (data.players.length === 1 || result === null) return [];
  const { yours, theirs } = gameSides(data);
  return [{ key: OUTCOMES[how][result], params: { yours, theirs } }];
}

/** A square a word, in a row for each number of letters. */
function rows({ lengths }: Feats): readonly Message[] {
  return lengths.flatMap((count, letters): readonly Message[] => {
    if (count === 0) return [];
    const squares = '🟦'.repeat(Math.min(count, ROW));
    return count > ROW
      ? [{ key: 'share.rowMore', params: { letters, squares, more: count - ROW } }]
      : [{ key: 'share.row', params: { letters, squares } }];
  });
}
