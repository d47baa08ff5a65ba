import { computed, type ComputedRef } from 'vue';
import { chaptersOf, type Chapter, type Chapters } from '#shared/match/chapters.ts';
import type { Playhead } from './usePlayhead.ts';
import type { Watched } from './watched.ts';

export interface WatchedChapters {
  readonly all: ComputedRef<Chapters>;
  /** The round that is looked at; null between two. */
  readonly round: ComputedRef<Chapter | null>;
  /** Whether there is more than one game, so that they must be told apart. */
  readonly several: ComputedRef<boolean>;
  /** Looks at the beginning of the next round, or of the one before. */
  toRound(by: 1 | -1): void;
}

/** The rounds and games of what is watched, and the way between them. */
export function useChapters({ game }: Watched, playhead: Playhead): WatchedChapters {
  const all = computed(() => chaptersOf(game, playhead.steps.value));
  const starts = computed(() => all.value.rounds.map(({ from }) => from));
  return {
    all,
    round: computed(() => {
      const at = playhead.index.value;
      return (
        all.value.rounds.findLast(({ from, to, done }) => from <= at && (done ? at < to : at <= to)) ?? null
      );
    }),
    several: computed(() => all.value.games.length > 1),
    toRound(by) {
      const at = playhead.index.value;
      const to =
        by === 1 ? starts.value.find((from) => from > at) : starts.value.findLast((from) => from < at);
      playhead.toStep(to ?? (by === 1 ? playhead.steps.value.length - 1 : 0));
    },
  };
}
