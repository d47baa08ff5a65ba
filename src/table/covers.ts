/**
 * What is not shown unasked while people share a device and take turns: what another of them wrote. Looked at as the one
 * whose turn it is, or as a watcher, nothing is covered; whoever wants to see more says so once a turn and seat. Known
 * limit: tables alone are covered. The timeline and the step of dev mode tell what the log holds, whoever wrote it.
 */
import { inject, provide, shallowRef, watch, type InjectionKey, type Ref } from 'vue';
import type { Seat } from '#shared/match/entry.ts';
import type { Viewer } from '#shared/plugin/view.ts';

export interface Covers {
  /** As whom one looks unasked: whoever has the device; null where nothing is covered. */
  readonly holder: Readonly<Ref<Viewer | null>>;
  covers(viewer: Viewer): boolean;
  /** Shows that view until the turn passes on. */
  lift(viewer: Viewer): void;
}

const COVERS: InjectionKey<Covers> = Symbol('covers');

/** Of a match with these seats, for all tables below; `held` says who has the device, null while nobody has a secret. */
export function provideCovers(seats: readonly Seat[], held: () => Viewer | null): Covers {
  const shared = seats.filter(isPerson).length > 1;
  const now = (): Viewer | null => (shared ? held() : null);
  const holder = shallowRef(now());
  const lifted = shallowRef<ReadonlySet<Viewer>>(new Set());
  watch(now, (next) => {
    holder.value = next;
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
