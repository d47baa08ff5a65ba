/** How often everything in the chart came about, up to the moment looked at: counted while the page is idle. */
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef } from 'vue';
import { explainStep } from '#shared/chart/explain.ts';
import type { Step } from '#shared/match/steps.ts';
import type { Playhead } from '#src/watch/usePlayhead.ts';
import type { Watched } from '#src/watch/watched.ts';
import type { ChartCounts } from './chartMoment.ts';
import type { Spot } from './chartSpots.ts';
import { createTally, type Told } from './chartTally.ts';

/** How long is counted at a stretch, in ms: a picture of the page has twice as much. */
const SLICE = 8;
/** Between two stretches, in ms. */
const REST = 16;

/** Steps in which what is chosen came about, before and after the one looked at; null for none. */
export interface Turns {
  readonly previous: number | null;
  readonly next: number | null;
}

export interface Coverage {
  readonly counts: ComputedRef<ChartCounts>;
  turnsOf(spot: Spot): Turns;
}

export function useCoverage(watched: Watched, playhead: Playhead): Coverage {
  const tally = createTally();
  const counted = shallowRef(0);
  const { machine } = watched.timeline();
  const input = watched.record();
  let waiting: ReturnType<typeof setTimeout> | null = null;

  function tell(step: Step, before: Step | undefined): Told {
    const { microsteps } = explainStep(machine, input, before?.state ?? null, step);
    return {
      entered: microsteps.flatMap(({ entered }) => entered),
      taken: microsteps.flatMap(({ arrows }) => arrows),
    };
  }

  function slice(): void {
    waiting = null;
    const end = performance.now() + SLICE;
    const steps = playhead.steps.value;
    for (let step = steps[tally.counted]; step !== undefined; step = steps[tally.counted]) {
      tally.add(tell(step, steps[tally.counted - 1]));
      if (performance.now() >= end) break;
    }
    counted.value = tally.counted;
    if (tally.counted < steps.length) waiting = setTimeout(slice, REST);
  }

  // The first stretch at once: a short match is told complete with its first picture.
  watch(
    playhead.steps,
    () => {
      if (waiting === null) slice();
    },
    { immediate: true },
  );
  onScopeDispose(() => {
    if (waiting !== null) clearTimeout(waiting);
  });

  const known = computed(() => playhead.index.value < counted.value);
  /** Not yet counted, a step is asked itself. */
  const justTaken = computed(() => {
    const steps = playhead.steps.value;
    const step = playhead.step.value;
    return new Set(tell(step, steps[step.index - 1]).taken);
  });
  const counts = computed<ChartCounts>(() => {
    const upTo = playhead.index.value;
    const taken = justTaken.value;
    if (!known.value)
      return { entered: () => null, taken: () => null, justTaken: (arrow) => taken.has(arrow) };
    return {
      entered: (path) => tally.entered(path, upTo),
      taken: (arrow) => tally.taken(arrow, upTo),
      justTaken: (arrow) => taken.has(arrow),
    };
  });

  return {
    counts,
    turnsOf(spot) {
      const from = counted.value === 0 ? 0 : playhead.index.value;
      const name = spot.kind === 'state' ? spot.path : spot.name;
      return {
        previous: tally.turn(spot.kind, name, from, -1),
        next: tally.turn(spot.kind, name, from, 1),
      };
    },
  };
}
