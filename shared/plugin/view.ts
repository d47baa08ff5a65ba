import type { Seat, SeatIndex } from '#shared/match/entry.ts';
import type { Effect } from '#shared/match/state.ts';
import type { Params } from './words.ts';

/** Who looks: a seat, or somebody who only watches. */
export type Viewer = SeatIndex | 'spectator';

/** A line of the score sheet. Nobody has won a draw. */
export interface Standing {
  readonly seat: SeatIndex;
  readonly score: number;
  readonly won: boolean;
}

/** A limit that runs, from the fold's pending delays: remaining time is always `due` − now. */
export interface Clock {
  /** The delay's name in the chart. Where several run at once, `clock.<id>` in the game's messages names each. */
  readonly id: string;
  /** Match time in ms at which it ends. */
  readonly due: number;
  /** Its full length in ms, for a bar. */
  readonly length: number;
}

/** A sentence by key, from the game's messages, with what goes into its `{holes}`. */
export interface Message {
  readonly key: string;
  readonly params?: Params;
}

/** What a match stands at, for a list that has not opened it. */
export interface Glance {
  /** Where it is: "Round 3". */
  readonly doing: Message;
  /** How it stands: "You lead 41 to 36. First to 100 wins." */
  readonly line: Message;
  /** A little picture: the faces of tiles, row by row; an empty face is a tile face down. Nothing that a pause hides. */
  readonly tiles: { readonly width: number; readonly faces: readonly string[] } | null;
}

/**
 * The whole message for one viewer, JSON throughout. Nothing else ever reaches a screen, a bot or a
 * socket: what is not in here cannot leak.
 */
export interface View<Data = unknown> {
  readonly viewer: Viewer;
  /** What the game shows this viewer. */
  readonly data: Data;
  /** What is being waited for. */
  readonly prompt: Message;
  readonly seats: readonly Seat[];
  readonly standing: readonly Standing[];
  readonly clocks: readonly Clock[];
  readonly effects: readonly Effect[];
  /**
   * Whose turn it is, where seats take turns; null or left out while all may act. People who share a device are shown that
   * seat's view.
   */
  readonly turn?: SeatIndex | null;
  /** A game has ended (the match may go on with a new one). */
  readonly over: boolean;
  /** The match has ended: nothing more is accepted, everything is revealed. */
  readonly final: boolean;
}
