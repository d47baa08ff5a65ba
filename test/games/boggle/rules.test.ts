import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookUp, lossOf, ownersOf, scoresOf } from '#games/boggle/finds.ts';
import type { RoundWords } from '#games/boggle/finds.ts';
import { listsOf } from '#games/boggle/lists.ts';
import { hasEnded, outcomesOf } from '#games/boggle/outcome.ts';
import { isOnBoard } from '#games/boggle/paths.ts';
import { leftOf } from '#games/boggle/possible.ts';
import { CLASSIC_DUEL, SHEET_LIMIT } from '#games/boggle/rules.ts';
import type { BoggleRules } from '#games/boggle/rules.ts';
import { editText, faultOfEdit, wordsIn } from '#games/boggle/sheet.ts';
import { firstBoard, onBoard, wordsOf } from './duel.ts';

const board = firstBoard();
const quiet = { sheets: [''], rulings: [], possible: [] };
const pool = [...onBoard(board, 3, 4), ...onBoard(board, 6, 4), ...onBoard(board, 1, 1), 'zzzz', 'é!', 'yyy'];

/** Rounds of up to 16 seats, each with some words, some of them rejected, some challenged, by some rules. */
const rounds: fc.Arbitrary<RoundWords> = fc
  .record({
    seats: fc.array(
      fc.tuple(
        fc.uniqueArray(fc.constantFrom(...pool)),
        fc.uniqueArray(fc.constantFrom(...pool)),
        fc.boolean(),
      ),
      { minLength: 1, maxLength: 16 },
    ),
    known: fc.subarray(pool.filter((word) => isOnBoard(board, word))),
    challenged: fc.uniqueArray(fc.constantFrom(...pool)),
    by: fc.nat(15),
  })
  .map(({ seats, known, challenged, by }) => ({
    finds: seats.map(([words]) => lookUp(board, words)),
    rejected: seats.map(([words, rejected]) => rejected.filter((word) => words.includes(word))),
    sheets: seats.map(([words, , finished]) => words.join(' ') + (finished ? ' ' : '')),
    possible: [...known].sort().map((word) => ({ word, points: 1, level: 10, rude: false })),
    rulings: challenged.map((word) => ({ word, by: by % seats.length, stands: known.includes(word) })),
  }));

const someRules: fc.Arbitrary<BoggleRules> = fc
  .record({
    judge: fc.constantFrom('trust' as const, 'challenge' as const, 'lexicon' as const),
    penalty: fc.integer({ min: 0, max: 5 }),
    minLength: fc.integer({ min: 1, max: 6 }),
  })
  .map((some) => ({ ...CLASSIC_DUEL, ...some }));

describe('the lists of a round', () => {
  it('hold each word of a seat exactly once', () => {
    fc.assert(
      fc.property(someRules, rounds, (rules, round) => {
        const { seats } = listsOf(rules, round);
        for (const [seat, lists] of seats.entries()) {
          const parts = [lists.alone, lists.common, lists.invalid, lists.rejected].flatMap(wordsOf);
          expect([...parts].sort()).toEqual([...wordsOf(round.finds[seat])].sort());
        }
      }),
    );
  });

  it('call common what two seats or more have, and alone what one has', () => {
    fc.assert(
      fc.property(someRules, rounds, (rules, round) => {
        const { common, seats } = listsOf(rules, round);
        const having = (word: string): readonly number[] =>
          [...round.finds.keys()].filter(
            (seat) =>
              wordsOf(round.finds[seat]).includes(word) && !(round.rejected[seat] ?? []).includes(word),
          );
        for (const listed of common) {
          expect(listed.seats).toEqual(having(listed.word));
          expect(listed.seats.length).toBeGreaterThan(1);
          expect(listed).toMatchObject({ points: 0, fault: null });
        }
        for (const [seat, lists] of seats.entries()) {
          for (const listed of lists.alone) expect(having(listed.word)).toEqual([seat]);
          for (const listed of lists.invalid) expect(listed).toMatchObject({ seats: [], points: 0 });
        }
      }),
    );
  });

  it('add up to the scores, less what was lost', () => {
    fc.assert(
      fc.property(someRules, rounds, (rules, round) => {
        const sums = listsOf(rules, round).seats.map(
          (lists, seat) =>
            lists.all.reduce((sum, listed) => sum + listed.points, 0) - lossOf(rules, round, seat),
        );
        expect(scoresOf(rules, round)).toEqual(sums.map((sum) => sum + 0));
      }),
    );
  });

  it('never give another seat fewer points for a rejection', () => {
    fc.assert(
      fc.property(someRules, rounds, fc.nat(), (rules, round, choice) => {
        const before = scoresOf(rules, round);
        const [first] = round.finds;
        const word = first?.[choice % Math.max(1, first.length)]?.word;
        fc.pre(word !== undefined && !(round.rejected[0] ?? []).includes(word));
        const rejected = round.rejected.with(0, [...(round.rejected[0] ?? []), word]);
        const after = scoresOf(rules, { ...round, rejected });
        expect(after[0]).toBeLessThanOrEqual(before[0] ?? 0);
        for (const [seat, points] of before.entries()) {
          if (seat > 0) expect(after[seat]).toBeGreaterThanOrEqual(points);
        }
      }),
    );
  });

  it('keep a word below the shortest length out, where rules have one', () => {
    const round = { finds: [lookUp(board, onBoard(board, 2, 1))], rejected: [[]], ...quiet };
    const [lists] = listsOf({ ...CLASSIC_DUEL, minLength: 3 }, round).seats;
    expect(lists?.invalid.map((listed) => listed.fault)).toEqual(['too-short']);
  });
});

describe('where the lexicon judges', () => {
  const strict = { ...CLASSIC_DUEL, judge: 'lexicon' as const };

  it('what was found and what was missed are all there is, and no word is both', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const found = new Set(ownersOf(strict, { ...round, rulings: [] }).keys());
        const all = wordsOf(round.possible);
        expect([...found].filter((word) => !all.includes(word))).toEqual([]);
        const missed = all.filter((word) => !found.has(word));
        expect([...found, ...missed].sort()).toEqual([...all].sort());
        const left = leftOf(round.possible, found);
        expect(left.reduce((sum, count) => sum + count, 0)).toBe(missed.length);
        for (const word of missed) expect(left[word.length]).toBeGreaterThan(0);
      }),
    );
  });

  it('a word that it does not have counts for nobody', () => {
    const [three = '', other = ''] = onBoard(board, 3, 2);
    const possible = [{ word: three, points: 1, level: 10 as const, rude: false }];
    const round = { finds: [lookUp(board, [three, other, 'zzzz'])], rejected: [[]], ...quiet, possible };
    const [lists] = listsOf(strict, round).seats;
    expect(lists?.all.map(({ fault }) => fault)).toEqual([null, 'not-a-word', 'not-on-board']);
    expect(scoresOf(strict, round)).toEqual([1]);
  });
});

describe('a penalty', () => {
  const [three = ''] = onBoard(board, 3, 1);
  const round = (text: string): RoundWords => ({
    ...quiet,
    finds: [lookUp(board, wordsIn(text))],
    rejected: [['yyyy']],
    sheets: [text],
  });

  it.each([
    ['costs each finished word that does not count', `${three} zzzz xxxx `, 1 - 2 * 2],
    ['leaves a word that the clock cut off', `${three} zzzz`, 1],
    ['is not escaped by rejecting', `${three} yyyy `, 1 - 2],
    ['is paid once for a word written twice', `zzzz zzzz `, -2],
    ['takes nothing where all count', `${three} `, 1],
  ])('%s', (_, text, points) => {
    expect(scoresOf({ ...CLASSIC_DUEL, penalty: 2 }, round(text))).toEqual([points]);
  });
});

describe('the outcome', () => {
  it('is open until somebody has the target', () => {
    expect(hasEnded({ by: 'target' }, [99, 0], 100, 7)).toBe(false);
    expect(hasEnded({ by: 'target' }, [99, 100], 100, 1)).toBe(true);
  });

  it('is open until the last round, whatever the points', () => {
    expect(hasEnded({ by: 'rounds', rounds: 3 }, [500, 0], 100, 2)).toBe(false);
    expect(hasEnded({ by: 'rounds', rounds: 3 }, [0, 0], 100, 3)).toBe(true);
  });

  it.each([
    [
      [100, 99],
      ['win', 'lose'],
    ],
    [
      [101, 130],
      ['lose', 'win'],
    ],
    [
      [100, 100],
      ['draw', 'draw'],
    ],
    [
      [120, 120, 110],
      ['draw', 'draw', 'lose'],
    ],
    [[100], ['win']],
  ])('of %j is %j', (totals, outcomes) => {
    expect(outcomesOf(totals)).toEqual(outcomes);
  });
});

describe('a sheet', () => {
  it('is edited as an editor does it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (head, out, tail, ins) => {
        const change = { pos: head.length, del: out.length, ins };
        expect(faultOfEdit(head + out + tail, change)).toBe(null);
        expect(editText(head + out + tail, change)).toBe(head + ins + tail);
      }),
    );
  });

  it('never grows beyond its limit', () => {
    const full = 'x'.repeat(SHEET_LIMIT);
    expect(faultOfEdit(full, { pos: 5, del: 0, ins: 'y' })).toBe('sheet/full');
    expect(faultOfEdit(full, { pos: 5, del: 1, ins: 'y' })).toBe(null);
    expect(faultOfEdit('', { pos: 0, del: 0, ins: full })).toBe(null);
  });

  it('is split into its words whatever white space parts them', () => {
    const word = fc.stringMatching(/^[a-z!🎲]{1,8}$/u);
    const space = fc.constantFrom(' ', '\n', '\r\n', '\t', '\u00a0', '\u2003', ' \n\n ');
    fc.assert(
      fc.property(
        fc.uniqueArray(word),
        fc.array(space, { minLength: 60, maxLength: 60 }),
        (words, spaces) => {
          const text = words.map((one, i) => (spaces[i] ?? ' ') + one).join('') + (spaces.at(-1) ?? '');
          expect(wordsIn(text)).toEqual(words);
          expect(wordsIn(text.toUpperCase() + text)).toEqual(words);
        },
      ),
    );
  });
});
