import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MatchHead } from '#shared/match/matchStore.ts';
import { standingOf } from '#shared/scoreboard/standing.ts';
import type { KeptFigure } from '#shared/match/brief.ts';
import { dailyId } from '#shared/random/day.ts';
import {
  ownResults,
  statisticsOf as statisticsOn,
  type Calendar,
  type GameStatistics,
} from '#src/profile/statistics.ts';

/** Days are counted from 2026-11-01 by moments of as many days. */
const NOVEMBER: Calendar = {
  today: '2026-11-10',
  dayOf: (moment) => `2026-11-${String(Math.floor(moment / 86_400_000) + 1).padStart(2, '0')}`,
};

function statisticsOf(heads: readonly MatchHead[]): readonly GameStatistics[] {
  return statisticsOn(heads, NOVEMBER);
}

interface Played {
  readonly id?: string;
  readonly game?: string;
  readonly started?: number;
  readonly touched?: number;
  readonly seat?: number | null;
  /** The scores of each game's seats; a game takes a minute. */
  readonly scores: readonly (readonly number[])[];
}

function match({ id = 'a', game = 'boggle', started = 1, touched = 1, seat = 0, scores }: Played): MatchHead {
  const games = scores.map((each, i) => ({ at: (i + 1) * 60_000, standing: standingOf(each, true) }));
  const brief = { doing: null, line: null, left: null, tiles: null, seat, games };
  return { id, game, started, touched, final: true, brief, origin: null };
}

const won = [100, 40];
const lost = [40, 100];
const drawn = [70, 70];

test('games are counted, not matches, each as it ended for one’s own seat', () => {
  const heads = [match({ scores: [won, lost, won] }), match({ scores: [drawn] })];
  expect(statisticsOf(heads)).toEqual([
    {
      ...{ game: 'boggle', finished: 4, won: 2, drawn: 1, lost: 1, best: 100, average: 77.5 },
      ...{ longestRun: 1, currentRun: 0, figures: [], days: null },
    },
  ]);
});

test('one’s own seat need not be the first', () => {
  expect(statisticsOf([match({ seat: 1, scores: [won] })])).toMatchObject([{ lost: 1, best: 40 }]);
});

test('a winning run goes on across matches, in the order in which they were begun', () => {
  const late = match({ id: 'late', started: 200, scores: [won, lost] });
  const early = match({ id: 'early', started: 100, scores: [lost, won, won] });
  expect(statisticsOf([late, early])).toMatchObject([{ longestRun: 3 }]);
  expect(statisticsOf([early, late])).toEqual(statisticsOf([late, early]));
});

test('where nobody noted when a match began, its last change says where it stands', () => {
  const unknown = match({ id: 'unknown', started: 0, touched: 150, scores: [lost] });
  const early = match({ id: 'early', started: 100, scores: [won] });
  const late = match({ id: 'late', started: 200, scores: [won] });
  expect(statisticsOf([late, early, unknown])).toMatchObject([{ longestRun: 1 }]);
});

test('what nobody of this device played, and what was not finished, counts for nothing', () => {
  const watched = match({ seat: null, scores: [won] });
  const unfinished = match({ scores: [] });
  expect(statisticsOf([watched, unfinished, { ...unfinished, brief: null }])).toEqual([]);
});

test('each game has figures of its own', () => {
  const heads = [match({ game: 'pig', scores: [lost] }), match({ game: 'boggle', scores: [won] })];
  expect(statisticsOf(heads)).toMatchObject([
    { game: 'boggle', won: 1, lost: 0 },
    { game: 'pig', won: 0, lost: 1 },
  ]);
});

test('a result tells the others’ scores best first, and how long the game took within its match', () => {
  expect(ownResults(match({ scores: [won, [50, 20, 80]] }))).toEqual([
    { outcome: 'won', score: 100, others: [40], took: 60_000, figures: [] },
    { outcome: 'lost', score: 50, others: [80, 20], took: 60_000, figures: [] },
  ]);
});

test('who plays alone has neither won nor lost, and no row of victories is broken or made longer by it', () => {
  const [told] = statisticsOf([match({ scores: [won, [30], won] })]);
  expect(told).toMatchObject({ finished: 3, won: 2, lost: 0, longestRun: 2, currentRun: 2, best: 100 });
  expect(ownResults(match({ scores: [[30]] }))).toMatchObject([{ outcome: 'alone', score: 30 }]);
});

test('the row of victories now is broken by the last game that was not won', () => {
  const runNow = (...scores: number[][]): number | undefined =>
    statisticsOf([match({ scores })])[0]?.currentRun;
  expect(runNow(won, lost, won, won)).toBe(2);
  expect(runNow(won, won)).toBe(2);
  expect(runNow(won, drawn)).toBe(0);
});

describe('what a game tells of itself', () => {
  const telling = (id: string, started: number, ...figures: readonly KeptFigure[]): MatchHead => {
    const head = match({ id, started, scores: [won] });
    const games = head.brief?.games.map((game) => ({ ...game, figures })) ?? [];
    return head.brief === null ? head : { ...head, brief: { ...head.brief, games } };
  };
  const word = (name: string, value: number, note: string): KeptFigure => ({
    ...{ kind: 'best', label: 'figure.word', name },
    ...{ value, note },
  });
  const speed = (of: number, per: number): KeptFigure => ({
    ...{ kind: 'rate', label: 'figure.speed', name: 'Words a minute' },
    ...{ of, per },
  });

  test('is the best there was, with what goes with it, called as it was called last', () => {
    const heads = [
      telling('late', 20, word('Longest word', 5, 'later')),
      telling('early', 10, word('Längstes Wort', 7, 'earlier')),
    ];
    expect(statisticsOf(heads)[0]?.figures).toEqual([
      { kind: 'best', label: 'figure.word', name: 'Longest word', value: 7, note: 'earlier' },
    ]);
  });

  test('is a rate of all together, not of each alone', () => {
    const heads = [telling('a', 1, speed(10, 1)), telling('b', 2, speed(10, 4))];
    expect(statisticsOf(heads)[0]?.figures).toMatchObject([{ kind: 'rate', rate: 4 }]);
    expect(statisticsOf([telling('a', 1, speed(0, 0))])[0]?.figures).toEqual([]);
  });
});

describe('days in a row', () => {
  const DAY = 86_400_000;
  /** The board of a day of November, finished on another or the same. */
  const board = (date: number, on = date): MatchHead =>
    match({
      id: dailyId('boggle', `2026-11-${String(date).padStart(2, '0')}`),
      started: (on - 1) * DAY + 1,
      scores: [won],
    });
  const daysOf = (...boards: readonly MatchHead[]): unknown => statisticsOf(boards)[0]?.days;

  test('are none where no board of the day was finished', () => {
    expect(daysOf(match({ scores: [won] }))).toBeNull();
  });

  test('go on up to today, or to yesterday while today’s is still open', () => {
    expect(daysOf(board(8), board(9), board(10))).toEqual({ current: 3, longest: 3 });
    expect(daysOf(board(9), board(8))).toEqual({ current: 2, longest: 2 });
    expect(daysOf(board(8), board(7))).toEqual({ current: 0, longest: 2 });
  });

  test('are broken by a day left out, and not mended by playing it later', () => {
    expect(daysOf(board(6), board(7), board(9), board(10))).toEqual({ current: 2, longest: 2 });
    expect(daysOf(board(7), board(8, 10), board(9), board(10))).toEqual({ current: 2, longest: 2 });
  });
});

describe('whatever was played', () => {
  const score = fc.integer({ min: -50, max: 2000 });
  const heads = fc.array(
    fc
      .record({
        game: fc.constantFrom('boggle', 'pig'),
        started: fc.nat(1000),
        touched: fc.nat(1000),
        seat: fc.constantFrom(0, 1, null),
        scores: fc.array(fc.tuple(score, score), { maxLength: 4 }),
      })
      .map(match),
    { maxLength: 8 },
  );

  test('every finished game is won, drawn or lost, once', () => {
    fc.assert(
      fc.property(heads, (played) => {
        for (const each of statisticsOf(played)) {
          expect(each.won + each.drawn + each.lost).toBe(each.finished);
          expect(each.finished).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('the average is between the worst and the best, and a run is no longer than all victories', () => {
    fc.assert(
      fc.property(heads, (played) => {
        for (const each of statisticsOf(played)) {
          const own = played.filter(({ game }) => game === each.game).flatMap(ownResults);
          const worst = Math.min(...own.map((result) => result.score));
          expect(each.average).toBeGreaterThanOrEqual(worst - 1e-9);
          expect(each.average).toBeLessThanOrEqual(each.best + 1e-9);
          expect(each.longestRun).toBeLessThanOrEqual(each.won);
          expect(each.longestRun > 0).toBe(each.won > 0);
        }
      }),
    );
  });

  test('one game more adds one game, and never shortens a run or lowers the best', () => {
    fc.assert(
      fc.property(heads, fc.tuple(score, score), (played, scores) => {
        const before = statisticsOf(played).find(({ game }) => game === 'boggle');
        const after = statisticsOf([...played, match({ started: 5000, scores: [scores] })]).find(
          ({ game }) => game === 'boggle',
        );
        expect(after?.finished).toBe((before?.finished ?? 0) + 1);
        expect(after?.best).toBe(Math.max(before?.best ?? -Infinity, scores[0]));
        expect(after?.longestRun).toBeGreaterThanOrEqual(before?.longestRun ?? 0);
      }),
    );
  });
});
