/** What the players of a round are called where their words are told. */
import type { Seat, SeatIndex } from '#shared/match/entry.ts';
import { listed } from '#shared/plugin/listed.ts';
import { useLanguage, useSay } from '#shared/plugin/ui/words.ts';
import { companyOf } from '../company.ts';
import type { BoggleData } from '../data.ts';
import { reviewWords } from '../reviewMessages.en.ts';

export interface PlayerNames {
  /** "You", "Computer", "Anna". */
  one(seat: SeatIndex): string;
  /** Several, set apart as the language does it. */
  all(seats: readonly SeatIndex[]): string;
}

type Around = Pick<BoggleData, 'players' | 'self'>;

/** Called while drawing the names are drawn anew when the language or the table changes. */
export function usePlayerNames(table: () => { data: Around; seats: readonly Seat[] }): PlayerNames {
  const say = useSay(reviewWords);
  const language = useLanguage();

  function one(seat: SeatIndex): string {
    const { data, seats } = table();
    const player = data.players.find((each) => each.seat === seat);
    if (seat === data.self && player?.writes === true) return say('review.you');
    if (seat !== data.self && companyOf(data, seats) === 'computer') return say('review.computer');
    return seats[seat]?.name ?? say('review.computer');
  }

  return { one, all: (seats) => listed(language.value.tag, seats.map(one)) };
}
