/**
 * A list that grows at its end in the same time however long it is. It is as pure as an array that is copied for each
 * item more, and shares with the list it was made from all but the last few items: what is full is never copied again.
 */

/** What arrays and growing lists have in common. Indexes are whole numbers; those below 0 count from the end. */
export interface Sequence<T> {
  readonly length: number;
  at(index: number): T | undefined;
  /** The same with another item there. @throws RangeError where there is none. */
  with(index: number, item: T): Sequence<T>;
}

export interface GrowingList<T> extends Sequence<T> {
  with(index: number, item: T): GrowingList<T>;
  /** The same with one item more. */
  plus(item: T): GrowingList<T>;
  toArray(): readonly T[];
}

/** Items in a chunk: few enough to be copied for each item more, and enough for the list of chunks to stay short. */
const CHUNK = 64;

/** The list of those items. */
export function growingList<T>(items: readonly T[] = []): GrowingList<T> {
  return items.reduce<GrowingList<T>>((list, item) => list.plus(item), listOf([], []));
}

/** `full`: chunks of {@link CHUNK} items each; `rest`: the items after them, fewer than a chunk. */
function listOf<T>(full: readonly (readonly T[])[], rest: readonly T[]): GrowingList<T> {
  const length = full.length * CHUNK + rest.length;
  const placeOf = (index: number): number => (index < 0 ? length + index : index);
  const chunkAt = (place: number): readonly T[] => full[Math.floor(place / CHUNK)] ?? rest;
  return {
    length,
    at(index) {
      const place = placeOf(index);
      return place < 0 || place >= length ? undefined : chunkAt(place)[place % CHUNK];
    },
    with(index, item) {
      const place = placeOf(index);
      if (place < 0 || place >= length) throw new RangeError(`There is no item ${index} of ${length}.`);
      const chunk = chunkAt(place).with(place % CHUNK, item);
      return place < full.length * CHUNK
        ? listOf(full.with(Math.floor(place / CHUNK), chunk), rest)
        : listOf(full, chunk);
    },
    plus(item) {
      const more = [...rest, item];
      return more.length < CHUNK ? listOf(full, more) : listOf([...full, more], []);
    },
    toArray: () => [...full.flat(), ...rest],
  };
}
