/**
 * Calendar days, and what the match of a day is kept under. A day is text, `2026-11-30`; which day it is, only whoever has
 * a clock can say.
 */

const DAYS_IN = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A calendar day (Gregorian), `month` and `date` from 1, as text. */
export function dayOf(year: number, month: number, date: number): string {
  const digits = (n: number, count: number): string => String(n).padStart(count, '0');
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(date, 2)}`;
}

/** Its year, month and date; null for text that is no day there ever is. */
export function readDay(day: string): readonly [year: number, month: number, date: number] | null {
  const [, y = '', m = '', d = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const [year, month, date] = [Number(y), Number(m), Number(d)];
  const length = (DAYS_IN[month - 1] ?? 0) + (month === 2 && isLeap(year) ? 1 : 0);
  return date >= 1 && date <= length ? [year, month, date] : null;
}

/** Days since the first of March of the year 0, so that two days can be told apart by their distance; null for no day. */
export function dayNumber(day: string): number | null {
  const read = readDay(day);
  if (read === null) return null;
  const [year, month, date] = read;
  // A year that begins in March has its leap day at its end; 153 days are five months from there on.
  const years = month > 2 ? year : year - 1;
  const months = (month + 9) % 12;
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leaps + Math.floor((153 * months + 2) / 5) + date - 1;
}

/** What the match of a day is kept under, so that there is one on a device. */
export function dailyId(game: string, day: string): string {
  return `daily-${game}-${day}`;
}

/** The day of a match of that game by what it is kept under; null for any other. */
export function dayOfMatch(game: string, id: string): string | null {
  const day = id.slice(-10);
  return dailyId(game, day) === id && readDay(day) !== null ? day : null;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
