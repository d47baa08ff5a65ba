/** What a list shows of a match without reading its log: folded from it, and kept beside it whenever it is saved. */
import * as v from 'valibot';
import type { Figure } from '#shared/plugin/figures.ts';
import type { Glance, Standing } from '#shared/plugin/view.ts';
import type { SeatIndex } from './entry.ts';

/** A game that was played to its end within a match. */
export interface FinishedGame {
  /** Match time in ms at which it ended. */
  readonly at: number;
  readonly standing: readonly Standing[];
  /** What the game tells the statistics of whom the match is kept for; left out where it tells nothing. */
  readonly figures?: readonly Figure[];
}

/** A figure as it is kept: `label` says which of one game belong together, `name` what it is called, spelled out. */
export type KeptFigure = Figure & { readonly name: string };

/** A finished game as it is kept. What was kept before there were figures has none. */
export interface KeptGame extends FinishedGame {
  readonly figures?: readonly KeptFigure[];
}

export interface MatchBrief {
  /**
   * The game's own sentences on where the match is and how it stands. They are kept spelled out, so that a list need
   * not load the game: they stay in the language they were kept in until the match is opened again.
   */
  readonly doing: string | null;
  readonly line: string | null;
  /** ms left on the clock that ends first; null where none runs. */
  readonly left: number | null;
  readonly tiles: Glance['tiles'];
  /** The seat of the person of this device; null where only others play. */
  readonly seat: SeatIndex | null;
  readonly games: readonly KeptGame[];
}

/** A brief as it was stored. */
export const BRIEF_SCHEMA: v.GenericSchema<unknown, MatchBrief> = (() => {
  const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
  const sentence = v.nullable(v.string());
  const finite = v.pipe(v.number(), v.finite());
  const called = { label: v.string(), name: v.string() };
  const figure = v.variant('kind', [
    v.object({ kind: v.literal('best'), ...called, value: finite, note: v.string() }),
    v.object({ kind: v.literal('rate'), ...called, of: finite, per: finite }),
  ]);
  const standing = v.object({ seat: whole, score: v.number(), won: v.boolean() });
  return v.object({
    doing: sentence,
    line: sentence,
    left: v.nullable(v.pipe(v.number(), v.minValue(0))),
    tiles: v.nullable(
      v.object({
        width: v.pipe(whole, v.minValue(1)),
        faces: v.pipe(v.array(v.string()), v.maxLength(1000)),
      }),
    ),
    seat: v.nullable(whole),
    games: v.array(
      v.object({ at: whole, standing: v.array(standing), figures: v.exactOptional(v.array(figure)) }),
    ),
  });
})();
