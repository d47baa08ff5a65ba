import type { Decision } from '#shared/plugin/contract.ts';
import type { View, Viewer } from '#shared/plugin/view.ts';
import type { Refusal } from '#shared/result.ts';
import type { SeatIndex } from './entry.ts';
import type { Crash, MatchRecord } from './record.ts';
import type { FoldState } from './state.ts';
import type { Timeline } from './timeline.ts';

/** Whether what happens is kept: never silently not. */
export type Saving =
  | { readonly kind: 'kept' }
  /** The store cannot just now; the next save tries again. */
  | { readonly kind: 'failed'; readonly why: string }
  /** Another tab plays it on: what happens here is not kept any more. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'deleted' };

/** A question to a bot: all it may know, and the seed of its own generator. */
export interface BotQuestion {
  readonly bot: string;
  readonly view: View;
  readonly seed: number;
  /** Work units it may spend. */
  readonly budget: number;
}

/** Runs bots, in a worker or in place. */
export interface BotRunner {
  decide(question: BotQuestion): Promise<Decision | null>;
  close(): void;
}

/** A match being played here: it folds, keeps the deadlines, asks the bots and saves each entry. */
export interface Host {
  readonly id: string;
  /** The match as a file, up to now. */
  record(): MatchRecord;
  /** Match time in ms. */
  now(): number;
  state(): FoldState;
  timeline(): Timeline;
  view(viewer: Viewer): View;
  /** Takes a move, or answers why not. */
  send(by: SeatIndex, move: unknown): Promise<Refusal | null>;
  /** Takes something at the table (back, ask, agree, seat, host), or answers why not. */
  sendTable(by: SeatIndex | 'table', table: unknown): Promise<Refusal | null>;
  paused(): boolean;
  /** Match time stands still; moves are refused until `resume`. */
  pause(): void;
  resume(): void;
  saving(): Saving;
  /** A mistake in the game itself that stopped the match, or null. */
  broken(): Error | null;
  /** The last error nobody expected: what stopped the match, or a move that the chart threw on; null if there was none. */
  crash(): Crash | null;
  /** Called after every change of state, pause or saving; the answer unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** The page is being put away: notes the time reached at once. */
  hide(): void;
  /** Saves what is unsaved and stops. */
  close(): Promise<void>;
}
