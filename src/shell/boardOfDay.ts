import { dayOfMatch } from '#shared/random/day.ts';
import { dayInWords, type DayLength } from './calendar.ts';
import { say } from './say.ts';

/** “Board of 30 November 2026”, by what a match of that game is kept under; null where it is of no day. */
export function boardOfDay(game: string, id: string, length: DayLength = 'long'): string | null {
  const day = dayOfMatch(game, id);
  return day === null ? null : say('match.ofDay', { day: dayInWords(day, length) });
}
