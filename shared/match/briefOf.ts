import type { Game } from '#shared/plugin/contract.ts';
import type { Message } from '#shared/plugin/view.ts';
import type { FinishedGame, MatchBrief } from './brief.ts';
import type { SeatIndex } from './entry.ts';
import type { FoldState } from './state.ts';

/** What a match is briefed from. */
export interface Briefing {
  readonly game: Game;
  readonly state: FoldState;
  /** The games that are over by then. */
  readonly games: readonly FinishedGame[];
  /** The seat of the person of this device; null where only others play. */
  readonly seat: SeatIndex | null;
  /** Spells one of the game's messages, in whatever language is spoken. */
  readonly say: (message: Message) => string;
}

/** The brief of a match in a state, as its own person may see it. */
export function briefOf({ game, state, games, seat, say }: Briefing): MatchBrief {
  const view = game.view(state, seat ?? 'spectator');
  const glance = game.glance?.(view) ?? null;
  const due = Math.min(...view.clocks.map((clock) => clock.due));
  return {
    doing: glance === null ? null : say(glance.doing),
    line: glance === null ? null : say(glance.line),
    // Without a clock, and with one that never ends, nothing is left to tell.
    left: Number.isFinite(due) ? Math.max(0, due - state.at) : null,
    tiles: glance?.tiles ?? null,
    seat,
    games: games.map(({ figures, ...each }) =>
      figures === undefined
        ? each
        : { ...each, figures: figures.map((figure) => ({ ...figure, name: say({ key: figure.label }) })) },
    ),
  };
}
