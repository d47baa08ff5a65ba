/**
 * Where the focus goes when the table changes under it. Controls that close take it with them; a field that is still
 * open keeps it, whatever else happens; and so does everything while the table is only watched.
 */
import { nextTick, watch, type ComputedRef } from 'vue';
import { useWatching } from '#shared/plugin/ui/watching.ts';
import type { BoggleData } from '../data.ts';

export interface Focusable {
  focus(): void;
}

export interface TablePlaces {
  entry(): Focusable | null;
  board(): Focusable | null;
  /** The headline of a review. */
  head(): Focusable | null;
  controls(): Focusable | null;
  /** Where the device is handed over. */
  handOver(): Focusable | null;
}

export interface TableFocus {
  /** What had the focus is gone: on to what this moment is about. */
  goOn(): Promise<void>;
}

/** `changed` is told of each new phase or round, before it is drawn; `drawn` after it. */
export function useTableFocus(
  data: ComputedRef<BoggleData>,
  places: TablePlaces,
  { changed, drawn }: { changed(): void; drawn(): void },
): TableFocus {
  const watching = useWatching();

  /** What a person at this moment does first. */
  function first(): Focusable | null {
    switch (data.value.phase) {
      case 'handOver':
        return places.handOver();
      case 'round':
        return hasKeyboard() ? places.entry() : places.board();
      case 'review':
      case 'gameOver':
      case 'quit':
        return places.head();
      case 'betweenRounds':
        return places.controls();
    }
  }

  watch(
    () => `${data.value.phase} ${data.value.round}`,
    async () => {
      // Who was writing goes on to what has become of it, although the board can still be walked over.
      const writing = document.activeElement?.closest('[role=grid]') ?? null;
      changed();
      await nextTick();
      drawn();
      if (watching.value) return;
      const { phase } = data.value;
      if (phase === 'round' || phase === 'handOver' || writing !== null || isFree()) first()?.focus();
    },
  );

  return {
    async goOn() {
      await nextTick();
      if (!watching.value && isFree()) first()?.focus();
    },
  };
}

/** Nothing has the focus that could use it. */
function isFree(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.matches(':disabled');
}

/** Where there is no fine pointer, the editor would bring up a keyboard over the board. */
export function hasKeyboard(): boolean {
  return matchMedia('(hover: hover) and (pointer: fine)').matches;
}
