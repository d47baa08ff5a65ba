/** A hosted match as its frame sees it: what this seat is shown, who sits around the table, and who one is there. */
import { computed, readonly, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import type { SeatIndex } from '#shared/match/entry.ts';
import type { SeatsHere } from '#shared/plugin/ui/seats.ts';
import type { View, Viewer } from '#shared/plugin/view.ts';
import type { UndoView } from '#src/room/protocol.ts';
import type { SitterView, TableView } from '#src/room/tableView.ts';
import type { LinkedMatch, LinkNow, TableLink } from './tableLink.ts';
import { useLinkNow } from './useTableLink.ts';

export interface MatchHere {
  readonly now: Readonly<ShallowRef<LinkNow>>;
  readonly view: Readonly<ShallowRef<View>>;
  readonly undo: ComputedRef<UndoView>;
  readonly table: ComputedRef<TableView | null>;
  /** Of this page; null for who watches. */
  readonly seat: ComputedRef<SeatIndex | null>;
  readonly isHost: ComputedRef<boolean>;
  /** The match itself has come to its end, or its host has ended it. */
  readonly isOver: ComputedRef<boolean>;
  readonly seats: SeatsHere;
  /** What the seat is called in the match. */
  nameOf(seat: SeatIndex): string;
  /** Match time in ms; it stands once the host has ended the match. */
  matchNow(): number;
}

/** `first`: what the link told of the match when the table was opened. */
export function useLinkedMatch(link: TableLink, first: LinkedMatch): MatchHere {
  const now = useLinkNow(link);
  const told = computed(() => now.value.match ?? first);
  // Only a view that is another: tables look at every new one.
  const view = shallowRef(told.value.view);
  watch(
    () => told.value.view,
    (next) => {
      view.value = next;
    },
    { flush: 'sync' },
  );
  const shown = shallowRef<Viewer>(view.value.viewer);
  const table = computed(() => now.value.table);
  const seat = computed(() => (view.value.viewer === 'spectator' ? null : view.value.viewer));
  watch(
    () => view.value.viewer,
    (viewer) => {
      shown.value = viewer;
    },
    { flush: 'sync' },
  );

  return {
    now,
    view,
    undo: computed(() => told.value.undo),
    table,
    seat,
    isHost: computed(() => {
      const { you } = now.value;
      return you !== null && table.value?.host === you;
    }),
    isOver: computed(() => view.value.final || table.value?.phase === 'over'),
    seats: {
      get here() {
        return seat.value === null ? [] : [seat.value];
      },
      shown: readonly(shown),
      show() {
        // Whoever sits elsewhere looks for themselves.
      },
    },
    nameOf: (at) => view.value.seats[at]?.name ?? '',
    matchNow() {
      const { began = 0, ended = null } = table.value ?? {};
      return Math.max(0, Math.min(link.roomNow(), ended ?? Infinity) - (began ?? 0));
    },
  };
}

/** Who of a table one is oneself, if anybody. */
export function sitterYou({ table, you }: LinkNow): SitterView | undefined {
  return table?.sitters.find(({ id }) => id === you);
}
