/** The result of a match that is kept here: it is folded for that, and nothing in it changes. */
import { firstEnd } from '#shared/match/games.ts';
import type { Message } from '#shared/plugin/view.ts';
import type { OpenedMatch } from './openMatch.ts';
import { sharedResult, type SharedMatch, type SharedResult } from './sharedResult.ts';

/** How the result is told: which match it is, and in what words. */
export interface Telling extends Pick<SharedMatch, 'id' | 'title' | 'linkTo'> {
  /** Spells a message of the game. */
  readonly say: (opened: OpenedMatch, message: Message) => string;
}

/**
 * Of its first game, as it came to its end, for the person the match is kept for: what was played after it is not what
 * everybody else played that day. Null where there is nothing to share.
 */
export function keptResult(opened: OpenedMatch, { say, ...telling }: Telling): SharedResult | null {
  const { plugin, game, record, timeline } = opened;
  const state = firstEnd(game, timeline, record.until);
  if (state === null) return null;
  const seat = record.seats.findIndex(({ by }) => by === 'person');
  const shared = game.share?.(game.view(state, seat === -1 ? 'spectator' : seat)) ?? null;
  if (shared === null) return null;
  return sharedResult({
    ...telling,
    plugin,
    record,
    first: true,
    shared,
    say: (message) => say(opened, message),
  });
}
