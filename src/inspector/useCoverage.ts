/** How often everything in the chart came about, up to the moment looked at: counted while the page is idle. */
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef } from 'vue';
import { coverageOf } from '#shared/chart/coverage.ts';
import { whenIdle } from '#src/shell/whenIdle.ts';
import type { Playhead } from '#src/watch/usePlayhead.ts';
import type { Watched } from '#src/watch/watched.ts';
import type { ChartCounts } from './chartMoment.ts';
import type { Spot } from './chartSpots.ts';
import { createTurns } from './chartTurns.ts';

/** How long is counted at a stretch, in ms: a picture of the page has twice as much. */
const SLICE = 8;
/** Between two stretches, in ms. */
const REST = 16;
/** For so long (ms) after a step of the playhead nothing is counted: scrubbing comes first. */
const AFTER_A_STEP = 200;

/** So many new steps are counted at once, in the picture that shows the newest. */
const FEW = 32;

/** Steps in which what is chosen came about, before and after the one looked at; null for none. */
export interface Turns {
  readonly previous: number | null;
  readonly next: number | null;
}

export interface ChartCoverage {
  readonly counts: ComputedRef<ChartCounts>;
  turnsOf(spot: Spot): Turns;
}

export function useCoverage(watched: Watched, playhead: Playhead): ChartCoverage {
  const coverage = coverageOf(watched.timeline().machine, watched.record());
  let turns = createTurns();
  const counted = shallowRef(0);
  let waiting: ReturnType<typeof setTimeout> | null = null;
  let cancelIdle = (): void => undefined;
  let quietFrom = 0;

  function slice(): void {
    const end = performance.now() + SLICE;
    const all = coverage.advance(() => performance.now() >= end);
    while (turns.known < coverage.counted) turns.add(coverage.namesIn(turns.known));
    counted.value = coverage.counted;
    if (!all) goOn();
  }

  /** Counts on once the playhead stands, or plays by itself, and the page has nothing else to do. */
  function goOn(ms = REST): void {
    waiting ??= setTimeout(() => {
      waiting = null;
      const left = quietFrom - performance.now();
      if (left > 0) return goOn(left);
      cancelIdle = whenIdle(slice);
    }, ms);
  }

  watch(playhead.steps, (steps) => {
    coverage.follow(steps);
    // Other steps than before: the count began anew.
    if (coverage.counted < turns.known) turns = createTurns();
    if (steps.length - coverage.counted <= FEW) slice();
    else goOn();
  });
  // The first stretch at once: a short match is told complete with its first picture.
  coverage.follow(playhead.steps.value);
  slice();
  watch(playhead.index, () => {
    if (!playhead.playing.value && !playhead.live.value) quietFrom = performance.now() + AFTER_A_STEP;
  });
  onScopeDispose(() => {
    if (waiting !== null) clearTimeout(waiting);
    cancelIdle();
  });

  const known = computed(() => playhead.index.value < counted.value);
  const counts = computed<ChartCounts>(() => {
    if (!known.value) return { entered: () => null, taken: () => null, justTaken: () => false };
    const { states, arrows } = coverage.countsAt(playhead.index.value);
    const taken = new Set(coverage.namesIn(playhead.index.value).arrows);
    return {
      entered: (path) => states.get(path) ?? 0,
      taken: (arrow) => arrows.get(arrow) ?? 0,
      justTaken: (arrow) => taken.has(arrow),
    };
  });

  return {
    counts,
    turnsOf(spot) {
      const name = spot.kind === 'state' ? spot.path : spot.name;
      // Asked again as more is counted.
      const from = counted.value === 0 ? 0 : playhead.index.value;
      return {
        previous: turns.turn(spot.kind, name, from, -1),
        next: turns.turn(spot.kind, name, from, 1),
      };
    },
  };
}
