/**
 * What is not shown unasked while people share a device and take turns: what another of them wrote. Looked at as the one
 * whose turn it is, or as a watcher, nothing is covered; whoever wants to see more says so once a turn and seat.
 */
import { inject, provide, shallowRef, watch, type InjectionKey, type Ref } from 'vue';
import type { Seat, SeatIndex } from '#shared/match/entry.ts';
import type { FoldState } from '#shared/match/state.ts';
import type { Viewer } from '#shared/plugin/view.ts';
import type { LiveStage } from '#src/table/liveStage.ts';
import type { Watched } from './watched.ts';

export interface Covers {
  /** As whom one looks unasked: whoever has the device; null where nothing is covered. */
  readonly holder: Readonly<Ref<Viewer | null>>;
  covers(viewer: Viewer): boolean;
  /** Shows that view until the turn passes on. */
  lift(viewer: Viewer): void;
}

const COVERS: InjectionKey<Covers> = Symbol('covers');

/** Of a match that goes on here (`stage`), or of a record as it ends; lent to the tables below. */
export function provideCovers(watched: Watched, stage: LiveStage | null, end: () => FoldState): Covers {
  const { seats } = watched.record();
  const shared = seats.filter(isPerson).length > 1;
  const kept = stage === null && shared && watched.host === null ? turnAt(watched, end()) : null;
  const lifted = shallowRef<ReadonlySet<Viewer>>(new Set());
  const holder = shallowRef(held());

  function held(): Viewer | null {
    if (!shared) return null;
    if (stage !== null) return stage.turn.value === null ? null : stage.viewer.value;
    // While a computer's turn is kept, nobody knows who has the device.
    return kept === null || isPerson(seats[kept]) ? kept : 'spectator';
  }
  watch(held, (now) => {
    holder.value = now;
    lifted.value = new Set();
  });

  const covers: Covers = {
    holder,
    covers: (viewer) =>
      holder.value !== null &&
      viewer !== holder.value &&
      viewer !== 'spectator' &&
      isPerson(seats[viewer]) &&
      !lifted.value.has(viewer),
    lift(viewer) {
      lifted.value = new Set([...lifted.value, viewer]);
    },
  };
  provide(COVERS, covers);
  return covers;
}

/** Null where nothing is ever covered. */
export function useCovers(): Covers | null {
  return inject(COVERS, null);
}

function isPerson(seat: Seat | undefined): boolean {
  return seat?.by === 'person';
}

/** Whose turn it is; null where the game cannot say. */
function turnAt({ game }: Watched, state: FoldState): SeatIndex | null {
  try {
    return game.view(state, 'spectator').turn ?? null;
  } catch (error) {
    // The table of that moment says so on the screen.
    console.warn('The game could not say whose turn it is:', error);
    return null;
  }
}
