/** Where a game begins anew, and where only a round has ended, on a chart of two states. */
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chaptersOf } from '#shared/match/chapters.ts';
import { start } from '#shared/match/fold.ts';
import { stepsOf } from '#shared/match/steps.ts';
import { appendEntry, type Timeline } from '#shared/match/timeline.ts';
import type { Game } from '#shared/plugin/contract.ts';
import { input } from './rounds.ts';

/** Rounds that lead back to where the match begins; nobody ever scores. */
const machine = createMachine({
  id: 'scoreless',
  initial: 'waiting',
  on: { newGame: '.waiting' },
  states: {
    waiting: { on: { begin: 'round' } },
    round: { tags: 'round', on: { end: 'waiting' }, after: { 5000: 'waiting' } },
  },
});

const scoreless: Pick<Game, 'view'> = {
  view: ({ table, effects }, viewer) => ({
    viewer,
    data: null,
    prompt: { key: 'prompt' },
    seats: table.seats,
    standing: table.seats.map((_, seat) => ({ seat, score: 0, won: false })),
    clocks: [],
    effects,
    over: false,
    final: false,
  }),
};

/** The rounds of a match of these moves, as `game.round`, and how many games there were. */
function counted(...moves: readonly (readonly [string, number])[]): {
  readonly rounds: readonly string[];
  readonly games: number;
} {
  let timeline: Timeline = { machine, log: [], states: [start(machine, input)] };
  for (const [type, at] of moves) {
    timeline = appendEntry(timeline, { n: timeline.log.length + 1, at, by: 0, move: { type } });
  }
  const { rounds, games } = chaptersOf(scoreless, stepsOf(timeline, 60_000));
  return { rounds: rounds.map(({ game, number }) => `${game}.${number}`), games: games.length };
}

test('a round without a score that leads back to the beginning is a round of the same game', () => {
  const by = (end: readonly (readonly [string, number])[]): unknown =>
    counted(['begin', 0], ...end, ['begin', 10_000]);
  expect(by([['end', 1000]])).toEqual({ rounds: ['1.1', '1.2'], games: 1 });
  // The clock has ended it.
  expect(by([])).toEqual({ rounds: ['1.1', '1.2'], games: 1 });
});

test('a round that is left by what begins a new game was the last of its game', () => {
  expect(counted(['begin', 0], ['newGame', 1000], ['begin', 10_000])).toEqual({
    rounds: ['1.1', '2.1'],
    games: 2,
  });
  // Nothing was given up where nothing had begun.
  expect(counted(['newGame', 1000], ['begin', 10_000])).toEqual({ rounds: ['1.1'], games: 1 });
});
