import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookUp, scoresOf } from '#games/boggle/finds.ts';
import type { RoundWords } from '#games/boggle/finds.ts';
import { listsOf } from '#games/boggle/lists.ts';
import { hasReached, outcomesOf } from '#games/boggle/outcome.ts';
import { CLASSIC_DUEL, SHEET_LIMIT } from '#games/boggle/rules.ts';
import { editText, faultOfEdit, wordsIn } from '#games/boggle/sheet.ts';
import { firstBoard, onBoard, wordsOf } from './duel.ts';

const board = firstBoard();
const pool = [...onBoard(board, 3, 4), ...onBoard(board, 6, 4), ...onBoard(board, 1, 1), 'zzzz', 'é!', 'yyy'];

/** Rounds of up to 16 seats, each with some words and some of them rejected. */
const rounds: fc.Arbitrary<RoundWords> = fc
  .array(fc.tuple(fc.uniqueArray(fc.constantFrom(...pool)), fc.uniqueArray(fc.constantFrom(...pool))), {
    minLength: 1,
    maxLength: 16,
  })
  .map((seats) => ({
    finds: seats.map(([words]) => lookUp(board, words)),
    rejected: seats.map(([words, rejected]) => rejected.filter((word) => words.includes(word))),
  }));

describe('the lists of a round', () => {
  it('hold each word of a seat exactly once', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const { seats } = listsOf(CLASSIC_DUEL, round);
        for (const [seat, lists] of seats.entries()) {
          const parts = [lists.alone, lists.common, lists.invalid, lists.rejected].flatMap(wordsOf);
          expect([...parts].sort()).toEqual([...wordsOf(round.finds[seat])].sort());
        }
      }),
    );
  });

  it('call common what two seats or more have, and alone what one has', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const { common, seats } = listsOf(CLASSIC_DUEL, round);
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
          for (const listed of lists.invalid) expect(listed).toMatchObject({ path: null, points: 0 });
        }
      }),
    );
  });

  it('add up to the scores', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const sums = listsOf(CLASSIC_DUEL, round).seats.map((lists) =>
          lists.all.reduce((sum, listed) => sum + listed.points, 0),
        );
        expect(scoresOf(CLASSIC_DUEL, round)).toEqual(sums);
      }),
    );
  });

  it('never give another seat fewer points for a rejection', () => {
    fc.assert(
      fc.property(rounds, fc.nat(), (round, choice) => {
        const before = scoresOf(CLASSIC_DUEL, round);
        const [first] = round.finds;
        const word = first?.[choice % Math.max(1, first.length)]?.word;
        fc.pre(word !== undefined && !(round.rejected[0] ?? []).includes(word));
        const rejected = round.rejected.with(0, [...(round.rejected[0] ?? []), word]);
        const after = scoresOf(CLASSIC_DUEL, { ...round, rejected });
        expect(after[0]).toBeLessThanOrEqual(before[0] ?? 0);
        for (const [seat, points] of before.entries()) {
          if (seat > 0) expect(after[seat]).toBeGreaterThanOrEqual(points);
        }
      }),
    );
  });

  it('keep a word below the shortest length out, where rules have one', () => {
    const finds = [lookUp(board, onBoard(board, 2, 1))];
    const [lists] = listsOf({ ...CLASSIC_DUEL, minLength: 3 }, { finds, rejected: [[]] }).seats;
    expect(lists?.invalid.map((listed) => listed.fault)).toEqual(['too-short']);
  });
});

describe('the outcome', () => {
  it('is open until somebody has the target', () => {
    expect(outcomesOf([99, 0], 100)).toBe(null);
    expect(hasReached([99, 100], 100)).toBe(true);
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
  ])('of %j to 100 is %j', (totals, outcomes) => {
    expect(outcomesOf(totals, 100)).toEqual(outcomes);
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
