import { describe, expect, test } from 'vitest';
import { game } from '#games/boggle/game.ts';
import { chaptersOf, type Chapter } from '#shared/match/chapters.ts';
import { stepsOf } from '#shared/match/steps.ts';
import { appendEntry, foldRecord, type Timeline } from '#shared/match/timeline.ts';
import { recordOf, seatsFor } from '#shared/match/play.ts';
import { defaultsOf } from '#shared/plugin/settings.ts';
import { duel } from '#test/games/boggle/duel.ts';
import { game as highCard } from '#test/kit/game/game.ts';
import { plugin } from '#test/kit/game/index.ts';

function named({ game: of, number, start, end, done }: Chapter): readonly unknown[] {
  return [`${of}.${number}`, start, end, done];
}

describe('the chapters of Boggle', () => {
  test('rounds last from their start until the clock ends them, and are numbered', () => {
    const match = duel();
    match.move(1000, { type: 'startRound' });
    match.move(200_000, { type: 'startRound' });
    const { rounds, games } = chaptersOf(game, stepsOf(match.timeline(), 300_000));
    expect(rounds.map(named)).toEqual([
      ['1.1', 1000, 181_000, true],
      ['1.2', 200_000, 200_000, false],
    ]);
    expect(games.map(named)).toEqual([['1.1', 0, 200_000, false]]);
  });

  test('a game that is given up for a new one begins to count anew', () => {
    const match = duel();
    match.move(0, { type: 'startRound' });
    match.move(10_000, { type: 'newGame' });
    match.move(20_000, { type: 'startRound' });
    const { rounds, games } = chaptersOf(game, stepsOf(match.timeline(), 20_000));
    expect(rounds.map(named)).toEqual([
      ['1.1', 0, 10_000, true],
      ['2.1', 20_000, 20_000, false],
    ]);
    expect(games.map(({ number }) => number)).toEqual([1, 2]);
  });

  test('a match in which nothing has happened has one game and no round', () => {
    const { rounds, games } = chaptersOf(game, stepsOf(duel().timeline(), 0));
    expect(rounds).toEqual([]);
    expect(games.map(named)).toEqual([['1.1', 0, 0, false]]);
  });
});

test('a game that cannot be shown at some moment has its chapters all the same', () => {
  const match = duel();
  match.move(0, { type: 'startRound' });
  match.move(10_000, { type: 'newGame' });
  match.move(20_000, { type: 'startRound' });
  const steps = stepsOf(match.timeline(), 30_000);
  const unseen = {
    view: () => {
      throw new Error('Nothing to see.');
    },
  };
  expect(chaptersOf(unseen, steps).rounds.map(named)).toEqual([
    ['1.1', 0, 10_000, true],
    ['1.2', 20_000, 20_000, false],
  ]);
});

describe('going back', () => {
  /** High Card without a clock and without a pause: two people, and the first round after two moves. */
  function play(): Timeline {
    const settings = { ...defaultsOf(plugin.settings), goal: 3, clock: 'none' };
    const seats = seatsFor(highCard, ['person', 'person'], () => 'Ann');
    const beginning = { seed: 1, settings, carried: null, seats };
    return foldRecord(highCard.machine(), recordOf(plugin, highCard, beginning, [], 0));
  }

  test('goes on in the old round under its old number', () => {
    let timeline = play();
    const move = (at: number, by: number): void => {
      timeline = appendEntry(timeline, { n: timeline.log.length + 1, at, by, move: { type: 'keep' } });
    };
    move(1000, 0);
    move(2000, 1);
    // The cards lie open for three seconds.
    move(6000, 0);
    const before = chaptersOf(highCard, stepsOf(timeline, 6000)).rounds.map(named);
    expect(before).toEqual([
      ['1.1', 0, 2000, true],
      ['1.2', 5000, 6000, false],
    ]);
    timeline = appendEntry(timeline, { n: 4, at: 7000, by: 0, table: { type: 'back', to: 1 } });
    move(8000, 1);
    expect(chaptersOf(highCard, stepsOf(timeline, 12_000)).rounds.map(named)).toEqual([
      ['1.1', 0, 2000, true],
      ['1.2', 5000, 7000, true],
      ['1.1', 7000, 8000, true],
      ['1.2', 11_000, 11_000, false],
    ]);
  });
});
