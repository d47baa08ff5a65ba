import { expect, test } from 'vitest';
import type { Step } from '#shared/match/steps.ts';
import { stepsOf } from '#shared/match/steps.ts';
import { bracketsOf, ticksOf } from '#src/watch/lineMarks.ts';
import { preciseTime } from '#src/watch/preciseTime.ts';
import { duel } from '#test/games/boggle/duel.ts';

const steps = stepsOf(duel().timeline(), 0);

function entriesAt(times: readonly number[]): readonly Step[] {
  const [start] = steps;
  if (start === undefined) throw new Error('There is no start.');
  return times.map((at, index) => ({
    kind: 'entry',
    index,
    at,
    state: start.state,
    entry: { n: index + 1, at, by: 0, move: { type: 'keep' } },
  }));
}

test('a tick for each entry, but never two on a pixel', () => {
  expect(ticksOf(entriesAt([0, 500, 1000]), 1000, 100)).toBe('M0 0v8M50 0v8M100 0v8');
  const many = entriesAt(Array.from({ length: 10_000 }, (_, i) => i));
  expect(ticksOf(many, 10_000, 300).match(/M/g)).toHaveLength(301);
});

test('the start and the delays have no tick', () => {
  expect(ticksOf(steps, 1000, 100)).toBe('');
});

test('a bracket is written into as far as there is room, and one that goes on reaches to the end', () => {
  const round = { number: 2, game: 1, from: 0, to: 1, start: 0, end: 500, done: true };
  expect(bracketsOf([round], 1000, 600)).toEqual([{ number: 2, from: 0, width: 0.5, room: 'label' }]);
  expect(bracketsOf([round], 1000, 60)).toMatchObject([{ room: 'number' }]);
  expect(bracketsOf([round], 1000, 20)).toMatchObject([{ room: 'none' }]);
  expect(bracketsOf([round], 1000, 4)).toEqual([]);
  expect(bracketsOf([{ ...round, done: false }], 1000, 600)).toMatchObject([{ width: 1 }]);
});

test('times are told to the tenth of a second', () => {
  expect(preciseTime(0)).toBe('0:00.0');
  expect(preciseTime(602_000)).toBe('10:02.0');
  expect(preciseTime(59_999)).toBe('0:59.9');
  expect(preciseTime(3_600_000)).toBe('60:00.0');
});
