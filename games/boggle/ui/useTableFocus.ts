/**
 * Where the focus goes when the table changes under it. Controls that close take it with them; a field that is still
 * open keeps it, whatever else happens; and so does everything while the table is only watched.
 */
import { nextTick, onMounted, watch, type ComputedRef, type Ref } from 'vue';
import { useWatching } from '#shared/plugin/ui/watching.ts';
import type { BoggleData } from '../data.ts';
import { arrangementOf } from './arrangement.ts';

export interface Focusable {
  focus(): void;
}

type Place = Readonly<Ref<Focusable | null>>;

export interface TablePlaces {
  readonly entry: Place;
  readonly board: Place;
  /** The headline of a review. */
  readonly head: Place;
  readonly controls: Place;
  /** Where the device is handed over. */
  readonly handOver: Place;
}

export interface TableFocus {
  /** What had the focus is gone: on to what this moment is about. */
  goOn(): Promise<void>;
  /** Something that was opened over the table is closed: on to the sheet, if that is being written. */
  goBack(): Promise<void>;
}

/** `changed` is told of each new phase or round, before it is drawn; `drawn` after it. */
export function useTableFocus(
  data: ComputedRef<BoggleData>,
  places: TablePlaces,
  { changed, drawn }: { changed(): void; drawn(): void },
): TableFocus {
  const watching = useWatching();

  let arranged = arrangementOf(data.value.phase);

  /** What a person at this moment does first. */
  function first(): Focusable | null {
    switch (data.value.phase) {
      case 'handOver':
        return places.handOver.value;
      case 'round':
        return (hasKeyboard() ? places.entry.value : null) ?? places.board.value;
      case 'review':
      case 'gameOver':
      case 'quit':
        return places.head.value;
      case 'betweenRounds':
        return places.controls.value;
    }
  }

  watch(
    () => `${data.value.phase} ${data.value.round}`,
    async () => {
      const stays = arrangementOf(data.value.phase) === arranged;
      arranged = arrangementOf(data.value.phase);
      // Who was writing goes on to what has become of it, although the board can still be walked over.
      const writing = document.activeElement?.closest('[role=grid]') ?? null;
      if (!stays && !watching.value) letGo();
      changed();
      await nextTick();
      drawn();
      if (watching.value) return;
      const { phase } = data.value;
      if (phase === 'round' || phase === 'handOver' || writing !== null || isFree()) first()?.focus();
    },
  );

  /** Where the clock runs, what is typed is meant for the sheet, wherever the focus was before. */
  function toSheet(): void {
    const { phase, can } = data.value;
    if (!watching.value && (phase === 'handOver' || can.write)) first()?.focus();
  }

  // Come back to in the middle of a round. At once: the page looks afterwards whether its heading is to have the focus.
  onMounted(toSheet);

  return {
    async goBack() {
      await nextTick();
      if (hasKeyboard()) toSheet();
    },
    async goOn() {
      await nextTick();
      if (!watching.value && isFree()) first()?.focus();
    },
  };
}

/** What goes is left before it goes: with the focus in it, the browser lays out the page when it is half drawn. */
function letGo(): void {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active.closest('.controls, .word-entry') !== null) active.blur();
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
