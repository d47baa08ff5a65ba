/** How many games the one person has won, against whom: in a match, and from match to match. */
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CARRIED, carry } from '#games/pig/carry.ts';
import type { Carried } from '#games/pig/carry.ts';
import { OPPONENTS, sumOf } from '#games/pig/tallies.ts';
import { begin, playOut } from './match.ts';
import type { MatchOptions } from './match.ts';

const SHORT = { goal: 25 };

/** A match in which these seats win a game each, and that is then left, with what it leaves behind. */
function played(winners: readonly number[], options: MatchOptions = {}) {
  const match = begin({ settings: SHORT, ...options });
  winners.forEach((winner, i) => {
    if (i > 0) match.move(match.now(), { type: 'newGame' });
    playOut(match, (turn) => ({ type: turn === winner ? 'roll' : 'hold' }));
  });
  const over = match.data(match.now());
  match.move(match.now(), { type: 'quit' });
  return { tallies: over.tallies, left: carry.of(match.state(match.now())) };
}

describe('in a match', () => {
  it('wins and losses are counted by how the computer played', () => {
    const { tallies, left } = played([0, 1, 0]);
    expect(tallies).toEqual([{ opponent: 'keepPaceEndRace', won: 2, lost: 1 }]);
    expect(left).toEqual({
      tallies: [{ variant: 'pig', opponent: 'keepPaceEndRace', won: 2, lost: 1 }],
    });
  });

  it('a game that is not over counts for nobody', () => {
    const match = begin({ settings: SHORT });
    match.hold(1);
    match.move(2, { type: 'quit' });
    expect(carry.of(match.state(2))).toEqual({ tallies: [] });
  });

  it('several computers are one sort of opponent, and chance is another', () => {
    expect(played([2], { lineup: ['person', 'hold20', 'hold25'] }).tallies).toEqual([
      { opponent: 'several', won: 0, lost: 1 },
    ]);
    expect(played([1], { lineup: ['random', 'person'] }).tallies).toEqual([
      { opponent: 'random', won: 1, lost: 0 },
    ]);
  });

  it('nothing is counted where several people play, or none', () => {
    for (const lineup of [
      ['person', 'person'],
      ['hold20', 'hold25'],
    ]) {
      expect(played([1], { lineup })).toEqual({ tallies: null, left: null });
    }
  });

  it('is told with what earlier matches by the same rules have left', () => {
    const carried: Carried = {
      tallies: [
        { variant: 'pig', opponent: 'optimal', won: 3, lost: 4 },
        { variant: 'pig', opponent: 'keepPaceEndRace', won: 1, lost: 1 },
        { variant: 'hog', opponent: 'keepPaceEndRace', won: 9, lost: 9 },
      ],
    };
    const { tallies, left } = played([0], { carried: { tallies: [...carried.tallies] } });
    expect(tallies).toEqual([
      { opponent: 'optimal', won: 3, lost: 4 },
      { opponent: 'keepPaceEndRace', won: 2, lost: 1 },
    ]);
    expect(left?.tallies).toContainEqual({ variant: 'hog', opponent: 'keepPaceEndRace', won: 9, lost: 9 });
  });
});

describe('what is carried', () => {
  const tally = fc.record({
    variant: fc.constantFrom('pig' as const, 'twoDice' as const, 'bigPig' as const, 'hog' as const),
    opponent: fc.constantFrom(...OPPONENTS),
    won: fc.nat(50),
    lost: fc.nat(50),
  });
  const some = fc.array(tally, { maxLength: 20 }).map(sumOf);

  it('loses no game of two matches that end at once', () => {
    fc.assert(
      fc.property(some, some, some, (base, here, there) => {
        const plus = (games: Carried['tallies']): Carried => ({ tallies: sumOf([...base, ...games]) });
        const merged = carry.merge({ tallies: base }, plus(there), plus(here));
        expect(merged).toEqual({ tallies: sumOf([...base, ...here, ...there]) });
        expect(carry.merge({ tallies: base }, { tallies: base }, plus(here))).toEqual(plus(here));
        expect(v.parse(CARRIED, merged)).toEqual(merged);
      }),
    );
  });

  it('is no more than a line for each sort of game, of whole numbers', () => {
    const line = { variant: 'pig', opponent: 'optimal', won: 1, lost: 0 };
    expect(v.is(CARRIED, { tallies: [line] })).toBe(true);
    for (const bad of [
      { ...line, won: -1 },
      { ...line, won: 0.5 },
      { ...line, lost: 1e12 },
      { ...line, variant: 'dog' },
      { ...line, opponent: 'nobody' },
      { ...line, extra: 1 },
    ]) {
      expect(v.is(CARRIED, { tallies: [bad] })).toBe(false);
    }
    expect(v.is(CARRIED, { tallies: Array.from({ length: 37 }, () => line) })).toBe(false);
  });
});
