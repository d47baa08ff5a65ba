import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LETTERS, Q, QU_SYMBOL } from '#shared/dictionary/letters.ts';
import { placeRows, rowsAfter, skipsTo } from '#shared/dictionary/rows.ts';

/** Masks of letters, of few as often as of many. */
const leadsOn = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 2 ** LETTERS - 1 }),
      fc.nat(LETTERS - 1).map((letter) => 1 << letter),
    ),
    {
      maxLength: 300,
    },
  )
  .map((masks) => Int32Array.from(masks));

/** The entries that a state needs: one a letter, and one for Qu where it has a q. */
function entriesOf(letters: number, row: number): readonly number[] {
  const all = ((letters >>> Q) & 1) === 1 ? letters | (1 << QU_SYMBOL) : letters;
  return [...Array(QU_SYMBOL + 1).keys()].filter((entry) => (all >>> entry) & 1).map((entry) => row + entry);
}

describe('the rows of an automaton', () => {
  it('lie over each other without two needed entries meeting, and end where they say', () => {
    fc.assert(
      fc.property(leadsOn, (masks) => {
        const { rowOf, end } = placeRows(masks);
        const entries = [...masks].flatMap((letters, state) => entriesOf(letters, rowOf[state] ?? -1));
        expect(new Set(entries).size).toBe(entries.length);
        expect(entries.every((entry) => entry >= 0 && entry < end)).toBe(true);
      }),
    );
  });

  it('leave hardly an entry unused where states of one letter come last', () => {
    const masks = Int32Array.from([...Array(50).fill((1 << LETTERS) - 1), ...Array(2000).fill(1)]);
    const needed = 50 * (LETTERS + 1) + 2000;
    expect(placeRows(masks).end).toBeLessThan(needed + 2 * LETTERS);
  });

  it('are found again from how far the search for each went', () => {
    fc.assert(
      fc.property(leadsOn, (masks) => {
        const rows = placeRows(masks);
        expect(rowsAfter(skipsTo(rows, masks), masks)).toEqual(rows);
      }),
    );
  });
});
