/** What a game leaves behind: figures for the statistics, and a result to share that spoils nothing. */
import { describe, expect, it } from 'vitest';
import { game } from '#games/boggle/game.ts';
import { spell } from '#shared/plugin/words.ts';
import { BOB, LEARNER, PERSON, ROUND, duel } from './duel.ts';

const WORDS = ['tea', 'eat', 'ate', 'seat', 'east', 'teas', 'sea', 'set'];

/** Two rounds of the same board: one of three words, one of one word. */
function played(seats = [PERSON, BOB]) {
  const settings = { board: 'texxasxxxxxxxxxx', end: 'rounds', rounds: 1, judge: 'lexicon' };
  const match = duel({ lexicon: WORDS, vocabulary: [], seats, settings });
  match.move(0, { type: 'startRound' });
  match.write(1, ['tea', 'seat', 'east', 'aet']);
  if (seats.length > 1) match.write(1, ['tea', 'sea'], 1);
  return match;
}

describe('the figures of a game', () => {
  it('are the longest word, the best round, the points, and words by the minute', () => {
    const match = played();
    expect(game.figures?.(match.view(1))).toEqual([]);
    expect(game.figures?.(match.view(ROUND))).toEqual([
      { kind: 'best', label: 'figure.longestWord', value: 4, note: 'seat' },
      { kind: 'best', label: 'figure.bestRound', value: 2, note: '' },
      { kind: 'best', label: 'figure.mostPoints', value: 2, note: '' },
      { kind: 'rate', label: 'figure.wordsPerMinute', of: 3, per: 3 },
    ]);
    expect(game.figures?.(match.view(ROUND, 'spectator'))).toEqual([]);
  });

  it('have each a name', () => {
    for (const { label } of game.figures?.(played().view(ROUND)) ?? []) {
      expect(game.messages).toHaveProperty([label]);
    }
  });

  it('count no time after the round was ended', () => {
    const match = played([PERSON]);
    match.move(60_000, { type: 'endRound' });
    expect(match.data(ROUND).players[0]?.feats.writing).toBe(60_000);
  });

  it('of a game of many rounds are those of all of them, as they stood when each was left', () => {
    const match = duel({ vocabulary: [], target: 10_000, settings: { board: 'texxasxxxxxxxxxx' } });
    const first = match.play(0, 'teas sea');
    match.move(first, { type: 'reject', word: 'teas' });
    const second = match.play(first, '');
    expect(match.data(second).players[0]?.feats).toMatchObject({
      bestRound: 1,
      longest: 'sea',
      lengths: [0, 0, 0, 1],
      writing: 2 * ROUND,
    });
  });
});

describe('a shared result', () => {
  const told = (match: ReturnType<typeof played>, how: 'lines' | 'aloud', viewer = 0): readonly string[] =>
    (game.share?.(match.view(ROUND, viewer))?.[how] ?? []).map(({ key, params }) =>
      spell('en', game.messages[key] ?? key, params),
    );

  it('is a few lines to look at', () => {
    expect(told(played(), 'lines')).toEqual([
      'Won 2 to 1',
      'Me: 2',
      'Bob: 1',
      'Words 3 · Points 2 · 38 % of the board',
      '3 🟦',
      '4 🟦🟦',
    ]);
  });

  it('reads well aloud', () => {
    expect(told(played([PERSON]), 'aloud')).toEqual([
      'I found 3 words.',
      'They made 3 points.',
      'That is 38 percent of all there were on the board.',
      'The longest has 4 letters.',
    ]);
  });

  it('tells no word, no letter of the board', () => {
    const text = [...told(played(), 'lines'), ...told(played(), 'aloud')].join(' ').toLowerCase();
    for (const word of WORDS) expect(text.split(/\W+/)).not.toContain(word);
  });

  it('is there only once a game is over, and for who wrote', () => {
    expect(game.share?.(played().view(1))).toBe(null);
    const match = duel({ seats: [PERSON, LEARNER], settings: { end: 'rounds', rounds: 1 }, vocabulary: [] });
    match.play(0, '');
    expect(game.share?.(match.view(ROUND, 1))).toBe(null);
    expect(game.share?.(match.view(ROUND, 'spectator'))).toBe(null);
    expect(game.share?.(match.view(ROUND, 0))).not.toBe(null);
  });
});
