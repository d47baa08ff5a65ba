import { describe, expect, it } from 'vitest';
import { howManyFit } from '#games/boggle/groupRows.ts';

const words = ['retained', 'leather', 'strange', 'enters', 'hearts'].map((word) => ({ word, by: null }));

describe('how many words fit into a row', () => {
  it('grows with its width and its lines, from one to all', () => {
    const widths = [10, 200, 400, 800];
    const fitting = widths.map((width) => howManyFit(words, width, 1));
    expect(fitting).toEqual(fitting.toSorted((a, b) => a - b));
    expect(fitting[0]).toBe(1);
    expect(fitting.at(-1)).toBe(5);
    expect(howManyFit(words, 200, 3)).toBeGreaterThan(howManyFit(words, 200, 1));
  });

  it('leaves room for who found them', () => {
    const found = words.map((each) => ({ ...each, by: 'You, Anna' }));
    expect(howManyFit(found, 400, 1)).toBeLessThan(howManyFit(words, 400, 1));
  });
});
