import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growingList, type GrowingList } from '#shared/growingList.ts';

/** Long enough for several chunks, and for a chunk that is just full. */
const lengths = fc.oneof(fc.nat(300), fc.constantFrom(63, 64, 65, 127, 128, 129));

function counted(length: number): readonly number[] {
  return Array.from({ length }, (_, i) => i);
}

describe('a list that grows', () => {
  it('holds what an array of the same items holds', () => {
    fc.assert(
      fc.property(lengths, fc.integer({ min: -400, max: 400 }), (length, index) => {
        const items = counted(length);
        const list = growingList(items);
        expect(list.length).toBe(length);
        expect(list.toArray()).toEqual(items);
        expect(list.at(index)).toBe(items.at(index));
      }),
    );
  });

  it('has another item in one place, or says that there is none', () => {
    fc.assert(
      fc.property(lengths, fc.integer({ min: -400, max: 400 }), (length, index) => {
        const items = counted(length);
        const list = growingList(items);
        if (index < -length || index >= length) {
          expect(() => list.with(index, -1)).toThrow(RangeError);
        } else {
          const changed = list.with(index, -1);
          expect(changed.toArray()).toEqual(items.with(index, -1));
          expect(changed.plus(-2).toArray()).toEqual([...items.with(index, -1), -2]);
        }
        expect(list.toArray()).toEqual(items);
      }),
    );
  });

  it('is never changed by what is made from it, even where two go on from one', () => {
    fc.assert(
      fc.property(lengths, fc.nat(130), (length, more) => {
        const items = counted(length);
        const list = growingList(items);
        const grow = (item: number): GrowingList<number> =>
          counted(more).reduce((grown) => grown.plus(item), list);
        const [ones, twos] = [grow(-1), grow(-2)];
        expect(list.toArray()).toEqual(items);
        expect(ones.toArray()).toEqual([...items, ...counted(more).map(() => -1)]);
        expect(twos.toArray()).toEqual([...items, ...counted(more).map(() => -2)]);
      }),
    );
  });
});
