/**
 * The seeded generator: xoroshiro128+ of `pure-rand`, with its state as plain data.
 *
 * The state lives in a statechart's context; a rule opens it, draws, and stores `state()` back. The same state
 * always gives the same draws, on every engine: only 32-bit integer arithmetic and IEEE doubles are used.
 * Not for secrets: who sees a few draws can foretell the rest.
 */
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The generator's four 32-bit words. JSON; treat it as opaque. */
export type RandomState = readonly number[];

/** A cursor over the draws, for use inside one rule. Every method but `state` moves it on. No array may hold undefined. */
export interface Random {
  /** An integer in 0 … n − 1, unbiased. Throws a RangeError unless n is an integer in 1 … 2^32. */
  below(n: number): number;
  /** An integer in lo … hi, both included. */
  range(lo: number, hi: number): number;
  /** True with probability p: never at p ≤ 0, always at p ≥ 1; one draw in any case. */
  chance(p: number): boolean;
  /** A new array with the same elements in an order drawn evenly from all orders. */
  shuffle<T>(xs: readonly T[]): T[];
  /** One element. Throws a RangeError for an empty array. */
  pick<T>(xs: readonly T[]): T;
  /** min(k, xs.length) different positions of xs, in drawn order. */
  sample<T>(xs: readonly T[], k: number): T[];
  /** An index with probability weights[i] / total. Throws a RangeError for a bad weight or a total of 0. */
  weighted(weights: readonly number[]): number;
  /** A fresh uint32, to seed another generator with. */
  seed(): number;
  /** The state from which the next draws follow. */
  state(): RandomState;
}

const WORD = 0x1_0000_0000;

/** The finaliser of MurmurHash3: a bijection of 32-bit words in which each bit of input sways each bit of output. */
function scramble(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * A uint32 that depends on all the integers given and on their order, to derive a generator of its own for,
 * say, a bot from (match seed, seat, move number). Integers up to 2^53 count with all their bits.
 */
export function mixSeed(...numbers: readonly number[]): number {
  let h = scramble(0x9e3779b9 ^ numbers.length);
  for (const n of numbers) {
    h = scramble((h + 0x9e3779b9 + (n >>> 0)) | 0);
    h = scramble((h + 0x9e3779b9 + (Math.floor(n / WORD) >>> 0)) | 0);
  }
  return h;
}

/** The state for a uint32 seed. Seeds are scrambled first: neighbouring seeds share nothing. */
export function seedRandom(seed: number): RandomState {
  return [mixSeed(seed, 1), mixSeed(seed, 2), mixSeed(seed, 3), mixSeed(seed, 4)].map((word) => word | 0);
}

/** A fresh generator for a uint32 seed: `openRandom(seedRandom(seed))`. */
export function randomFrom(seed: number): Random {
  return openRandom(seedRandom(seed));
}

/** Opens a stored state. Throws when it is not one that `seedRandom` or `state()` gave. */
export function openRandom(state: RandomState): Random {
  if (state.length !== 4 || state.every((word) => word === 0)) {
    throw new RangeError('This is not the state of a random generator.');
  }
  const generator = xoroshiro128plusFromState(state);

  const word = (): number => generator.next() >>> 0;
  const fraction = (): number => (word() * 0x20_0000 + (word() >>> 11)) / 2 ** 53;

  function below(n: number): number {
    if (!(Number.isInteger(n) && n >= 1 && n <= WORD)) {
      throw new RangeError(`Cannot draw a number below ${n}.`);
    }
    if (n === WORD) return word();
    let drawn = word();
    // Words at or past the last whole multiple of n would favour small results: draw again. They are the last few
    // below 2^32, fewer than n, so most draws need no division to tell.
    if (drawn > WORD - n) {
      const surplus = WORD % n;
      while (drawn >= WORD - surplus) drawn = word();
    }
    return drawn % (n >>> 0); // n as a 32-bit word, so that engines divide integers
  }

  function shuffle<T>(xs: readonly T[]): T[] {
    return sample(xs, xs.length);
  }

  // The first k steps of a Fisher–Yates shuffle.
  function sample<T>(xs: readonly T[], k: number): T[] {
    const rest = xs.slice();
    const taken: T[] = [];
    const count = Math.min(k, rest.length);
    for (let i = 0; i < count; i++) {
      const from = i + below(rest.length - i);
      taken.push(elementAt(rest, from));
      rest[from] = elementAt(rest, i);
    }
    return taken;
  }

  function pick<T>(xs: readonly T[]): T {
    if (xs.length === 0) throw new RangeError('Cannot pick from nothing.');
    return elementAt(xs, below(xs.length));
  }

  function weighted(weights: readonly number[]): number {
    let total = 0;
    for (const weight of weights) {
      if (!(weight >= 0 && weight < Infinity)) throw new RangeError(`A weight cannot be ${weight}.`);
      total += weight;
    }
    if (total === 0) throw new RangeError('Cannot draw when all weights are 0.');
    let left = fraction() * total;
    let last = 0;
    for (const [index, weight] of weights.entries()) {
      if (weight === 0) continue;
      if (left < weight) return index;
      left -= weight;
      last = index;
    }
    return last; // rounding of the sum can leave a sliver past the end
  }

  return {
    below,
    range: (lo, hi) => lo + below(hi - lo + 1),
    chance: (p) => fraction() < p,
    shuffle,
    pick,
    sample,
    weighted,
    seed: word,
    state: () => generator.getState(),
  };
}

function elementAt<T>(xs: readonly T[], index: number): T {
  const x = xs[index];
  if (x === undefined) throw new RangeError('Cannot draw from an array with undefined in it.');
  return x;
}
