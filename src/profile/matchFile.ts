/** What the file of a match is called. */
import { dayOfMatch } from '#shared/random/day.ts';

/**
 * Its name without an ending: the game and, of a match that is kept here, enough of the id to tell it from others. The
 * id of a day's match says all of that by itself.
 */
export function matchFileStem(game: string, id: string | null): string {
  if (id === null) return `quoin-${game}`;
  return dayOfMatch(game, id) === null ? `quoin-${game}-${id.slice(0, 6)}` : `quoin-${id}`;
}
