import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Seat, SeatIndex } from './entry.ts';

/** An event on its way to the chart; the fold adds `at` (and to a move `by`, `host` and `people`) when it delivers it. */
export interface ChartEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A delay that runs: the timer service of the whole arcade. */
export interface Pending {
  /** The name XState gave the delay; setting the same id again replaces it. */
  readonly id: string;
  readonly event: ChartEvent;
  /** Match time in ms at which it fires. */
  readonly due: number;
  /** Breaks ties of `due`: what was set first fires first. */
  readonly order: number;
}

/** Something the chart emitted for the senses (a beep, a shake): screens play each `n` once. */
export interface Effect {
  /** Counts the effects of a match from 1, and does not go back when play does. */
  readonly n: number;
  readonly at: number;
  readonly event: { readonly type: string; readonly [field: string]: unknown };
}

/** How many effects a state remembers: enough for any screen to catch up, bounded for ever. */
export const EFFECTS_KEPT = 32;

/** A wish to go back to entry `to`, and who has agreed so far. */
export interface Asked {
  readonly by: SeatIndex;
  readonly to: number;
  readonly agreed: readonly SeatIndex[];
}

/** The table round the game: untouched by going back. */
export interface Table {
  readonly seats: readonly Seat[];
  readonly host: SeatIndex;
  readonly asked: Asked | null;
}

/** A match at one moment: the fold of its log up to entry `n` and match time `at`. */
export interface FoldState<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly snapshot: SnapshotFrom<Machine>;
  /** Sorted by due, then order. */
  readonly pending: readonly Pending[];
  /** The last {@link EFFECTS_KEPT} effects, oldest first. */
  readonly effects: readonly Effect[];
  readonly at: number;
  /** Entries applied so far. */
  readonly n: number;
  /** Number of the last move that still stands (0 = none): going back moves it back. */
  readonly play: number;
  /** Order number the next delay will get. */
  readonly order: number;
  readonly table: Table;
}
