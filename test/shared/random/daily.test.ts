import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dailySeed } from '#shared/random/daily.ts';
import { dailyId, dayNumber, dayOf, dayOfMatch, readDay } from '#shared/random/day.ts';

/** Any day of the calendar, as the platform's own dates have it. */
const moments = fc.integer({ min: Date.UTC(1000, 0, 1), max: Date.UTC(9999, 11, 31) });
const days = moments.map((moment) => {
  const date = new Date(moment);
  return dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
});

test('a day is text that sorts as days do', () => {
  expect(dayOf(2026, 11, 30)).toBe('2026-11-30');
  expect(dayOf(2027, 1, 2)).toBe('2027-01-02');
});

test.each([
  '2026-11-31',
  '2026-13-01',
  '2026-00-10',
  '2026-02-29',
  '2100-02-29',
  '2026-1-1',
  '30.11.2026',
  '',
])('“%s” is no day', (text) => {
  expect(readDay(text)).toBeNull();
  expect(dayNumber(text)).toBeNull();
});

test('leap days are days', () => {
  expect(readDay('2028-02-29')).toEqual([2028, 2, 29]);
  expect(readDay('2000-02-29')).toEqual([2000, 2, 29]);
});

test('the days between two days are counted as the platform counts them', () => {
  fc.assert(
    fc.property(moments, moments, (a, b) => {
      const numberOf = (moment: number): number => {
        const date = new Date(moment);
        return dayNumber(dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())) ?? NaN;
      };
      const apart = Math.floor(a / 86_400_000) - Math.floor(b / 86_400_000);
      expect(numberOf(a) - numberOf(b)).toBe(apart);
    }),
  );
});

test('a day has one seed in each game, and another the next day', () => {
  expect(dailySeed('boggle', '2026-11-30')).toBe(dailySeed('boggle', '2026-11-30'));
  expect(dailySeed('boggle', '2026-11-30')).toBe(BOGGLE_SEED);
  expect(dailySeed('boggle', '2026-12-01')).not.toBe(dailySeed('boggle', '2026-11-30'));
  expect(dailySeed('pig', '2026-11-30')).not.toBe(dailySeed('boggle', '2026-11-30'));
});

/** It must never change: a day's board is the same in every version. */
const BOGGLE_SEED = 2_820_444_116;

test('every seed is one that a match can have', () => {
  fc.assert(
    fc.property(days, (day) => {
      const seed = dailySeed('boggle', day);
      expect(Number.isInteger(seed) && seed >= 0 && seed <= 0xffffffff).toBe(true);
    }),
  );
});

test('a match of a day is known by what it is kept under', () => {
  expect(dayOfMatch('boggle', dailyId('boggle', '2026-11-30'))).toBe('2026-11-30');
  expect(dayOfMatch('pig', dailyId('boggle', '2026-11-30'))).toBeNull();
  expect(dayOfMatch('boggle', 'daily-boggle-2026-11-31')).toBeNull();
  expect(dayOfMatch('boggle', 'd9fd9b6c1f2e3a4b5c6d')).toBeNull();
});
