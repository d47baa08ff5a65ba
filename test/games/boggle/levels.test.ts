import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { BoggleMove } from '#games/boggle/moves.ts';
import type { PossibleWord } from '#games/boggle/data.ts';
import { game } from '#games/boggle/game.ts';
import { levelBot, planOf } from '#games/boggle/levels.ts';
import { COMPUTER_LEVELS } from '#games/boggle/limits.ts';
import { randomFrom } from '#shared/random/random.ts';
import { BOB, PERSON, duel as startDuel, resourcesWith } from './duel.ts';

const WORDS: readonly PossibleWord[] = Array.from({ length: 120 }, (_, i) => ({
  word: `w${String(i).padStart(2 + (i % 6), 'o')}`,
  points: 1,
  level: ([10, 35, 50, 60, 70, 80] as const)[i % 6] ?? 10,
  rude: i % 50 === 0,
}));

describe('a level', () => {
  it('writes only words it knows, none twice, none that are not shown to people', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COMPUTER_LEVELS), fc.integer({ min: 1, max: 1e9 }), (level, seed) => {
        const plan = planOf(level, WORDS, 180_000, randomFrom(seed)).map(({ word }) => word);
        const known = WORDS.filter((word) => !word.rude && (level === 10 || word.level !== 80));
        expect(new Set(plan).size).toBe(plan.length);
        expect(known.map(({ word }) => word)).toEqual(expect.arrayContaining(plan));
      }),
    );
  });

  it('writes nothing that earns nothing', () => {
    const worthless = WORDS.map((word) => ({ ...word, points: 0 }));
    expect(planOf(10, worthless, 180_000, randomFrom(1))).toEqual([]);
  });

  it('is done before the clock runs out, at a pace that a person could write at', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...COMPUTER_LEVELS),
        fc.integer({ min: 1, max: 1e9 }),
        fc.constantFrom(10_000, 60_000, 180_000, 1_800_000),
        (level, seed, time) => {
          const plan = planOf(level, WORDS, time, randomFrom(seed));
          const whole = plan.reduce((sum, { gap }) => sum + gap, 0);
          expect(whole).toBeLessThan(time);
          expect(whole / Math.max(1, plan.length)).toBeGreaterThanOrEqual(plan.length === 0 ? 0 : 2000);
        },
      ),
    );
  });

  it('sees more than the one below, on the whole', () => {
    const seen = COMPUTER_LEVELS.map((level) =>
      Array.from({ length: 40 }, (_, seed) => planOf(level, WORDS, 180_000, randomFrom(seed)).length).reduce(
        (sum, length) => sum + length,
      ),
    );
    expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
    expect(new Set(seen).size).toBe(COMPUTER_LEVELS.length);
  });

  it('sees more when there is more time, and takes its time where there is no clock', () => {
    const count = (time: number | null): number => planOf(5, WORDS, time, randomFrom(3)).length;
    expect(count(30_000)).toBeLessThan(count(180_000));
    expect(count(180_000)).toBeLessThan(count(600_000));
    expect(count(null)).toBe(count(180_000));
  });
});

describe('a level at the table', () => {
  const lexicon = ['ate', 'eat', 'tea', 'tear', 'rate', 'tare', 'seat', 'sea', 'rat', 'tar', 'art', 'ear'];

  it('writes word after word of the list, and then has ended the round for itself', () => {
    const duel = startDuel({
      seats: [PERSON, { by: 'bot', bot: 'level10', name: 'Level 10' }, BOB],
      lexicon,
      settings: { judge: 'lexicon', board: 'teasratexxxxxxxx' },
    });
    duel.move(0, { type: 'startRound' });
    const bot = levelBot(10);
    const moves: BoggleMove[] = [];
    for (let at = 1000; moves.at(-1)?.type !== 'endRound'; at += 1) {
      const decision = bot.decide(duel.view(at, 1), randomFrom(at), 1, resourcesWith(lexicon));
      if (decision === null) throw new Error('It has nothing to do.');
      moves.push(decision.move);
      duel.move(at, decision.move, 1);
    }
    expect(moves.length).toBeGreaterThan(4);
    const { players } = duel.data(2000, 0);
    expect(players[1]).toMatchObject({ wordCount: moves.length - 1, done: true });
    expect(bot.decide(duel.view(2000, 1), randomFrom(1), 1, resourcesWith(lexicon))).toBeNull();
  });

  it('is among the game’s bots at each strength', () => {
    expect(Object.keys(game.bots)).toEqual(
      expect.arrayContaining(COMPUTER_LEVELS.map((level) => `level${level}`)),
    );
  });
});
