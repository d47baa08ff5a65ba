/** Calendar days of the place where the person is. */
import { dayOf, readDay } from '#shared/random/day.ts';
import { language } from './say.ts';

/** The day of a moment (ms since 1970), now by default, in the person's own time zone. */
export function localDay(moment = Date.now()): string {
  const date = new Date(moment);
  return dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/** Where there is little room a day is written shorter, and without its year. */
export type DayLength = 'long' | 'short';

/** A day as people say it: “30 November 2026”; text that is none stays as it is. */
export function dayInWords(day: string, length: DayLength = 'long'): string {
  const read = readDay(day);
  if (read === null) return day;
  const [year, month, date] = read;
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, date);
  const style = length === 'long' ? { dateStyle: length } : ({ month: 'short', day: 'numeric' } as const);
  return new Intl.DateTimeFormat(language.value.tag, { ...style, timeZone: 'UTC' }).format(moment);
}
