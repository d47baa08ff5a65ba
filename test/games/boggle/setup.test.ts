/** What is chosen at set-up: the settings, the presets, the board of the day, and the boards that follow. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBoard } from '#games/boggle/board.ts';
import { CUBE_SETS } from '#games/boggle/cubes.ts';
import { plugin } from '#games/boggle/index.ts';
import { givenBoard, optionsOf, rulesFor } from '#games/boggle/options.ts';
import { possibleIn, possibleText } from '#games/boggle/possible.ts';
import { CLASSIC_DUEL } from '#games/boggle/rules.ts';
import { share } from '#games/boggle/share.ts';
import { LONG_WORD_SCORES, pointsFor } from '#games/boggle/scoring.ts';
import { readSettings } from '#shared/plugin/readSettings.ts';
import type { Settings } from '#shared/plugin/settings.ts';
import { boards } from './boards.ts';
import { BOB, PERSON, ROUND, duel } from './duel.ts';
import type { Duel } from './duel.ts';

const rulesOf = (settings: Settings, size = 4) => rulesFor(optionsOf(settings), size, true);
const preset = (id: string): Settings => plugin.presets?.find((each) => each.id === id)?.settings ?? {};

describe('the settings', () => {
  it('left alone are the rules of the SRS', () => {
    expect(rulesOf({})).toEqual(CLASSIC_DUEL);
    expect(plugin.presets?.[0]).toMatchObject({ id: 'duel', settings: {} });
  });

  it('of every preset and of the board of the day are within their limits', () => {
    const offered = [...(plugin.presets ?? []), ...(plugin.daily === undefined ? [] : [plugin.daily])];
    expect(offered.length).toBeGreaterThan(4);
    for (const { settings } of offered) expect(readSettings(plugin.settings, settings).ok).toBe(true);
  });

  it('make the table of Squeak Boggle: cubes with a Qu, three letters on 4 × 4, four on 5 × 5, a word list', () => {
    expect(rulesOf(preset('table'))).toMatchObject({
      letters: { by: 'cubes', set: 'new-4x4-1987' },
      minLength: 3,
      judge: 'lexicon',
      told: 'all',
    });
    expect(rulesOf(preset('big'), 5)).toMatchObject({ letters: { set: 'big-5x5-1979' }, minLength: 4 });
    expect(rulesOf(preset('superBig'), 6)).toMatchObject({ minLength: 4, scores: LONG_WORD_SCORES });
  });

  it('name a set of cubes of the right size', () => {
    for (const [size, field] of [
      [4, plugin.settings.cubes4],
      [5, plugin.settings.cubes5],
    ] as const) {
      if (field?.kind !== 'choice') throw new Error('The cubes are no choice.');
      for (const { value } of field.options) {
        const { letters } = rulesOf({ letters: 'cubes', [`cubes${size}`]: value }, size);
        if (letters.by !== 'cubes') throw new Error('Cubes were asked for.');
        expect(CUBE_SETS[letters.set].size).toBe(size);
        expect(letters.set).toContain(value);
      }
    }
  });
});

describe('a board given by hand', () => {
  const square = boards(6).filter(({ width, height }) => width === height && width >= 4);

  it('is taken in its text form, whatever it holds, and decides the size', () => {
    fc.assert(
      fc.property(square, (board) => {
        const text = formatBoard(board);
        expect(readSettings(plugin.settings, { board: text }).ok).toBe(true);
        expect(givenBoard({ board: text })).toEqual(board);
      }),
    );
    const match = duel({ settings: { board: 'x'.repeat(25), size: '6' } });
    expect(match.data(0)).toMatchObject({ nextSize: 5, rules: { size: 5 } });
  });

  it.each(['abc', 'x'.repeat(17), 'x'.repeat(15) + '?', '(abcde)' + 'x'.repeat(15), '()' + 'x'.repeat(15)])(
    'is refused with a sentence when it is %s',
    (board) => {
      const read = readSettings(plugin.settings, { board });
      expect(read).toMatchObject({
        ok: false,
        message: 'Board is 16, 25 or 36 letters, not all of them solid, as in abcdefghijklmnop.',
      });
    },
  );

  it('begins every game, and only its first round', () => {
    const match = duel({ settings: { board: 'abcdefghijklmnop' }, vocabulary: [], target: 10_000 });
    const first = match.play(0, '');
    expect(match.data(first).board?.faces.join('')).toBe('ABCDEFGHIJKLMNOP');
    match.move(first, { type: 'startRound' });
    expect(match.data(first).board?.faces.join('')).not.toBe('ABCDEFGHIJKLMNOP');
    match.move(first, { type: 'newGame' });
    match.move(first, { type: 'startRound' });
    expect(match.data(first).board?.faces.join('')).toBe('ABCDEFGHIJKLMNOP');
  });
});

describe('the size', () => {
  it('is changed between rounds, and the letters and the shortest word follow it', () => {
    const match = duel({
      settings: { letters: 'cubes', minLength: 'usual' },
      vocabulary: [],
      target: 10_000,
    });
    expect(match.data(0).rules).toMatchObject({ size: 4, minLength: 3 });
    match.move(0, { type: 'setSize', to: 5 });
    expect(match.data(0).rules).toMatchObject({ size: 5, minLength: 4, letters: { set: 'big-5x5-1979' } });
    match.move(0, { type: 'startRound' });
    expect(match.data(0).board?.faces).toHaveLength(25);
  });

  it('brings a board given by hand back with its own size, as long as no round was played', () => {
    const match = duel({ settings: { board: 'abcdefghijklmnop' }, vocabulary: [] });
    match.move(0, { type: 'setSize', to: 5 });
    expect(match.data(0)).toMatchObject({ rules: { size: 5, givenBoard: null }, asSetUp: false });
    match.move(0, { type: 'setSize', to: 4 });
    match.move(0, { type: 'startRound' });
    expect(match.data(0).board?.faces.join('')).toBe('ABCDEFGHIJKLMNOP');
  });

  it('leaves the round that was played as it was counted', () => {
    const settings = { letters: 'cubes', minLength: 'usual', board: 'texxaxxxxxxxxxxx' };
    const match = duel({ settings, vocabulary: [], target: 10_000 });
    const end = match.play(0, 'tea');
    const before = match.data(end);
    match.move(end, { type: 'setSize', to: 6 });
    expect(match.data(end)).toEqual({ ...before, nextSize: 6, nextMinLength: 4, asSetUp: false });
    match.move(end, { type: 'startRound' });
    expect(match.data(end)).toMatchObject({ rules: { size: 6, minLength: 4 }, ledger: [[1, 0]] });
    expect(match.data(end).board?.faces).toHaveLength(36);
  });

  it('is not changed mid-round, nor to what it is; a board given by hand is left behind', () => {
    const match = duel({ settings: { board: 'abcdefghijklmnop' }, vocabulary: [], seats: [PERSON, BOB] });
    expect(match.refusal(0, { type: 'setSize', to: 4 })).toBe('size/same');
    expect(match.refusal(0, { type: 'setSize', to: 7 })).toBe('move/malformed');
    match.move(0, { type: 'startRound' });
    expect(match.refusal(1, { type: 'setSize', to: 5 })).toBe('round/running');
    match.move(ROUND, { type: 'setSize', to: 5 });
    match.move(ROUND, { type: 'setSize', to: 4 });
    match.move(ROUND, { type: 'newGame' });
    match.move(ROUND, { type: 'startRound' });
    expect(match.data(ROUND).board?.faces.join('')).not.toBe('ABCDEFGHIJKLMNOP');
  });
});

describe('a board worth playing', () => {
  const words = [
    'tea',
    'eat',
    'ate',
    'tee',
    'set',
    'see',
    'sea',
    'net',
    'ten',
    'tan',
    'ant',
    'eta',
    'ear',
    'art',
  ];
  const possible = (seed: number, settings: Settings): number => {
    const match = duel({ seed, lexicon: words, vocabulary: [], settings });
    match.move(0, { type: 'startRound' });
    return possibleIn(match.state(0).snapshot.context.possible).length;
  };

  it('has as many words as were asked for', () => {
    const seeds = Array.from({ length: 12 }, (_, i) => i);
    const asked = seeds.map((seed) => possible(seed, { leastWords: 4 }));
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(4);
    // Not asked for, some of the same deals have fewer.
    expect(Math.min(...seeds.map((seed) => possible(seed, {})))).toBeLessThan(4);
  });
});

describe('the board of the day', () => {
  const play = (seed: number, words: readonly string[]): Duel => {
    const match = duel({ seed, seats: [PERSON], settings: { ...plugin.daily?.settings }, vocabulary: [] });
    match.move(0, { type: 'startRound' });
    match.write(1, words);
    return match;
  };

  it('is the same for everybody with its seed, whatever they write', () => {
    expect(plugin.daily?.seats).toEqual(['person']);
    expect(play(77, ['tea']).data(2).board).toEqual(play(77, ['cat', 'dog']).data(5).board);
    expect(play(77, []).data(2).board).not.toEqual(play(78, []).data(2).board);
  });

  it('is over after its one round', () => {
    expect(play(77, []).data(ROUND)).toMatchObject({ phase: 'gameOver', round: 1 });
  });

  it('is played once, as it is: no other size and no new game, before or after its round', () => {
    const match = duel({ seats: [PERSON], settings: { ...plugin.daily?.settings }, vocabulary: [] });
    expect(match.data(0).can).toMatchObject({ startRound: true, size: false, newGame: false, quit: true });
    expect(match.refusal(0, { type: 'setSize', to: 5 })).toBe('game/once');
    expect(match.refusal(0, { type: 'newGame' })).toBe('game/once');
    const end = match.play(0, 'tea\n');
    expect(match.refusal(end, { type: 'startRound' })).toBe('game/once');
    expect(match.refusal(end, { type: 'newGame', seed: 1 })).toBe('game/once');
    expect(match.refusal(end, { type: 'quit' })).toBeNull();
  });
});

describe('what a chart remembers of the words there are', () => {
  it('comes back as it was: word, points, how common, whether shown unasked', () => {
    const words = fc.uniqueArray(
      fc.record({
        word: fc.stringMatching(/^[a-z]{1,17}$/),
        level: fc.constantFrom(10, 20, 35, 40, 50, 55, 60, 70, 80, null),
        rude: fc.boolean(),
      }),
      { selector: ({ word }) => word },
    );
    fc.assert(
      fc.property(words, (drawn) => {
        const possible = drawn.map((each) => ({
          ...each,
          points: pointsFor(each.word.length, LONG_WORD_SCORES),
        }));
        expect(possibleIn(possibleText(possible, LONG_WORD_SCORES))).toEqual(possible);
      }),
    );
  });
});

describe('a shared result', () => {
  it('is told to be dealt again from the seed only where it is: in the first game, as it was set up', () => {
    const match = duel({
      target: 1,
      seats: [PERSON],
      settings: { board: 'teaxxxxxxxxxxxxx' },
      vocabulary: [],
    });
    const end = match.play(0, 'tea');
    expect(share(match.view(end))?.repeats).toBe(true);
    match.move(end, { type: 'newGame', seed: 7 });
    expect(match.data(end).asSetUp).toBe(false);
    expect(share(match.view(match.play(end, 'tea')))?.repeats).toBe(false);
  });
});
