/** What the players are called at the table. */
import type { Seat } from '#shared/match/entry.ts';
import { distinctNames, nameKey } from '#shared/match/names.ts';
import type { Params } from '#shared/plugin/words.ts';
import { companyOf } from './company.ts';
import type { BoggleData } from './data.ts';
import type { TableWord } from './tableMessages.en.ts';

/**
 * A name for each seat, no two alike; none for one that nobody has. “You” is the viewer's alone, and nobody's where people take turns before one
 * device: there it would be another at each turn. Whoever else sat down as “You” is a player by number.
 */
export function playerNames(
  data: Pick<BoggleData, 'players' | 'self' | 'watching' | 'rules'>,
  seats: readonly Seat[],
  say: (key: TableWord, params?: Params) => string,
): readonly string[] {
  const company = companyOf(data, seats);
  const you = say('score.you');
  const isYou = data.rules.turns === 'together' && !data.watching;
  /** Null for a name that was chosen. */
  const made = data.players.map(({ seat, seated, writes }) => {
    if (!seated) return '';
    const name = seats[seat]?.name ?? '';
    if (seat === data.self && writes && isYou) return you;
    if (company === 'computer' && seat !== data.self) return say('score.computer');
    if (writes && (name === '' || nameKey(name) === nameKey(you)))
      return say('score.player', { seat: seat + 1 });
    return name === '' ? say('score.computer') : null;
  });
  return distinctNames(
    data.players.map(({ seat }, i) => made[i] ?? seats[seat]?.name ?? ''),
    made.map((name) => name !== null),
  );
}
