import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barOf, type ScoreRow } from '#shared/scoreboard/ui/scoreRow.ts';

function row(before: number, gained: number | null, target: number | null): ScoreRow {
  return {
    seat: 0,
    name: 'You',
    kind: 'you',
    before,
    gained,
    total: before + (gained ?? 0),
    target,
    note: null,
  };
}

test('41 and 21 more of 100 are 41 % and 21 %', () => {
  const bar = barOf(row(41, 21, 100), []);
  expect(bar.before).toBeCloseTo(0.41);
  expect(bar.gained).toBeCloseTo(0.21);
});

test('without a target the leader fills the bar', () => {
  const rows = [row(30, 10, null), row(20, 0, null)];
  expect(rows.map((each) => barOf(each, rows))).toEqual([
    { before: 0.75, gained: 0.25 },
    { before: 0.5, gained: 0 },
  ]);
});

test('without rounds all of the bar is of one piece', () => {
  expect(barOf(row(40, null, 100), [])).toEqual({ before: 0.4, gained: 0 });
});

test('before anybody has a point no bar is drawn', () => {
  const rows = [row(0, 0, null), row(0, 0, null)];
  expect(barOf(row(0, 0, null), rows)).toEqual({ before: 0, gained: 0 });
});

test('a bar never leaves its track, whatever a round brings or takes', () => {
  const points = fc.integer({ min: -500, max: 500 });
  fc.assert(
    fc.property(points, points, fc.option(fc.integer({ min: -10, max: 300 })), (before, gained, target) => {
      const each = row(before, gained, target);
      const bar = barOf(each, [each]);
      expect(bar.before).toBeGreaterThanOrEqual(0);
      expect(bar.gained).toBeGreaterThanOrEqual(0);
      expect(bar.before + bar.gained).toBeLessThanOrEqual(1);
    }),
  );
});
