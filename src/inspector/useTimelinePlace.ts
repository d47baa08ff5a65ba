/**
 * Where in the timeline the playhead stands, and the way from line to line. The list goes with the playhead as long as
 * the line one looks at is in sight; whoever has scrolled away is left where they are until they walk on by themselves.
 */
import { computed, nextTick, onMounted, watch, type ComputedRef } from 'vue';
import type { Playhead } from '#src/watch/usePlayhead.ts';
import type { RowWindow } from './useRowWindow.ts';
import { placeAt, type TimelineRows } from './useTimelineRows.ts';

export interface TimelinePlace {
  /** The line at which the playhead stands, or the last one before it that the filter shows; −1 where there is none. */
  readonly place: ComputedRef<number>;
  /** Whether the playhead stands at that line itself. */
  readonly isAt: ComputedRef<boolean>;
  /** Looks at the step of a line; of one beyond either end, at the last one there is. */
  toPlace(wanted: number): void;
  /** Hears the keys that lead from line to line. */
  press(event: KeyboardEvent): void;
}

/** `indexNow`: at which step the keys go on, where `playhead` comes a picture or two later. */
export function useTimelinePlace(
  playhead: Playhead,
  { shown, filtered }: TimelineRows,
  view: RowWindow,
  indexNow: () => number,
): TimelinePlace {
  const place = computed(() => placeAt(shown.value, playhead.index.value));
  const placeNow = (): number => placeAt(shown.value, indexNow());

  function toPlace(wanted: number): void {
    const last = shown.value.length - 1;
    const to = shown.value[Math.min(Math.max(wanted, 0), last)];
    if (to === undefined) return;
    playhead.toStep(to);
    void nextTick(() => view.reveal(placeNow()));
  }

  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => toPlace(placeNow() + 1),
    ArrowUp: () => toPlace(shown.value[placeNow()] === indexNow() ? placeNow() - 1 : placeNow()),
    PageDown: () => toPlace(placeNow() + view.page.value),
    PageUp: () => toPlace(placeNow() - view.page.value),
    Home: () => toPlace(0),
    End: () => toPlace(shown.value.length - 1),
  };

  watch([() => playhead.index.value, place], ([index], [before, placeBefore]) => {
    const goesByItself = playhead.playing.value || playhead.live.value;
    if (index === before || !goesByItself || view.sees(placeBefore)) view.reveal(place.value);
  });
  watch(shown, async (now, before) => {
    if (now.length >= before.length && !filtered.value) return;
    await nextTick();
    view.reveal(place.value);
  });
  onMounted(async () => {
    view.measure();
    await nextTick();
    view.reveal(place.value);
  });

  return {
    place,
    isAt: computed(() => shown.value[place.value] === playhead.index.value),
    toPlace,
    press(event) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const act = keys[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    },
  };
}
