/**
 * The costly parts of a page that follow one playhead take turns: one of them to a picture, each time at the moment
 * that is looked at by then. So scrubbing never waits for all of them, and where the playhead rests all agree. While
 * the newest moment is followed they go together: a picture costs more than what little is new in it.
 */
import { computed, onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue';
import { stateAtStep, type Step } from '#shared/match/steps.ts';
import { browserFrames, stepIn, type Frames, type Playhead } from './usePlayhead.ts';

/** A playhead for each part: it shows what the part has come to, and moves the one playhead there is. */
export interface PartsInTurn {
  readonly table: Playhead;
  readonly timeline: Playhead;
  readonly chart: Playhead;
}

/** ms from the beginning of one round of turns to that of the next: pictures between them are left to whoever scrubs. */
const ROUND = 80;

interface Moment {
  readonly steps: readonly Step[];
  readonly end: number;
  readonly index: number;
  readonly time: number;
  readonly live: boolean;
}

export function usePartsInTurn(playhead: Playhead, frames: Frames = browserFrames): PartsInTurn {
  const now = computed<Moment>(() => ({
    steps: playhead.steps.value,
    end: playhead.end.value,
    index: playhead.index.value,
    time: playhead.time.value,
    live: playhead.live.value,
  }));
  const table = shallowRef(now.value);
  const timeline = shallowRef(now.value);
  const chart = shallowRef(now.value);
  const parts = [table, timeline, chart] as const;

  let waiting: readonly ShallowRef<Moment>[] = [];
  let begun = -Infinity;
  let cancel: (() => void) | null = null;

  function next(): void {
    const [part, ...others] = waiting;
    cancel = null;
    waiting = others;
    if (part !== undefined) part.value = now.value;
    goOn();
  }

  function begin(): void {
    begun = performance.now();
    waiting = parts;
    cancel = frames(next);
  }

  /** The next turn, or, after the last, another round if there is something new. */
  function goOn(): void {
    if (cancel !== null) return;
    if (waiting.length > 0) {
      cancel = frames(next);
      return;
    }
    if (parts.every((part) => part.value === now.value)) return;
    const rest = begun + ROUND - performance.now();
    if (rest <= 0) return begin();
    const timer = setTimeout(begin, rest);
    cancel = () => clearTimeout(timer);
  }

  watch(now, ({ live }, before) => {
    if (live && before.live && waiting.length === 0) for (const part of parts) part.value = now.value;
    else goOn();
  });
  onScopeDispose(() => cancel?.());

  return {
    table: at(playhead, table),
    timeline: at(playhead, timeline),
    chart: at(playhead, chart),
  };
}

function at(playhead: Playhead, moment: Readonly<ShallowRef<Moment>>): Playhead {
  const step = computed(() => stepIn(moment.value.steps, moment.value.index));
  const time = computed(() => moment.value.time);
  return {
    ...playhead,
    steps: computed(() => moment.value.steps),
    end: computed(() => moment.value.end),
    index: computed(() => moment.value.index),
    time,
    step,
    state: computed(() => stateAtStep(step.value, time.value)),
    live: computed(() => moment.value.live),
  };
}
