/** What the players of a round are called where their words are told. */
import { computed } from 'vue';
import type { Seat, SeatIndex } from '#shared/match/entry.ts';
import { listed } from '#shared/plugin/listed.ts';
import { useLanguage, useSay } from '#shared/plugin/ui/words.ts';
import type { BoggleData } from '../data.ts';
import { tableWords } from '../tableMessages.en.ts';
import { playerNames } from '../playerNames.ts';

export interface PlayerNames {
  /** "You", "Computer", "Anna". */
  one(seat: SeatIndex): string;
  /** Several, set apart as the language does it. */
  all(seats: readonly SeatIndex[]): string;
  /** Whether that seat is called “You”. */
  isYou(seat: SeatIndex): boolean;
}

type Around = Pick<BoggleData, 'players' | 'self' | 'watching' | 'rules'>;

/** Called while drawing the names are drawn anew when the language or the table changes. */
export function usePlayerNames(table: () => { data: Around; seats: readonly Seat[] }): PlayerNames {
  const say = useSay(tableWords);
  const language = useLanguage();
  const names = computed(() => playerNames(table().data, table().seats, say));
  const one = (seat: SeatIndex): string => names.value[seat] ?? '';

  return {
    one,
    all: (seats) => listed(language.value.tag, seats.map(one)),
    isYou: (seat) => seat === table().data.self && one(seat) === say('score.you'),
  };
}
