import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadOf } from '#shared/dice/spread.ts';

const counts = fc.integer({ min: 1, max: 20 });
/** A die with its side edge is a little higher than wide. */
const HIGH = 284 / 240;

test('dice stay within the place they lie in', () => {
  fc.assert(
    fc.property(counts, (count) => {
      const { columns, width } = spreadOf(count);
      const rows = Math.ceil(count / columns);
      expect(columns * width).toBeLessThanOrEqual(84);
      expect(rows * width * HIGH).toBeLessThanOrEqual(66);
    }),
  );
});

test('the more there are, the smaller they are, and all of one size stay large enough to be told apart', () => {
  fc.assert(
    fc.property(counts, counts, (one, other) => {
      const [few, many] = [Math.min(one, other), Math.max(one, other)];
      expect(spreadOf(many).width).toBeLessThanOrEqual(spreadOf(few).width);
      expect(spreadOf(many).width).toBeGreaterThan(10);
    }),
  );
});
