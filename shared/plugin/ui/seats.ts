/**
 * Who of a table sits before this device. Where several people share it, the frame shows the view of whoever's turn it
 * is; while nobody's turn it is (`view.turn` is null), a table may let each of them look as themselves.
 */
import { inject, readonly, shallowRef, type InjectionKey, type Ref } from 'vue';
import type { SeatIndex } from '#shared/match/entry.ts';
import type { Viewer } from '#shared/plugin/view.ts';

export interface SeatsHere {
  /** The seats of the people here, in their order; read while drawing it is drawn anew when they change. */
  readonly here: readonly SeatIndex[];
  /** Whose view the table is given. */
  readonly shown: Readonly<Ref<Viewer>>;
  /** Shows the view of a seat that is here, until it is somebody's turn; while it is, nothing changes. */
  show(seat: SeatIndex): void;
}

export const SEATS_HERE: InjectionKey<SeatsHere> = Symbol('seats here');

/** The frame's; nobody sits here where there is no frame (a replay, a test). */
export function useSeatsHere(): SeatsHere {
  return inject(SEATS_HERE, nobodyHere, true);
}

function nobodyHere(): SeatsHere {
  return {
    here: [],
    shown: readonly(shallowRef<Viewer>('spectator')),
    show() {
      // Whoever watches is shown what they have chosen outside of the table.
    },
  };
}
