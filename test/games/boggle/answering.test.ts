import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerTo, awaitsLexicon, inOrder, tallyOf, WORD_ORDERS } from '#games/boggle/answering.ts';
import { CLASSIC_DUEL } from '#games/boggle/rules.ts';
import { createReader, type WrittenWord } from '#games/boggle/writing.ts';
import { BOARD, TABLE_RULES } from './madeViews.ts';

const read = createReader(BOARD, TABLE_RULES);

function written(word: string): WrittenWord {
  const [only] = read(`${word}\n`).words;
  if (only === undefined) throw new Error('Nothing is written.');
  return only;
}

describe('an answer', () => {
  it('where all is told has the points, or the fault with what it costs', () => {
    const rules = { ...TABLE_RULES, penalty: 1 };
    expect(answerTo(rules, written('tea'), [])).toEqual({ is: 'counts', points: 1 });
    expect(answerTo(rules, written('tea'), ['tea'])).toEqual({ is: 'fault', fault: 'not-a-word', costs: 1 });
    expect(answerTo(rules, written('te'), [])).toEqual({ is: 'fault', fault: 'too-short', costs: 1 });
    expect(answerTo(rules, written('zoo'), [])).toEqual({ is: 'fault', fault: 'not-on-board', costs: 1 });
  });

  it('where only the board is told knows neither points nor length nor words', () => {
    const rules = { ...TABLE_RULES, told: 'board' } as const;
    for (const word of ['tea', 'te', 'ring'])
      expect(answerTo(rules, written(word), ['tea'])).toEqual({ is: 'onBoard' });
    expect(answerTo(rules, written('zoo'), [])).toMatchObject({ fault: 'not-on-board' });
  });

  it('where nothing is told is the same for every word', () => {
    const rules = { ...TABLE_RULES, told: 'nothing' } as const;
    for (const word of ['tea', 'te', 'zoo'])
      expect(answerTo(rules, written(word), ['tea'])).toEqual({ is: 'taken' });
  });

  it('waits for the lexicon only where that judges and is told', () => {
    expect(awaitsLexicon(TABLE_RULES)).toBe(true);
    expect(awaitsLexicon({ ...TABLE_RULES, told: 'board' })).toBe(false);
    expect(awaitsLexicon(CLASSIC_DUEL)).toBe(false);
  });
});

it('costs are taken off what words are worth together', () => {
  const rules = { ...TABLE_RULES, penalty: 2 };
  const answers = ['tea', 'ring', 'zoo'].map((word) => answerTo(rules, written(word), []));
  expect(tallyOf(answers)).toEqual({ count: 2, points: 0 });
});

it('every order has the same words', () => {
  const some = fc.uniqueArray(fc.constantFrom('tea', 'ring', 'zoo', 'te', 'lunge', 'ear', 'eat', 'seat'));
  fc.assert(
    fc.property(some, fc.constantFrom(...WORD_ORDERS), (words, order) => {
      const sorted = inOrder(words.map(written), order).map(({ word }) => word);
      expect(sorted.toSorted()).toEqual(words.toSorted());
    }),
  );
});
