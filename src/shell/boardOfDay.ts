import { dayOfMatch } from '#shared/random/daily.ts';
import { dayInWords } from './calendar.ts';
import { say } from './say.ts';

/** “Board of 30 November 2026”, by what a match of that game is kept under; null where it is of no day. */
export function boardOfDay(game: string, id: string): string | null {
  const day = dayOfMatch(game, id);
  return day === null ? null : say('match.ofDay', { day: dayInWords(day) });
}

/** What stands beside a match's title: what its table says of the moment, and of which day it is. */
export function momentOfDay(game: string, id: string | null, moment: string): string {
  const board = id === null ? null : boardOfDay(game, id);
  if (board === null) return moment;
  return moment === '' ? board : say('match.momentOfDay', { moment, board });
}
