/** What the players are called at the table. */
import type { Seat } from '#shared/match/entry.ts';
import type { Say } from '#shared/plugin/ui/words.ts';
import { companyOf } from '../company.ts';
import type { BoggleData } from '../data.ts';
import type { TableWord } from '../tableMessages.en.ts';

/**
 * A name for each seat. “You” is the viewer's, unless people take turns before one device: there it would be another at
 * each turn; and whoever sat down as “You” is a player by number.
 */
export function playerNames(
  data: Pick<BoggleData, 'players' | 'self' | 'rules'>,
  seats: readonly Seat[],
  say: Say<TableWord>,
): readonly string[] {
  const company = companyOf(data, seats);
  return data.players.map(({ seat, writes }) => {
    const name = seats[seat]?.name ?? '';
    if (data.rules.turns === 'inTurn' && writes && (name === '' || name === say('score.you')))
      return say('score.player', { seat: seat + 1 });
    if (seat === data.self && writes && data.rules.turns === 'together') return say('score.you');
    if (company === 'computer' && seat !== data.self) return say('score.computer');
    if (name !== '') return name;
    return writes ? say('score.player', { seat: seat + 1 }) : say('score.computer');
  });
}
