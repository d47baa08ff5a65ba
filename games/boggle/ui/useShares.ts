/** How much of a board each found, for those who look at it. */
import { computed, type ComputedRef } from 'vue';
import { useSay } from '#shared/plugin/ui/words.ts';
import { seatsFrom } from '../company.ts';
import type { BoggleData } from '../data.ts';
import { bestWord, seatShares, tableShare, type SeatShare, type Share } from '../missed.ts';
import { reviewWords } from '../reviewMessages.en.ts';
import { usePercent } from './usePercent.ts';
import type { PlayerNames } from './usePlayerNames.ts';

export interface PlayerShare extends SeatShare {
  readonly roundScore: number;
  /** Words it wrote, whatever became of them; null for one that writes none. */
  readonly written: number | null;
}

export interface Shares {
  /** The own part in a sentence; null where there is none to tell. */
  readonly ownLine: ComputedRef<string | null>;
  /** The best word of the round in a sentence; null where none scored. */
  readonly bestLine: ComputedRef<string | null>;
  /** The viewer's own first; null where the board held nothing, or nobody knows. */
  readonly shares: ComputedRef<{ readonly together: Share; readonly rows: readonly PlayerShare[] } | null>;
}

export function useShares(data: () => BoggleData, names: PlayerNames): Shares {
  const say = useSay(reviewWords);
  const percent = usePercent();

  const bySeat = computed(() => {
    const { possible, lists, rules } = data();
    return possible === null || lists === null || possible.length === 0
      ? null
      : seatShares(possible, lists, rules.scores);
  });

  return {
    ownLine: computed(() => {
      const { self, possible } = data();
      const own = bySeat.value?.[self];
      if (own === undefined || !names.isYou(self)) return null;
      return say('shares.you', { words: own.words, all: possible?.length ?? 0, part: percent(own.part) });
    }),
    bestLine: computed(() => {
      const { lists, rules } = data();
      const best = lists === null ? null : bestWord(lists, rules.scores);
      if (best === null) return null;
      return say('shares.best', { word: best.word, points: best.points, names: names.all(best.seats) });
    }),
    shares: computed(() => {
      const { possible, lists, players } = data();
      if (possible === null || lists === null || bySeat.value === null) return null;
      return {
        together: tableShare(possible, lists),
        rows: seatsFrom(data()).flatMap((seat): readonly PlayerShare[] => {
          const share = bySeat.value?.[seat];
          const player = players[seat];
          if (share === undefined || player === undefined) return [];
          const { roundScore, writes, wordCount } = player;
          return [{ ...share, roundScore, written: writes ? wordCount : null }];
        }),
      };
    }),
  };
}
