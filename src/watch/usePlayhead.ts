/** Where in a match somebody looks: at what is happening now, or at a moment of the past that stands or plays. */
import { computed, onScopeDispose, shallowRef, type ComputedRef, type Ref } from 'vue';
import type { FoldState } from '#shared/match/state.ts';
import { stateAtStep, stepAtTime, withMoreSteps, type Step } from '#shared/match/steps.ts';
import { useLooks } from './useLooks.ts';
import type { Watched } from './watched.ts';

/** How many times as fast as it was played. */
export const SPEEDS = [0.5, 1, 2, 4, 8, 16, 32] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Playhead {
  readonly steps: Readonly<Ref<readonly Step[]>>;
  /** Match time reached, in ms: where the scrubber ends. Of a match that goes on, when it was last looked at. */
  readonly end: Readonly<Ref<number>>;
  /** The moment looked at: after this step, at this match time (ms), before the next step. */
  readonly index: ComputedRef<number>;
  readonly time: ComputedRef<number>;
  readonly step: ComputedRef<Step>;
  readonly state: ComputedRef<FoldState>;
  /** Follows the match: the newest moment, whatever comes. */
  readonly live: ComputedRef<boolean>;
  readonly playing: Readonly<Ref<boolean>>;
  readonly speed: Ref<Speed>;
  /** Looks at a match time; nothing plays after it. */
  seek(time: number): void;
  /** Looks at the moment right after a step. */
  toStep(index: number): void;
  /** A step on or back. */
  move(by: 1 | -1): void;
  toLive(): void;
  play(): void;
  pause(): void;
}

/** The page's pictures: `then` is called once, with ms from any origin; the answer cancels it. */
export type Frames = (then: (now: number) => void) => () => void;

export const browserFrames: Frames = (then) => {
  const id = requestAnimationFrame(then);
  return () => cancelAnimationFrame(id);
};

/** ms between two looks at a match in which nothing happens: what one looks back from goes on, and is told in seconds. */
const BEAT = 1000;
/** The same while the newest moment is followed: that time goes on shows at the table. */
const LIVE_BEAT = 5000;

interface Place {
  readonly index: number;
  readonly time: number;
}

/** A playhead at the newest moment; a record that stands still begins there too, nothing plays by itself. */
export function usePlayhead(watched: Watched, frames: Frames = browserFrames): Playhead {
  const steps = shallowRef(stepsNow([]));
  const end = shallowRef(watched.now());
  /** Null while the newest moment is followed. */
  const place = shallowRef<Place | null>(null);
  const playing = shallowRef(false);
  const speed = shallowRef<Speed>(1);
  let cancel = (): void => undefined;

  function stepsNow(known: readonly Step[]): readonly Step[] {
    try {
      return withMoreSteps(known, watched.timeline(), watched.now());
    } catch (error) {
      // A delay that throws, before the host has come upon it: it will, and say so. The entries are sound.
      console.warn('The steps cannot go up to now:', error);
      return withMoreSteps(known, watched.timeline(), -1);
    }
  }

  function catchUp(): void {
    steps.value = stepsNow(steps.value);
    end.value = Math.max(watched.now(), steps.value.at(-1)?.at ?? 0);
  }

  const last = (): number => steps.value.length - 1;
  const index = computed(() => place.value?.index ?? last());
  const time = computed(() => place.value?.time ?? end.value);
  const step = computed(() => stepIn(steps.value, index.value));

  function show(next: Place | null): void {
    place.value = next;
  }

  function pause(): void {
    playing.value = false;
    cancel();
  }

  function seek(to: number): void {
    pause();
    const at = Math.min(Math.max(Math.round(to), 0), end.value);
    show({ index: stepAtTime(steps.value, at), time: at });
  }

  function toStep(to: number): void {
    pause();
    const wanted = Math.min(Math.max(to, 0), last());
    show({ index: wanted, time: stepIn(steps.value, wanted).at });
  }

  function play(): void {
    pause();
    const from = place.value;
    if (from === null || from.time >= end.value) {
      // Nothing to come: from the beginning, as any player does. A match that goes on is there already.
      if (watched.host !== null) return show(null);
      show({ index: 0, time: 0 });
    }
    playing.value = true;
    let before: number | null = null;
    // The exact moment, of which whole ms are shown: at half speed a picture may last less than one.
    let exact = place.value?.time ?? 0;
    const draw = (now: number): void => {
      exact += before === null ? 0 : (now - before) * speed.value;
      before = now;
      if (exact < end.value) {
        const at = Math.floor(exact);
        show({ index: stepAtTime(steps.value, at), time: at });
        cancel = frames(draw);
        return;
      }
      playing.value = false;
      show(watched.host === null ? { index: last(), time: end.value } : null);
    };
    cancel = frames(draw);
  }

  if (watched.host !== null) {
    const beat = (): number => (place.value === null ? LIVE_BEAT : BEAT);
    useLooks((listener) => watched.subscribe(listener), frames, catchUp, beat);
  }
  onScopeDispose(pause);

  return {
    steps,
    end,
    index,
    time,
    step,
    state: computed(() => stateAtStep(step.value, time.value)),
    live: computed(() => place.value === null),
    playing,
    speed,
    seek,
    toStep,
    move: (by) => toStep(index.value + by),
    toLive() {
      pause();
      catchUp();
      show(null);
    },
    play,
    pause,
  };
}

/** @throws RangeError for a step there is not. */
export function stepIn(steps: readonly Step[], index: number): Step {
  const step = steps[index];
  if (step === undefined) throw new RangeError(`There is no step ${index}: there are ${steps.length}.`);
  return step;
}
