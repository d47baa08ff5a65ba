import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '#shared/random/random.ts';
import { perfect } from '../game/bots.ts';
import { contextOf, deal, faultOfTaking, take, type Context } from '../game/rules.ts';
import { begin } from './table.ts';

const at = (left: number, turn = 0): Context => ({ ...contextOf(undefined), left, turn, wins: [0, 0] });

describe('taking', () => {
  test('takes that many, and it is the other’s turn', () => {
    expect(take(at(21), { by: 0, count: 3 })).toMatchObject({ left: 18, turn: 1, wins: [0, 0] });
    expect(take(at(18, 1), { by: 1, count: 1 })).toMatchObject({ left: 17, turn: 0 });
  });

  test('wins with the last counter', () => {
    expect(take(at(2, 1), { by: 1, count: 2 })).toMatchObject({ left: 0, wins: [0, 1] });
  });

  test('is for whoever has the turn, and for no more than there are', () => {
    expect(faultOfTaking(at(2), { by: 1, count: 1 })).toBe('take/not-your-turn');
    expect(faultOfTaking(at(2), { by: 0, count: 3 })).toBe('take/too-many');
    expect(faultOfTaking(at(2), { by: 0, count: 2 })).toBeNull();
  });
});

test('either seat may begin, as the seed has it', () => {
  const beginners = [1, 2, 3, 4, 5, 6, 7, 8].map(
    (seed) =>
      deal({
        ...at(21),
        random: contextOf({ seed, settings: { counters: 21 }, seats: [], carried: null }).random,
      }).turn,
  );
  expect(new Set(beginners)).toEqual(new Set([0, 1]));
});

test('from any number but a multiple of 4, the perfect player wins against anything', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 30 }).filter((counters) => counters % 4 !== 0),
      fc.infiniteStream(fc.integer({ min: 1, max: 3 })),
      (counters, replies) => {
        const match = begin(counters);
        const self = match.view('spectator').data.turn;
        while (!match.view(self).over) {
          const decision = perfect.decide(match.view(self), randomFrom(1), 1, {});
          if (decision === null) {
            const { left } = match.view(self).data;
            match.move(1 - self, { type: 'take', count: Math.min(left, replies.next().value ?? 1) });
          } else match.move(self, decision.move);
        }
        expect(match.view(self).standing).toContainEqual({ seat: self, score: 1, won: true });
      },
    ),
  );
});

test('after a game there may be another, and its wins are added', () => {
  const match = begin(10);
  const play = (): void => {
    while (!match.view('spectator').over)
      match.move(match.view('spectator').data.turn, { type: 'take', count: 1 });
  };
  play();
  expect(match.move(0, { type: 'take', count: 1 })).toBe('The game is over: begin a new one.');
  expect(match.move(0, { type: 'newGame' })).toBeNull();
  expect(match.view(0).data).toMatchObject({ phase: 'playing', left: 10, last: null });
  play();
  expect(match.view(0).standing.reduce((sum, { score }) => sum + score, 0)).toBe(2);
});
