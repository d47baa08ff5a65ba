/** Whether a match of the list has come to all it will come to. */
import type { MatchHead } from '#shared/match/matchStore.ts';
import { dayOfMatch } from '#shared/random/day.ts';

/** Once it is final; and the match of a day with its first game, for it is played once, and is left without quitting. */
export function isDone({ game, id, final, brief }: MatchHead): boolean {
  return final || (dayOfMatch(game, id) !== null && brief !== null && brief.games.length > 0);
}
