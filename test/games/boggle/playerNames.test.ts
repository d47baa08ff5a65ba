import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableWords } from '#games/boggle/tableMessages.en.ts';
import { playerNames } from '#games/boggle/playerNames.ts';
import { nameKey } from '#shared/match/names.ts';
import type { Seat } from '#shared/match/entry.ts';
import { ENGLISH, phraseIn } from '#shared/plugin/ui/words.ts';
import { ANNA, LEARNER, level, TABLE_RULES, viewOf } from './madeViews.ts';

type Turns = (typeof TABLE_RULES)['turns'];

function names(seats: readonly Seat[], turns: Turns, viewer = 0): readonly string[] {
  const rules = { ...TABLE_RULES, turns };
  return playerNames(viewOf({ seats, viewer, rules }).data, seats, (key, params) =>
    phraseIn(ENGLISH, key, tableWords[key], params),
  );
}
const person = (name: string): Seat => ({ by: 'person', name });

describe('what the players are called', () => {
  it('is a number for whoever sat down as “You”, where people share a device', () => {
    expect(names([person('You'), person('Player 2')], 'inTurn')).toEqual(['Player 1', 'Player 2']);
  });

  it('leaves the name that was typed to whoever typed it', () => {
    expect(names([person('You'), person('Player 1')], 'inTurn')).toEqual(['Player 1 (2)', 'Player 1']);
  });

  it('is “You” for the viewer alone', () => {
    expect(names([person('You'), ANNA], 'together')).toEqual(['You', 'Anna']);
    expect(names([person('You'), ANNA], 'together', 1)).toEqual(['Player 1', 'You']);
  });

  it('is never the same for two, whatever they typed', () => {
    const typed = fc.constantFrom(
      'You',
      'you',
      '',
      'Player 1',
      'Player 2',
      'Computer',
      'Ann',
      'ann ',
      'A\u200Bnn',
    );
    const seat = fc.oneof(typed.map(person), fc.constantFrom(LEARNER, level(1)));
    const seats = fc.tuple(typed.map(person), fc.array(seat, { maxLength: 5 }));
    fc.assert(
      fc.property(
        seats,
        fc.constantFrom<Turns>('together', 'inTurn'),
        fc.nat(),
        ([first, others], turns, n) => {
          const all = [first, ...others];
          const told = names(all, turns, n % all.length);
          expect(told).not.toContain('');
          expect(new Set(told.map(nameKey)).size).toBe(all.length);
        },
      ),
    );
  });
});
