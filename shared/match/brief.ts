/** What a list shows of a match without reading its log: folded from it, and kept beside it whenever it is saved. */
import type { Glance, Standing } from '#shared/plugin/view.ts';
import type { SeatIndex } from './entry.ts';

/** A game that was played to its end within a match. */
export interface FinishedGame {
  /** Match time in ms at which it ended. */
  readonly at: number;
  readonly standing: readonly Standing[];
}

export interface MatchBrief {
  /** The game's own sentences on where the match is and how it stands, in the language they were kept in. */
  readonly doing: string | null;
  readonly line: string | null;
  /** ms left on the clock that ends first; null where none runs. */
  readonly left: number | null;
  readonly tiles: Glance['tiles'];
  /** The seat of the person of this device; null where only others play. */
  readonly seat: SeatIndex | null;
  readonly games: readonly FinishedGame[];
}
