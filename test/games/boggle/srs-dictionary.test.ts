/** The SRS line by line, 2.1.4: dictionaries. */
import { describe, expect, it } from 'vitest';
import { starterWords } from '#games/boggle/carry.ts';
import { game } from '#games/boggle/game.ts';
import { plugin } from '#games/boggle/index.ts';
import { readSettings } from '#shared/plugin/readSettings.ts';
import { ROUND, duel, firstBoard, onBoard } from './duel.ts';

const board = firstBoard();
const fives = onBoard(board, 5, 20);
const text = fives.join(' ');

function known(match: ReturnType<typeof duel>, at: number): readonly string[] {
  return match.state(at).snapshot.context.vocabulary;
}

describe('SRS 2.1.4 dictionaries', () => {
  it('2.1.4.2 the dictionary has about 300 short words at first', () => {
    const words = starterWords();
    expect(words).toHaveLength(300);
    expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(5);
    expect(duel().data(0).vocabularySize).toBe(300);
  });

  it('2.1.4.3 typed words are added when the next round begins, not before: they may still be rejected', () => {
    const match = duel({ difficulty: 10, vocabulary: [], target: 10_000 });
    const at = match.play(0, text);
    expect(known(match, at)).toEqual([]);
    match.move(at, { type: 'startRound' });
    expect(known(match, at)).toEqual([...fives].sort());
  });

  it.each([
    ['a new game', { type: 'newGame' }],
    ['a new target', { type: 'setTarget', to: 77 }],
    ['quitting', { type: 'quit' }],
  ] as const)('2.1.4.3 typed words are added when review ends by %s', (_, move) => {
    const match = duel({ difficulty: 10, vocabulary: [], target: 10_000 });
    const at = match.play(0, text);
    match.move(at, move);
    expect(known(match, at)).toEqual([...fives].sort());
  });

  it('2.1.4.3 typed words are added when the round ends the game', () => {
    const match = duel({ difficulty: 10, vocabulary: [], target: 1 });
    const over = match.play(0, text);
    expect(match.data(over)).toMatchObject({ phase: 'gameOver', vocabularySize: 20 });
    match.move(over, { type: 'newGame' });
    expect(match.data(over).vocabularySize).toBe(20);
  });

  it.each([
    ['a new game', { type: 'newGame' }],
    ['a new target', { type: 'setTarget', to: 77 }],
    ['quitting', { type: 'quit' }],
  ] as const)('2.1.4.3 a round cut off by %s teaches nothing', (_, move) => {
    const match = duel({ difficulty: 10, vocabulary: [] });
    match.play(0, text);
    match.move(ROUND - 1, move);
    expect(known(match, ROUND - 1)).toEqual([]);
  });

  it('2.1.4.3 the dictionary is not reset between games', () => {
    const match = duel({ difficulty: 10, vocabulary: ['abc'], target: 1 });
    const over = match.play(0, text);
    match.move(over, { type: 'startRound' });
    match.move(over + 1, { type: 'setTarget', to: 500 });
    expect(match.data(over + 1).vocabularySize).toBe(21);
  });

  it('2.1.4.3 words not on the board are learned too, up to 16 letters a to z', () => {
    const match = duel({ difficulty: 10, vocabulary: [], target: 10_000 });
    const at = match.play(0, `zzzz ${'x'.repeat(16)} ${'x'.repeat(17)} naïve it's a1 don-t QUITE`);
    match.move(at, { type: 'startRound' });
    expect(known(match, at)).toEqual(['quite', 'x'.repeat(16), 'zzzz']);
  });

  it.each([1, 10])('2.1.4.4 the difficulty may be set to %i at any time', (to) => {
    const match = duel({ target: 1 });
    match.move(0, { type: 'setDifficulty', to });
    const over = match.play(1, text);
    match.move(2, { type: 'setDifficulty', to: 11 - to });
    match.move(3, { type: 'setDifficulty', to });
    expect(match.data(3)).toMatchObject({ phase: 'round', difficulty: to });
    match.move(over, { type: 'setDifficulty', to: 11 - to });
    expect(match.data(over)).toMatchObject({ phase: 'gameOver', difficulty: 11 - to });
  });

  it.each([0, 11, 5.5, -1, '5', null])('2.1.4.4 a difficulty of %s is not accepted', (to) => {
    expect(duel().refusal(0, { type: 'setDifficulty', to })).toBe('move/malformed');
    expect(readSettings(plugin.settings, { difficulty: to })).toMatchObject({ ok: false });
  });

  it('2.1.4.5 the default difficulty is 5', () => {
    expect(readSettings(plugin.settings, {})).toMatchObject({ value: { difficulty: 5 } });
  });

  it('2.1.4.6 at difficulty 10 all words typed and not rejected are learned', () => {
    const match = duel({ difficulty: 10, vocabulary: [], target: 10_000 });
    const at = match.play(0, text);
    const [rejected = '', ...others] = fives;
    match.move(at, { type: 'reject', word: rejected });
    match.move(at, { type: 'startRound' });
    expect(known(match, at)).toEqual([...others].sort());
  });

  it('2.1.4.7 a difficulty set during review takes effect at once', () => {
    const words = Array.from({ length: 200 }, (_, i) =>
      `w${i}`.replace(/\d/g, (d) => 'abcdefghij'[Number(d)] ?? ''),
    );
    const learned = (to: number): number => {
      const match = duel({ difficulty: 11 - to, vocabulary: [], target: 10_000 });
      const at = match.play(0, words.join(' '));
      match.move(at, { type: 'setDifficulty', to });
      match.move(at, { type: 'startRound' });
      return match.data(at).vocabularySize;
    };
    expect(learned(10)).toBe(200);
    // 200 draws at 1 in 10: 20 on average, and 60 is more than nine standard deviations away.
    expect(learned(1)).toBeLessThan(60);
  });

  it('2.1.4.8 on quitting about 300 words chosen at random are kept for the next match', () => {
    const many = onBoard(board, 6, 900);
    const match = duel({ seed: 7, vocabulary: many });
    match.move(0, { type: 'quit' });
    const carried = game.carry?.of(match.state(0));
    const kept = match.state(0).snapshot.context.kept ?? [];
    expect(carried).toEqual({ vocabulary: kept });
    expect(new Set(kept).size).toBe(300);
    expect(kept.every((word) => many.includes(word))).toBe(true);

    const other = duel({ seed: 8, vocabulary: many });
    other.move(0, { type: 'quit' });
    expect(other.state(0).snapshot.context.kept).not.toEqual(kept);

    const next = duel({ vocabulary: kept });
    expect(next.data(0).vocabularySize).toBe(300);
  });

  it('2.1.4.8 a dictionary of fewer words is kept whole', () => {
    const match = duel({ vocabulary: ['cat', 'dog'] });
    match.move(0, { type: 'quit' });
    expect(game.carry?.of(match.state(0))).toEqual({ vocabulary: ['cat', 'dog'] });
  });
});
