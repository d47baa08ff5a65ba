import { computed, type ComputedRef } from 'vue';
import type { Playhead } from '#src/watch/usePlayhead.ts';
import type { Watched } from '#src/watch/watched.ts';
import type { ChartCounts } from './chartMoment.ts';
import type { Spot } from './chartSpots.ts';
export interface Turns {
  readonly previous: number | null;
  readonly next: number | null;
}
export function useCoverage(
  watched: () => Watched,
  playhead: () => Playhead,
): { counts: ComputedRef<ChartCounts>; turnsOf(spot: Spot): Turns } {
  void watched;
  void playhead;
  return {
    counts: computed(() => ({ entered: () => null, taken: () => null, justTaken: () => false })),
    turnsOf: () => ({ previous: null, next: null }),
  };
}
