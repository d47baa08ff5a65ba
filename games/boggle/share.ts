/** The result of a game as text that tells no word: to be looked at, and to be read aloud. */
import type { Seat } from '#shared/match/entry.ts';
import type { Shared } from '#shared/plugin/contract.ts';
import type { Message, View } from '#shared/plugin/view.ts';
import { spell } from '#shared/plugin/words.ts';
import { companyOf, seatedIn } from './company.ts';
import type { BoggleData, BogglePlayer, Feats } from './data.ts';
import { wordsIn } from './feats.ts';
import { gameSides } from './sides.ts';
import { tableWords } from './tableMessages.en.ts';
import { playerNames } from './playerNames.ts';

/** Squares in a row at most: it has to fit a narrow message. */
const ROW = 12;

/** The result of whoever sat there; null for a spectator, for a learner, and before a game is over. */
export function share({ data, viewer, over, seats }: View<BoggleData>): Shared | null {
  const player = viewer === 'spectator' ? undefined : data.players[viewer];
  if (player === undefined || !player.writes || !over) return null;
  const { feats, total } = player;
  const words = wordsIn(feats);
  const part = feats.possible === 0 ? 0 : Math.round((100 * feats.found) / feats.possible);
  const sum = { key: 'share.sum', params: { words, points: total, share: part } };
  const several = companyOf(data, seats) === 'several';
  // Of people who share a device nobody is the one who tells: it is the table's result.
  if (data.rules.turns === 'inTurn' && seats.filter(({ by }) => by === 'person').length > 1) {
    return {
      lines: standing(data, seats, 'share'),
      repeats: data.asSetUp,
      aloud: standing(data, seats, 'aloud'),
    };
  }
  return {
    lines: [
      ...outcome(data, player, 'share'),
      ...(several ? standing(data, seats, 'share') : []),
      sum,
      ...rows(feats),
    ],
    repeats: data.asSetUp,
    aloud: [
      ...outcome(data, player, 'aloud'),
      ...(several ? standing(data, seats, 'aloud') : []),
      { key: 'aloud.words', params: { count: words } },
      { key: 'aloud.points', params: { count: total } },
      { key: 'aloud.share', params: { share: part } },
      ...(feats.longest === '' ? [] : [{ key: 'aloud.longest', params: { count: feats.longest.length } }]),
    ],
  };
}

const SEAT_LINES = {
  share: { own: 'share.me', other: 'share.seat' },
  aloud: { own: 'aloud.me', other: 'aloud.seat' },
} as const;

/** A line a seat with its points, the best first, called as at the table; whoever is “You” there tells of themselves. */
function standing(
  data: BoggleData,
  seats: readonly Seat[],
  how: keyof typeof SEAT_LINES,
): readonly Message[] {
  const names = playerNames(data, seats, (key, params) => spell('en', tableWords[key], params));
  return seatedIn(data)
    .toSorted((a, b) => b.total - a.total)
    .map(({ seat, writes, total }) => {
      const own = seat === data.self && writes && data.rules.turns === 'together';
      const { own: me, other } = SEAT_LINES[how];
      return own
        ? { key: me, params: { count: total } }
        : { key: other, params: { name: names[seat] ?? '', count: total } };
    });
}

const OUTCOMES = {
  share: { win: 'share.won', lose: 'share.lost', draw: 'share.drew' },
  aloud: { win: 'aloud.won', lose: 'aloud.lost', draw: 'aloud.drew' },
} as const;

/** Nobody wins or loses alone. */
function outcome(data: BoggleData, { result }: BogglePlayer, how: keyof typeof OUTCOMES): readonly Message[] {
  if (seatedIn(data).length === 1 || result === null) return [];
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
