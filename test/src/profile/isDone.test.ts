import { expect, test } from 'vitest';
import type { MatchHead } from '#shared/match/matchStore.ts';
import { dailyId } from '#shared/random/day.ts';
import { isDone } from '#src/profile/isDone.ts';
import { matchFileStem } from '#src/profile/matchFile.ts';

const DAILY = dailyId('boggle', '2026-11-30');

function head(id: string, games: number, final = false): MatchHead {
  const ended = Array.from({ length: games }, (_, at) => ({ at, standing: [] }));
  return {
    ...{ id, game: 'boggle', touched: 1, started: 1, final, origin: null },
    brief: { doing: null, line: null, left: null, tiles: null, seat: 0, games: ended },
  };
}

test('the match of a day is done with its game; any other goes on until it is final', () => {
  expect(isDone(head(DAILY, 0))).toBe(false);
  expect(isDone(head(DAILY, 1))).toBe(true);
  expect(isDone(head('a1', 1))).toBe(false);
  expect(isDone(head('a1', 1, true))).toBe(true);
  expect(isDone({ ...head(DAILY, 0), brief: null })).toBe(false);
});

test('a day’s match of another game is any other', () => {
  expect(isDone({ ...head(DAILY, 1), game: 'pig' })).toBe(false);
});

test('the file of a match is called by its game and its id, and of a day by the day', () => {
  expect(matchFileStem('boggle', 'd9fd9b6c1f2e3a4b')).toBe('quoin-boggle-d9fd9b');
  expect(matchFileStem('boggle', DAILY)).toBe('quoin-daily-boggle-2026-11-30');
  expect(matchFileStem('boggle', null)).toBe('quoin-boggle');
});
