import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTHING_ASKED, queryOf, questionIn } from '#games/boggle/solvedQuery.ts';

describe('the address of a solved board', () => {
  it('says only what is not as usual', () => {
    expect(queryOf(NOTHING_ASKED)).toEqual({});
    expect(queryOf({ board: ' abcd ', min: 4, list: 'own:0123456789abcdef:Mine', by: 'commonness' })).toEqual(
      {
        board: 'abcd',
        min: '4',
        list: 'own:0123456789abcdef:Mine',
        by: 'commonness',
      },
    );
  });

  it('is read as it was written', () => {
    const question = fc.record({
      board: fc.stringMatching(/^[a-z.]{1,36}$/),
      min: fc.integer({ min: 1, max: 8 }),
      list: fc.constantFrom('english', 'own:0123456789abcdef:Mine'),
      by: fc.constantFrom('length' as const, 'commonness' as const),
    });
    fc.assert(
      fc.property(question, (asked) => {
        expect(questionIn(queryOf(asked))).toEqual(asked);
      }),
    );
  });

  it('has no place for a text that is too long for a board, which is read whole all the same', () => {
    const board = 'a'.repeat(301);
    expect(questionIn({ board }).board).toBe(board);
    expect(queryOf({ ...NOTHING_ASKED, board })).toEqual({});
  });

  it('takes what makes no sense as usual', () => {
    expect(questionIn({ min: '99', by: 'colour', list: '' })).toEqual(NOTHING_ASKED);
    expect(questionIn({ min: 'x' }).min).toBe(3);
  });
});
