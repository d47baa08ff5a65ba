/** The lines of the timeline, made when they are first asked for, and those of them a filter lets through. */
import { computed, type ComputedRef } from 'vue';
import type { Step } from '#shared/match/steps.ts';
import type { Playhead } from '#src/watch/usePlayhead.ts';
import { rowOf, type InspectorSay, type TimelineRow } from './timelineRow.ts';

export interface TimelineRows {
  /** Steps that are shown, by their index, in order. */
  readonly shown: ComputedRef<readonly number[]>;
  /** Whether a filter is on. */
  readonly filtered: ComputedRef<boolean>;
  row(index: number): TimelineRow | null;
}

/** `search` lets through the lines that have all of its words; every line where it is empty. */
export function useTimelineRows(say: InspectorSay, { steps }: Playhead, search: () => string): TimelineRows {
  // A step never changes once it is there: its line is made once, however often it scrolls by.
  const made = new WeakMap<Step, TimelineRow>();

  function row(index: number): TimelineRow | null {
    const step = steps.value[index];
    if (step === undefined) return null;
    const known = made.get(step) ?? rowOf(say, step, steps.value[index - 1]);
    made.set(step, known);
    return known;
  }

  const words = computed(() =>
    search()
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== ''),
  );
  const shown = computed(() => {
    const all = steps.value.map(({ index }) => index);
    if (words.value.length === 0) return all;
    return all.filter((index) => {
      const text = row(index)?.text ?? '';
      return words.value.every((word) => text.includes(word));
    });
  });
  return { shown, filtered: computed(() => words.value.length > 0), row };
}

/** The place in `shown` of the last line at or before a step; −1 where all come later. */
export function placeAt(shown: readonly number[], index: number): number {
  let [low, high] = [-1, shown.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((shown[middle] ?? Infinity) <= index) low = middle;
    else high = middle - 1;
  }
  return low;
}
